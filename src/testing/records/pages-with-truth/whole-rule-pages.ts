import { limit, type PageWithTruth, pay, phone } from './page-with-truth.ts'
import { changed, same, table } from './whole-page.ts'

/** Judged once before the rules knew them: docs/refresh.md has the figures. */
export const wholeRulePages: PageWithTruth[] = [
  changed(
    'a limit in a box',
    phone,
    '<div class="box"><strong>Who can get it?</strong><p>People whose household income is at or below 400% of the Federal Poverty Level.</p></div>',
  ),
  changed(
    'a limit in a table of rules',
    phone,
    table(
      ['Rule', 'What it means'],
      ['Income', 'No more than 250% of the federal poverty level'],
      ['Home', 'United States'],
    ),
  ),
  changed(
    'a limit below a question',
    phone,
    '<h4>How much can I earn?</h4><p>Your income must be no more than 500% of the federal poverty level for your household size.</p>',
  ),
  changed('a limit in Spanish', phone, '<p>Sus ingresos no deben pasar del 250% del nivel federal de pobreza.</p>'),
  changed(
    'a limit that has just risen',
    phone,
    '<p>Good news: since March 2026 our income limit is 350% of the federal poverty level.</p>',
  ),
  changed(
    'a limit with a footnote',
    phone,
    '<p>Your income is below 400% of the Federal Poverty Level.<sup>1</sup></p><p><sup>1</sup>In 2026, $63,840 for one person in the 48 states.</p>',
  ),
  changed(
    'a limit in a list',
    phone,
    '<ul><li>You have no insurance</li><li>Your household makes 200% of the Federal Poverty Level or less</li></ul>',
  ),
  same(
    'a limit in a range of programs',
    phone,
    '<p>Most drug makers set limits between 200% and 500% of the federal poverty level.</p>',
  ),
  same(
    'a limit of Medicaid',
    phone,
    '<p>In many states, adults with income up to 138% of the federal poverty level can have Medicaid.</p>',
  ),
  same(
    'a limit of a clinic',
    phone,
    '<p>Community health centers charge less to people below 200% of the federal poverty level.</p>',
  ),
  same(
    'a limit of a fund',
    phone,
    '<h3>Other help: PAN Foundation</h3><p>Income must be at or below 400% of the federal poverty level.</p>',
  ),
  same(
    'a limit of last year',
    phone,
    '<h3>Rules until December 31, 2025</h3><p>Income at or below 250% of the federal poverty level.</p>',
  ),
  same('a calculator', phone, '<p>Enter your income: 100% FPL, 200% FPL, 300% FPL, 400% FPL</p>'),
  same(
    'a limit with a table of dollars',
    phone,
    limit,
    table(['People', '300% of the poverty level'], ['1', '$47,880'], ['2', '$64,920']),
  ),
  same(
    'a limit for one of our medicines',
    phone,
    '<p>For Trapex Pediatric, income must be at or below 500% of the federal poverty level.</p>',
  ),
  same(
    'a limit with ours for most',
    '<p>The income limit is 300% of the federal poverty level, and 400% for families with a child who takes Trapex.</p>',
  ),
  same(
    'what a senator asked for',
    phone,
    '<p>The bill would cap copays for people below 400% of the federal poverty level.</p>',
  ),
  same(
    'a percent that is no limit',
    phone,
    '<p>Last year 80% of the people we helped lived below 200% of the federal poverty level.</p>',
  ),

  changed(
    'a copay in a hero',
    phone,
    '<h1>Pay as little as $0</h1><p>Eligible patients with private insurance pay as little as $0 per fill.</p>',
  ),
  changed(
    'a copay in the terms',
    phone,
    '<p><small>Terms: Eligible patients pay as little as $35 per 30-day fill. Not for people with Medicare or Medicaid.</small></p>',
  ),
  changed(
    'a copay in a table',
    phone,
    table(['With the card', 'You pay as little as $15 per fill'], ['Good for', '12 fills']),
  ),
  changed('a copay in Spanish', phone, '<p>Con la tarjeta, pague tan solo $10 por cada receta.</p>'),
  changed(
    'a higher yearly limit in the terms',
    phone,
    '<p><small>Maximum benefit of $13,000 per calendar year.</small></p>',
  ),
  changed(
    'a lower yearly limit in a list',
    phone,
    pay,
    '<ul><li>The card pays up to $4,800 each calendar year</li><li>Not with Medicare</li></ul>',
  ),
  changed(
    'a copay and a yearly limit',
    phone,
    '<p>Pay as little as $10 per fill, up to a maximum of $6,500 per calendar year.</p>',
  ),
  same('an income in dollars a year', phone, '<p>One person can have an income of up to $47,880 per year.</p>'),
  same('a plan’s limit', phone, '<p>With Part D, you pay up to $2,100 a year for covered medicines.</p>'),
  same('a price of a day', phone, '<p>That is as little as $1 a day.</p>', pay),
  same('a price of another seller', phone, '<p>At CostPlus the generic costs as little as $12.</p>'),
  same('a grant of a charity', phone, '<p>The Otherex Fund pays up to $6,000 per year for Otherex.</p>'),
  same('a price of a kit', phone, pay, '<p>The travel kit costs just $9.</p>'),
  same(
    'two tiers of a card',
    phone,
    '<p>Covered by your plan: pay as little as $25. Not covered: pay as little as $150.</p>',
  ),
  same('a limit of each fill', phone, pay, '<p>The most that the card pays for one fill is $750.</p>'),
  same('a story with dollars', phone, '<p>“My copay was $310. Now I pay just $25,” says Rosa.</p>'),
  same('savings of the average person', phone, '<p>On average, people save up to $5,200 per year.</p>', pay),

  changed(
    'a program that is over',
    '<h1>Trapex Cares has ended</h1><p>The Trapex Cares program ended on March 31, 2026. Thank you for your trust.</p>',
  ),
  changed(
    'a program that takes nobody new',
    phone,
    '<p><b>Important:</b> The program is no longer accepting new applications.</p>',
  ),
  changed(
    'an offer of last year',
    phone,
    '<p><small>Offer valid through 12/31/2025. Void where prohibited.</small></p>',
  ),
  changed('a program that ends', phone, '<p>The Trapex Cares program will close on January 15, 2027.</p>'),
  changed(
    'a program that is over, in Spanish',
    '<p>El programa Trapex Cares ha terminado. Ya no acepta solicitudes.</p>',
  ),
  changed(
    'a card that is gone',
    '<p>The Trapex savings card is no longer available.</p>',
    '<p>Ask your doctor about other choices.</p>',
  ),
  same(
    'a strength that is gone',
    phone,
    '<p>Trapex 2.5 mg tablets have been discontinued. Your card works for all other strengths.</p>',
  ),
  same('a webinar that is over', phone, '<p>Our program webinar has ended. Watch it again below.</p>'),
  same('an office that is closed', phone, '<p>The program office is closed on holidays.</p>'),
  same(
    'terms about an end',
    phone,
    '<p>We may end this program at any time. If your card has expired, ask for a new one.</p>',
  ),
  same('the sign-up of a year', phone, '<p>Enrollment for 2025 has closed. Enrollment for 2026 is open.</p>'),
  same('a fund of others that is closed', phone, '<p>The PAN fund for this disease is currently closed.</p>'),
  same('a card that ends next year', phone, '<p>Your card is valid through 12/31/2027.</p>', pay),
  same(
    'a program that was renamed',
    phone,
    '<p>Trapex Assist was discontinued in 2023 and is now Trapex Cares.</p>',
    limit,
  ),
  same('a trial that is closed', phone, '<p>The Trapex clinical trial in children is closed to new patients.</p>'),
]
