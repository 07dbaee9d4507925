import * as words from './insurance-said-words.ts'

/** The text in which nothing but insurance that is held sounds of it, and plans that were not to be had are said to be none. */
export function plainInsurance(text: string): string {
  return text
    .replace(words.advertised, ' ')
    .replace(words.charges, ' ')
    .replace(words.soundsOf, ' ')
    .replace(words.forOthers, ' ')
    .replace(words.offices, ' ')
    .replace(words.offeredInVain, 'I have no insurance')
    .replace(words.ofNewJob, ' ')
    .replace(words.tooDear, ' ')
    .replace(words.notToBeUsed, ' ')
    .replace(words.ofOwnPlan, 'I have private insurance')
    .replace(words.ofNoUse, ' ')
    .replace(words.ofNone, 'I have no insurance')
    .replace(words.jobOffersNone, 'I think I have no insurance')
    .replace(words.onlyOffered, ' ')
    .replace(words.askedFirst, '')
    .replace(words.hedges, ' ')
    .replace(words.supposed, ' ')
    .replace(words.onlyAsked, ' ')
    .replace(words.answeredNo, ' ')
    .replace(words.heldUntil, '')
    .replace(words.heldStill, ' now')
    .replace(words.stillHeld, ' I have ')
    .replace(words.ofWorkplace, 'through my work')
    .replace(words.workplace, ' ')
}
