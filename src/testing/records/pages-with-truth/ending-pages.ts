import { changed, limit, type PageWithTruth, phone, same } from './page-with-truth.ts'

/** What has ended, and what only looks like it. */
export const endingPages: PageWithTruth[] = [
  changed(
    'a page in Spanish that says it is over',
    '<p>El programa Trapex Cares terminó el 30 de junio de 2026 y ya no acepta solicitudes.</p>',
  ),
  same(
    'an archive below the terms of today',
    limit,
    '<h3>Archive: 2023</h3><p>Income at or below 250% of the federal poverty level.</p>',
  ),
  same(
    'an archive alone',
    '<h3>Previous program rules (2022)</h3><p>Income had to be at or below 250% of the federal poverty level.</p>',
    phone,
  ),
  changed('closed to new people', '<h2>Enrollment for the Trapex Cares program is now closed.</h2>', phone),
  changed('ended on a day', '<p>As of January 1, 2026, the Trapex Cares program has been discontinued.</p>'),
  same('another program has ended', phone, '<p>The Otherex savings program has been discontinued.</p>'),
  same(
    'a list of funds, one of them closed',
    phone,
    '<ul><li>Asthma fund: the fund is currently closed</li><li>Trapex fund: open</li></ul>',
  ),
  changed('an offer that is over', '<p>This offer expires 12/31/2024.</p>', phone),
  same(
    'news of an earlier offer',
    phone,
    '<h3>News</h3><p>Our spring 2024 offer expired on 05/31/2024. The Trapex savings card is still here for you.</p>',
  ),
  same(
    'a heading of an archive',
    '<h2>2022 program terms (archived)</h2><ul><li>Pay as little as $10 per fill.</li></ul>',
    phone,
  ),
  changed('ends this year', '<p>The Trapex Cares program will end on December 31, 2026.</p>', phone),
  same('a sister program has ended', phone, '<p>Our sister program, Otherex Cares, has ended.</p>'),
  changed(
    'closed to new people since a day',
    '<p>Trapex Cares is closed to new patients since July 1, 2026. The program goes on for people who are in it.</p>',
  ),
  same(
    'an office that is closed for a day',
    '<p>Our offices are closed on November 26, 2026. The program reopens on Friday.</p>',
    phone,
  ),
  same(
    'a form that is no longer taken',
    '<p>The program no longer accepts the 2024 form. Please use the new form.</p>',
    phone,
  ),
  same('an offer with a last day to come', '<p>Card expires December 31, 2027.</p>', phone),
  changed('a card whose last day is over', '<p>Savings card valid through 06/30/2025.</p>', phone),
  changed('Spanish, ended', '<p>El programa Trapex ha finalizado.</p>', phone),
  changed(
    'a goodbye',
    '<p>Thank you for six years. The Trapex Cares program has closed, and the foundation was retired on March 1, 2026.</p>',
  ),
  same(
    'a person who left the program',
    '<p>If your card was closed or has expired, call 1-800-222-3333 for a new card.</p>',
  ),
  same(
    'a plan that is discontinued',
    '<p>The 5 mg tablet has been discontinued. The program covers all other strengths.</p>',
    phone,
  ),
  same(
    'a store that closed',
    '<p>Our retail partner in Ohio was closed in 2025; the program now mails to all states.</p>',
    phone,
  ),
  changed(
    'a page that was rewritten',
    '<h1>Trapex Savings</h1><p>Eligible patients may pay as little as $0 per fill, with a maximum of $7,000 per calendar year.</p><p>Questions? 1-800-444-5555</p>',
  ),
]
