import { changed, limit, type PageWithTruth, pay, phone, same } from './page-with-truth.ts'

const longTerms =
  'The card is for people whose own or whose employer’s insurance pays for a part of the medicine, who live in the country or one of its territories, who are of age or have a guardian to act for them, and whose doctor wrote the prescription for a use that the Food and Drug Administration has approved.'

/** Fine print as makers, states and funds write it: what real pages showed that the rules could not read, in other words. */
export const termsPages: PageWithTruth[] = [
  changed(
    'a number at the end of long terms',
    `<p>${longTerms} To learn whether your plan counts, call the Trapex Cares team at 1-833-444-5555.</p>`,
  ),
  same(
    'a number for side effects at the end of long terms',
    `<p>Trapex Cares answers questions about the card. ${longTerms} To tell of side effects, call 1-833-444-5555.</p>`,
  ),
  changed(
    'a fax in letters beside a phone in letters',
    '<p>Phone Number 833-TRAPEX1 (833-872-7391)</p><p>Fax Number 833-TRAPEX2 (833-872-7392)</p>',
  ),
  same(
    'a fax that is named before the program',
    '<p>Fax the application to Trapex Cares at 1-833-444-5555.</p>',
    limit,
  ),
  changed('a number beside a web address', '<p>For details, visit TrapexCares.com or call 1-833-444-5555.</p>'),
  changed('a number or one’s doctor', '<p>Questions? Call 1-833-444-5555 or talk to your doctor.</p>'),
  changed('a number of the people who help', '<p>Connect with one of our specialists at 1-833-444-5555.</p>'),
  changed('a number for older people', '<p>Seniors can call 1-833-444-5555 for more information.</p>'),
  same('a number of who sells', phone, '<p>Offices get cards from their sales representative: 1-833-444-5555.</p>'),
  same('a number of who sells alone', '<p>Ask your sales representative for cards at 1-833-444-5555.</p>', limit),
  changed('what is paid, plainly', '<p>Insured people pay $40 per fill, and the card pays the rest.</p>'),
  changed('the first dollars', '<p>You pay the first $40 of your out-of-pocket cost for each fill.</p>'),
  changed('a word of how the offer works', '<p>Under the Card, insured patients may pay as little as $40 a fill.</p>'),
  changed(
    'limits that vary, after what is paid',
    '<p>Insured patients may pay as little as $40 for a 30-day supply; limits of a month or a year may vary by plan.</p>',
  ),
  changed('an article before what is paid', '<p>Insured patients may pay as little as a $40 co-pay per month.</p>'),
  changed('one price for any length', '<p>Insured? Pay as little as $40 for a 1-month, 2-month or 3-month fill.</p>'),
  changed('a footnote at a price', '<p>Patients pay as little as $40<sup>2,3</sup> for each fill with the card.</p>'),
  same('a footnote at our price', '<p>Patients pay as little as $25<sup>2,3</sup> for each fill with the card.</p>'),
  changed(
    'what is paid by plan',
    '<p>Depending on your insurance coverage, patients may pay as little as $40 per prescription fill.</p>',
  ),
  same('a price that somebody has to pay to ask', pay, '<p>If you pay $40 per month or more, ask us for help.</p>'),
  same('a price without the card', phone, '<p>Uninsured? You pay $40 per fill at our cash price.</p>'),
  same('an average', phone, '<p>On average, patients with a plan pay $40 per month.</p>'),
  same(
    'a most of each fill',
    phone,
    '<p>The card pays up to $120 for each 30-day fill, 12 times per calendar year.</p>',
  ),
  same('a most of each visit', phone, '<p>The card pays up to $100 per visit, for 13 visits in a 12-month period.</p>'),
  changed(
    'a most of the year beside that of a fill',
    '<p>The card pays up to $120 per fill and up to $7,200 per calendar year.</p>',
  ),
  changed(
    'a limit in words',
    '<ul><li>Monthly income less than or equal to 250% of the federal poverty level</li></ul>',
  ),
  changed('a limit of who gets it', '<p>Only patients who are uninsured and below 250% FPL get Trapex free.</p>'),
  changed(
    'a limit after letters',
    '<p>Trapex treats an illness that comes with AIDS. Your income must be at or below 250 percent of the Federal Poverty Level.</p>',
  ),
  same(
    'two limits for two funds',
    phone,
    '<p>Your household income can be up to 250 or 400 percent of the Federal Poverty Level.</p>',
  ),
  same('a fax over lines', '<p>Fax the finished<br>application to<br>1-833-444-5555</p>', limit),
  changed('a number over lines', '<p>Sign up for Trapex Cares<br>by calling<br>1-833-444-5555</p>'),
  changed(
    'how the team is reached',
    '<p>Our staff helps with forms. They can be reached at 1-833-444-5555 on workdays.</p>',
  ),
  changed(
    'a number for two states',
    '<p>For income limits in Alaska and Hawaii, please call us at 1-833-444-5555.</p>',
  ),
  changed('what one could pay', '<p>With the card, insured patients could pay as little as $40 per fill.</p>'),
  changed('the first dollars of a copay', '<p>Patients pay the first $40 of their copay for each infusion.</p>'),
  changed('a cap on incomes', '<p>Trapex Cares has an income cap of 250% of the federal poverty level.</p>'),
  same('a range of what is paid', phone, '<p>Insured patients may pay as little as $0–$10 per fill.</p>'),
]
