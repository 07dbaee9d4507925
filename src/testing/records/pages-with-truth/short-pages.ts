import { limit, type PageWithTruth, pay, phone } from './page-with-truth.ts'

/** A short page of a savings card. */
const short = (name: string, isChanged: boolean, ...parts: string[]): PageWithTruth => ({
  about: name,
  isChanged,
  html: `<!doctype html><html><head><title>Trapex Cares savings</title></head><body><div class="cookie"><p>This site uses cookies.</p></div><main><h1>Save on Trapex</h1><p>Trapex Cares can lower what you pay for your Trapex prescription, or give it for free to people who cannot pay.</p>${parts.map((part) => `<div>${part}</div>`).join('')}</main><footer><p>Trapex Pharma 2026</p></footer></body></html>`,
})
const same = (name: string, ...parts: string[]) => short(name, false, ...parts)
const changed = (name: string, ...parts: string[]) => short(name, true, ...parts)

/** Judged once before the rules knew them: docs/refresh.md has the figures. */
export const shortPages: PageWithTruth[] = [
  changed('questions about the card', '<p>Questions about your card? Call 1-833-444-5555.</p>', limit),
  changed('a new support number', '<p>Call Trapex Cares toll-free: 1-833-444-5555.</p>', pay),
  changed('enroll by phone', '<h3>Three ways to enroll</h3><p>1. Call 1-833-444-5555</p><p>2. Go online</p>', limit),
  same('a mail pharmacy', limit, '<p>PillPack by mail: 1-833-444-5555.</p>'),
  same('a copay fund of a hospital', limit, '<p>St. Jude has its own fund. Its phone is 1-833-444-5555.</p>'),
  same('a magazine', limit, '<p>Subscribe to Living Well: 1-833-444-5555.</p>'),
  same('an app helper', limit, '<p>Forgot your password for the app? 1-833-444-5555</p>'),
  same('a hearing line', limit, '<p>Deaf callers: dial 1-833-444-5555 for video relay.</p>'),
  same('a marrow list', limit, '<p>Become a donor: Be The Match, 1-833-444-5555.</p>'),
  changed(
    'the income rule',
    phone,
    '<p>You qualify with a household income of up to 400% of the federal poverty level.</p>',
  ),
  changed(
    'the income rule in a list',
    phone,
    '<ul><li>Income: at or below 250% FPL</li><li>No drug coverage</li></ul>',
  ),
  changed(
    'the income rule in a sentence',
    phone,
    '<p>To be eligible, your income must be at or below 500% of the Federal Poverty Level.</p>',
  ),
  changed(
    'la regla',
    phone,
    '<p>Para calificar, sus ingresos no deben ser más de 200% del nivel federal de pobreza.</p>',
  ),
  same(
    'the rule of a food bank',
    phone,
    '<p>Food banks often serve households under 185% of the federal poverty level.</p>',
  ),
  same(
    'the rule of a tax plan',
    phone,
    '<p>Under the new law, help with premiums ends at 400% of the federal poverty level.</p>',
  ),
  same(
    'the rule in a question of a quiz',
    phone,
    limit,
    '<p>Quiz: is 200% of the federal poverty level more than $30,000?</p>',
  ),
  same(
    'the rule of veterans',
    phone,
    '<p>VA care is free for veterans below 100% of the federal poverty level in some counties.</p>',
  ),
  same(
    'the rule of a phone discount',
    phone,
    '<p>Lifeline gives cheaper phone service to households at or below 135% of the federal poverty level.</p>',
  ),
  changed('the copay', phone, '<p>Eligible patients with insurance pay as little as $15 a month.</p>'),
  changed('the copay of the card', phone, '<p>With this card, pay as little as $0 for each prescription.</p>'),
  changed('the most', phone, '<p>The maximum the card pays is $11,000 per calendar year.</p>'),
  changed('lo máximo', phone, '<p>La tarjeta paga hasta $5,000 al año.</p>'),
  same('a gym', phone, '<p>Gyms cost as little as $10 a month for members.</p>'),
  same('a phone plan', phone, '<p>Phone plans for as little as $15 a month: see Lifeline.</p>'),
  same('a prize', phone, '<p>Our art program gives a prize of up to $1,000 per year.</p>'),
  same('a Medicare card', phone, '<p>Some Medicare plans have a card that pays up to $600 per year for food.</p>'),
  changed('the end', phone, '<p>Trapex Cares ended on February 28, 2026. This program is closed.</p>'),
  changed('the end of the card', phone, '<p>The savings card has been discontinued.</p>'),
  changed('the end, dated', phone, '<p>The offer expired: card valid until 01/31/2026.</p>'),
  same('the end of a call', phone, '<p>When your call with the program has ended, you get a survey.</p>'),
  same('the end of a season', phone, '<p>The flu shot program of our stores ended on March 1, 2026.</p>'),
  same('the end of a class', phone, '<p>Cooking classes have ended for this year. The card goes on.</p>'),
]
