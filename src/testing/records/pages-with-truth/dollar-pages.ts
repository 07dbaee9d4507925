import { changed, type PageWithTruth, pay, phone, same } from './page-with-truth.ts'

/** What a person pays, and the most that a card pays. */
export const dollarPages: PageWithTruth[] = [
  same(
    'a table of dollars by household',
    '<table><caption>2026 limits (300% of the federal poverty level)</caption><tr><td>1</td><td>$47,880</td></tr><tr><td>2</td><td>$64,920</td></tr></table>',
    phone,
  ),
  same(
    'a page in Spanish',
    '<p>Pague tan solo $25 por receta. Llame al 1-800-222-3333. Su ingreso no debe pasar del 300% del nivel federal de pobreza.</p>',
  ),
  same(
    'terms of two years',
    '<p>2024 terms: pay as little as $10 per fill.</p><p>2026 terms: pay as little as $25 per fill.</p>',
  ),
  same('an example of a copay', '<p>If your copay is $100, the card pays $75, and you pay as little as $25.</p>'),
  same('a footnote with the limit', pay, '<p><small>*The card pays up to $9,000 per calendar year.</small></p>'),
  changed(
    'a footnote with another limit',
    pay,
    '<p><small>†Annual maximum benefit: up to $12,000 per calendar year.</small></p>',
  ),
  same(
    'a footnote of another medicine',
    pay,
    '<p><small>*For Otherex, the card pays up to $4,000 per calendar year.</small></p>',
  ),
  changed('another price after whose it is', '<p>With Trapex Cares, pay $40 a month.</p>'),
  changed('another least copay', '<p>Eligible patients pay as little as $0 for each prescription.</p>'),
  changed(
    'another copay in a table',
    '<table><tr><th>You pay</th><th>Card pays</th></tr><tr><td>as little as $10 per fill</td><td>the rest</td></tr></table>',
  ),
  same('the price of 90 days', '<p>Pay as little as $75 for a 90-day supply.</p>', phone),
  same(
    'the price without insurance',
    '<p>Paying without insurance? Pay only $499 a month through our pharmacy.</p>',
    phone,
  ),
  same(
    'the first fill and later ones',
    '<p>Pay as little as $0 for your first fill, then pay as little as $25 per fill.</p>',
  ),
  changed('another yearly limit', phone, '<p>The card pays up to $15,000 per calendar year.</p>'),
  same('a limit of a month', pay, '<p>The card pays a maximum of $750 per month.</p>'),
  same('the limit with cents', '<p>There is a limit of $9,000.00 per calendar year.</p>'),
  same('savings beside what is paid', '<p>Pay as little as $25 per fill.* Save up to $100 on each fill.</p>'),
  changed(
    'our phone and another yearly limit',
    '<p>Call 1-800-222-3333 (TTY 711). The card pays up to $8,000 per calendar year.</p>',
  ),
  changed('another copay in a sentence', phone, '<p>Eligible patients pay as little as $10 per fill.</p>'),
  changed(
    'another yearly limit in a table',
    '<table><tr><td>Maximum benefit: up to $7,500 per calendar year</td></tr></table>',
    phone,
  ),
  same('another price of 90 days', phone, '<p>With a 90-day supply, you pay as little as $60.</p>'),
  same('the price of our pharmacy', phone, '<p>No insurance? Pay just $199 per month at TrapexDirect.</p>'),
  same(
    'two cards with their limits',
    '<p>Trapex card: up to $9,000 per calendar year.</p><p>Otherex card: up to $4,000 per calendar year.</p>',
  ),
  changed(
    'a hero with another copay',
    '<section><h1>Trapex for as little as $5 a month</h1><p>Commercially insured patients may pay as little as $5 a month.</p></section>',
    phone,
  ),
  changed(
    'terms in small print',
    '<p><small>Offer is good for 12 fills. Maximum benefit is $6,000 per calendar year. Not valid with Medicare or Medicaid.</small></p>',
    phone,
  ),
  same(
    'terms in small print that agree',
    '<p><small>You pay as little as $25 per fill, with a maximum of $9,000 per calendar year. Not valid with Medicare.</small></p>',
  ),
  same(
    'the story of a patient',
    '<h2>Stories</h2><p>“I paid as little as $10 for my first fill,” says Ana.</p>',
    phone,
  ),
  same('a coupon of another site', '<p>GoodRx customers pay as little as $89 for generic trapexin.</p>', phone),
  same('a limit in several steps', '<ul><li>Up to 200% FPL: free</li><li>201% to 300% FPL: $25</li></ul>', phone),
  changed(
    'Spanish terms with another copay',
    '<p>Pague desde $10 por receta con la tarjeta Trapex. Se aplican condiciones.</p>',
    phone,
  ),
  same('Spanish terms that agree', '<p>Pague desde $25 por receta con la tarjeta Trapex, hasta $9,000 al año.</p>'),
  changed(
    'two sentences, both with the new limit',
    '<p>Income at or below 250% FPL.</p><p>250% of the federal poverty level is $39,900 for one person.</p>',
    phone,
  ),
  same('a savings sum', '<p>Save up to $4,500 per calendar year compared with the list price.</p>', pay),
  changed(
    'a banner',
    '<div class="banner">New in 2026: pay as little as $15 per fill with the Trapex card</div>',
    phone,
  ),
  changed(
    'a sheet of figures',
    '<table><tr><th>Household size</th><th>Limit (350% FPL)</th></tr><tr><td>1</td><td>$55,860</td></tr></table>',
    phone,
  ),
  same(
    'a sheet of another year',
    '<h2>2023 income table</h2><p>Limit: 300% of the federal poverty level: $43,740 for one person.</p>',
    phone,
  ),
  changed(
    'a list of what is new',
    '<h2>What is new</h2><ul><li>The card now pays up to $10,500 per calendar year.</li></ul>',
    phone,
  ),
  same(
    'two medicines, one card each',
    '<h2>Trapex card</h2><p>Pay as little as $25 per fill.</p><h2>Trapex Junior card</h2><p>Pay as little as $0 per fill.</p>',
  ),
  same('a card for a second medicine', '<h2>Otherex card</h2><p>Pay as little as $0 per fill.</p>', phone),
  changed(
    'questions and answers',
    '<dl><dt>How much will I pay?</dt><dd>You may pay as little as $40 per fill.</dd><dt>Who can join?</dt><dd>People with private insurance.</dd></dl>',
  ),
  changed('Spanish, another yearly limit', '<p>La tarjeta paga hasta $12,000 por año.</p>', phone),
  same(
    'Spanish, an example',
    '<p>Por ejemplo, una familia con 200% del nivel federal de pobreza paga desde $5 por receta.</p>',
    phone,
  ),
  same('a price of an injection at home', '<p>The nurse visit costs just $60. Trapex itself is free.</p>', phone),
]
