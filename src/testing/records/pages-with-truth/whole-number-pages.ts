import { limit, type PageWithTruth, pay, phone } from './page-with-truth.ts'
import { changed, same, table } from './whole-page.ts'

/** Judged once before the rules knew them: docs/refresh.md has the figures. */
export const wholeNumberPages: PageWithTruth[] = [
  changed(
    'a new number in the line for questions',
    '<p>Have questions? Call Trapex Cares at 1-800-444-5555, Monday to Friday.</p>',
    limit,
  ),
  changed(
    'a card of contact with one number',
    '<section><h2>Call us</h2><p>1 (800) 444-5555</p><p>8 a.m. to 8 p.m. Eastern</p></section>',
    pay,
  ),
  changed(
    'a table of contact',
    table(['Program', 'Trapex Cares'], ['Phone', '1-800-444-5555'], ['Fax', '1-800-444-6666']),
    limit,
  ),
  changed('a button to call', limit, '<p>Ready to enroll?</p><a href="tel:+18004445555">Call 1-800-444-5555</a>'),
  changed('a number in Spanish', '<p>Para más información sobre Trapex Cares, llame al 1-800-444-5555.</p>', limit),
  changed(
    'a number that took the place of ours',
    '<p>As of May 1, the Trapex Cares phone number is 1-800-444-5555. The old number no longer works.</p>',
  ),
  changed(
    'steps with a number',
    '<ol><li>Print the form.</li><li>Have your doctor sign it.</li><li>Questions about the program? 1-800-444-5555</li></ol>',
  ),
  same('a drugstore that ships', phone, '<p>Your medicine comes from Acme Specialty Pharmacy, 1-800-444-5555.</p>'),
  same(
    'a drugstore that ships, alone',
    limit,
    '<p>To ask where your package is, call Acme Specialty Pharmacy at 1-800-444-5555.</p>',
  ),
  same('a fax number alone', limit, '<p>Fax the form to 1-800-444-5555.</p>'),
  same(
    'a line for nurses of another service',
    limit,
    '<h3>For health care providers</h3><p>Call our field team at 1-800-444-5555.</p>',
  ),
  same(
    'a line of the government',
    limit,
    '<p>If you have Medicare, you can call 1-800-633-4227 to ask about Extra Help.</p>',
  ),
  same(
    'a line of a charity',
    limit,
    '<p>Other help: the HealthWell Foundation may have a fund. Call 1-800-444-5555.</p>',
  ),
  same('a relay number', limit, '<p>TTY users: 1-800-444-5555.</p>'),
  same('the number of a web helper', limit, '<p>Trouble with this website? Technical support: 1-800-444-5555</p>'),
  same(
    'a number of a shop for devices',
    limit,
    '<p>For a free sharps container, call SafeNeedle at 1-800-444-5555.</p>',
  ),
  same(
    'our number and that of enrollment by voice',
    '<p>Call 1-800-222-3333 for help. To hear your status any time, call 1-800-444-5555.</p>',
  ),
  same('numbers for two states', limit, '<p>People in New York may also call EPIC at 1-800-444-5555.</p>'),
  same('a number for people in Puerto Rico beside ours', '<p>US: 1-800-222-3333. Puerto Rico: 1-800-444-5555.</p>'),
  same(
    'a page in French with our number',
    '<p>Appelez Trapex Cares au 1-800-222-3333. Le revenu ne doit pas dépasser 300 % du seuil de pauvreté.</p>',
  ),
  same(
    'a Spanish page with the line for doctors',
    '<h3>Profesionales de la salud</h3><p>Llame al 1-800-444-5555.</p>',
    limit,
  ),
  same(
    'a line in a story',
    phone,
    '<blockquote>“I called 1-800-444-5555, my plan, and they said no,” says Luis.</blockquote>',
  ),
]
