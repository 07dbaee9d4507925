import { changed, limit, type PageWithTruth, phone, same } from './page-with-truth.ts'

/** Limits of income, those of others, and of other years. */
export const limitPages: PageWithTruth[] = [
  changed(
    'a table of rules',
    '<table><tr><th>Income limit</th><td>400% of the federal poverty level</td></tr><tr><th>Insurance</th><td>None</td></tr></table>',
  ),
  changed(
    'bullets of eligibility',
    '<ul><li>You live in the United States</li><li>Household income at or below 250% of the Federal Poverty Level (FPL)</li></ul>',
    phone,
  ),
  same(
    'two programs, each with its own facts',
    `<h2>Trapex Cares</h2>${phone}${limit}<h2>Otherex Cares</h2><p>Call 1-800-444-5555. Income up to 400% of the federal poverty level.</p>`,
  ),
  same(
    'an example of an income',
    '<p>Example: Maria lives alone, and her income is 200% of the federal poverty level. She may qualify.</p>',
    phone,
  ),
  same(
    'a range with ours',
    '<p>Depending on the medicine, the limit is 300% to 400% of the federal poverty level.</p>',
  ),
  same(
    'the limit of another help',
    phone,
    '<p>People with incomes up to 400% of the federal poverty level may get help with premiums at HealthCare.gov.</p>',
  ),
  changed(
    'the old limit beside the new one',
    '<p>The income limit is now 400% of the federal poverty level (it was 300%).</p>',
  ),
  changed(
    'a table inside a table',
    '<table><tr><td><table><tr><td>Income limit: 500% of FPL</td></tr></table></td></tr></table>',
  ),
  changed(
    'a question that opens',
    '<details><summary>What is the income limit?</summary><p>350% of the federal poverty level.</p></details>',
  ),
  same(
    'news of earlier years',
    phone,
    '<p>In 2021 Trapex Cares raised its limit to 400% of the federal poverty level.</p>',
  ),
  same('the limit of two states', phone, '<p>In Alaska and Hawaii the limit is 375% of the federal poverty level.</p>'),
  same(
    'the limit of one medicine',
    phone,
    '<p>For Trapex Junior, the income limit is 200% of the federal poverty level.</p>',
  ),
  same('a limit in Spanish', '<p>Su ingreso debe ser de 300 % del nivel federal de pobreza o menos.</p>'),
  changed('another limit in Spanish', '<p>Su ingreso debe ser de 400 % del nivel federal de pobreza o menos.</p>'),
  same(
    'an example of a family',
    phone,
    '<p>For example, a family of four with an income of 350% of the federal poverty level would not qualify.</p>',
  ),
  changed(
    'another limit in a list of terms',
    '<dl><dt>Household income</dt><dd>At or below 350% of the Federal Poverty Level</dd></dl>',
  ),
  same(
    'the limit of Extra Help',
    phone,
    '<p>Extra Help from Medicare is for incomes up to 150% of the federal poverty level.</p>',
  ),
  same('the limit of Hawaii', phone, '<p>Hawaii residents: 345% of the federal poverty level.</p>'),
  same('the privacy office alone', '<p>To ask for your data, call our privacy office at 1-800-444-5555.</p>', limit),
  same(
    'a table of insurance',
    '<table><tr><th>If you have</th><th>You may</th></tr><tr><td>Medicaid</td><td>have income up to 138% of the federal poverty level</td></tr><tr><td>Nothing</td><td>apply to us</td></tr></table>',
    phone,
  ),
  changed(
    'a limit by a word',
    '<p>You qualify if your yearly income is less than 500 percent of the Federal Poverty Level.</p>',
    phone,
  ),
  changed(
    'a limit in a heading',
    '<h3>Household income at or below 400% FPL</h3><p>Send proof of income with the form.</p>',
    phone,
  ),
  same(
    'a limit for children',
    '<p>Children under 18 have no income limit below 600% of the federal poverty level.</p>',
    limit,
  ),
  same(
    'a calendar of webinars',
    '<h2>Events</h2><p>Webinar: income rules, 350% of the federal poverty level and you. June 3.</p>',
    limit,
  ),
  same('a spending rule', '<p>You must have spent at least 3% of your income on medicines this year.</p>', phone),
  changed(
    'a step by step guide',
    '<ol><li>Check that your income is no more than 400% of the federal poverty level.</li><li>Print the form.</li><li>Fax it with proof of income.</li></ol>',
    phone,
  ),
  same(
    'a guide that agrees',
    '<ol><li>Check that your income is no more than 300% of the federal poverty level.</li><li>Call 1-800-222-3333.</li></ol>',
  ),
  same(
    'a banner about shortages',
    '<div class="banner">Trapex 10 mg is on back order. The program goes on.</div>',
    phone,
    limit,
  ),
  same(
    'a side bar of a partner alone',
    '<aside><h3>Delivery</h3><p>Track your order with Walden Pharmacy at 1-800-444-5555.</p></aside>',
    limit,
  ),
  same(
    'a sheet of another year with another limit',
    '<h2>2023 income table</h2><p>Limit: 275% of the federal poverty level.</p>',
    phone,
  ),
  same(
    'questions and answers on doctors',
    '<dl><dt>How do doctors order samples?</dt><dd>Call 1-800-444-5555.</dd></dl>',
    limit,
  ),
  same(
    'a word on taxes',
    '<p>Help with premiums ends at 400% of the federal poverty level unless Congress acts.</p>',
    phone,
  ),
  changed(
    'Spanish, another income limit',
    '<h2>¿Quién califica?</h2><p>Hogares con ingresos de hasta 250% del nivel federal de pobreza.</p>',
    phone,
  ),
  same('Spanish, the phone of doctors', '<p>Para médicos: llame a Información Médica al 1-800-444-5555.</p>', limit),
  same('a phone with a purpose after it', '<p>1-800-444-5555 (prescribers only)</p>', limit),
  changed(
    'a letter',
    '<p>Dear patient, from January 2026 you must have a household income below 200% of the Federal Poverty Level to stay in Trapex Cares.</p>',
    phone,
  ),
  same(
    'a study',
    '<p>In a survey, 62% of people below 200% of the federal poverty level skipped doses.</p>',
    phone,
    limit,
  ),
]
