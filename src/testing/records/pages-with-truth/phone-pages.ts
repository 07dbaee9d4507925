import { changed, type PageWithTruth, phone, same } from './page-with-truth.ts'

/** Numbers of the program, and of everybody else. */
export const phonePages: PageWithTruth[] = [
  changed(
    'a list of terms with a phone',
    '<dl><dt>Phone</dt><dd>1-800-444-5555</dd><dt>Hours</dt><dd>8 am to 8 pm</dd></dl>',
  ),
  changed(
    'a page in Spanish with another phone',
    '<p>¿Preguntas? Llame a Trapex Cares al 1-800-444-5555, de lunes a viernes.</p>',
  ),
  same(
    'two programs, the other one with the only phone',
    '<h2>Trapex Cares</h2><p>Apply online.</p><h2>Otherex Cares</h2><p>For Otherex Cares call 1-800-444-5555.</p>',
  ),
  same(
    'a switchboard in the footer',
    '<footer><p>Trapex Pharma Inc., Corporate headquarters: 1-908-555-0100</p></footer>',
  ),
  same('the number for side effects', '<p>To report side effects, call the FDA at 1-800-332-1088.</p>'),
  same(
    'the number for doctors beside ours',
    phone,
    '<p>Health care professionals with medical questions: 1-800-444-5555.</p>',
  ),
  same(
    'the help desk of drugstores',
    '<p>Pharmacists: for help with a claim, call the processor help desk at 1-800-444-5555.</p>',
  ),
  changed(
    'a note that the number is new',
    '<p><strong>Our phone number has changed.</strong> Call Trapex Cares at 1-800-444-5555.</p>',
  ),
  same('dates of the page', phone, '<p>© 2019 Trapex Pharma. Reviewed March 2019.</p>'),
  same('a phone in pieces', '<p>Call <b>1-800</b>-<span>222</span>-3333.</p>'),
  same('a phone with an extension', '<p>Call 1-800-222-3333 ext. 4.</p>'),
  same('a phone in a link alone', '<p><a href="tel:18002223333">Call us</a></p>'),
  changed('a bullet with another phone', '<ul><li>Apply online</li><li>Program line: 800.444.5555</li></ul>'),
  same(
    'a row for each program',
    '<table><tr><td>Trapex Cares</td><td>1-800-222-3333</td></tr><tr><td>Otherex Cares</td><td>1-800-444-5555</td></tr></table>',
  ),
  same(
    'a row for each program, ours without a phone',
    '<table><tr><td>Trapex Cares</td><td>online only</td></tr><tr><td>Otherex Cares</td><td>1-800-444-5555</td></tr></table>',
  ),
  same('whom to tell of side effects', '<p>Report side effects to Trapex Pharma at 1-800-444-5555 or to the FDA.</p>'),
  changed(
    'another phone above and below',
    '<header><p>Trapex Cares 1-800-444-5555</p></header><footer><p>Call us: 1-800-444-5555</p></footer>',
  ),
  same('the phone for investors', '<p>Investor relations: 1-908-555-0199</p>'),
  same(
    'a pop-up about cookies',
    '<div role="dialog"><p>We use cookies. Call 1-800-444-5555 for privacy requests.</p></div>',
    phone,
  ),
  changed(
    'contact us with another number',
    '<h2>Contact us</h2><p>Monday to Friday, 8 am to 8 pm ET</p><p>1-800-444-5555</p>',
  ),
  same(
    'two lines, ours among them',
    '<h2>Contact us</h2><p>Patients: 1-800-222-3333</p><p>Offices: 1-800-444-5555</p>',
  ),
  same('a notice about another maker', '<p>Otherex Pharma patients: call 1-800-444-5555.</p>'),
  changed('a phone in letters', '<p>Questions? Call 1-800-555-TRAP (8727).</p>'),
  changed(
    'a new name of the program beside a new number',
    '<p>Trapex Cares is now Trapex Together. Call 1-800-444-5555.</p>',
  ),
  same('a number to text', '<p>Text HELP to 1-800-444-5555 for refill reminders.</p>'),
  changed(
    'a side bar with a phone',
    '<aside><h3>Need help?</h3><p>Call us at (800) 444-5555, Monday to Friday.</p></aside>',
  ),
  same(
    'a side bar of a partner',
    '<aside><h3>Our partner</h3><p>RxCrossroads Pharmacy delivers Trapex. Pharmacy phone: 1-800-444-5555</p></aside>',
    phone,
  ),
  changed('a phone in a button', '<a href="tel:8004445555"><span>Call 800-444-5555 to enroll</span></a>'),
]
