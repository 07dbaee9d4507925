import type { TalkState } from '#language/talk-state.ts'
import { besidesDenial } from './denied.ts'
import { scoreDangers } from './score-dangers.ts'
import { besidesIllness, besidesPast } from './tells-before.ts'
import { besidesHome } from './tells-home.ts'
import { besidesWell } from './tells-well.ts'

/**
 * Whether a text tells of a home and its income or, before any danger, of an illness alone or that somebody is well, and what
 * it says besides sounds of no danger: "I took my mom's. It's me and her".
 */
export function isCalm(said: string, before?: TalkState): boolean {
  if (!isAfterDanger(before) && besidesIllness(said) === '') return true
  return [besidesHome(said), isAfterDanger(before) ? undefined : besidesWell(said)].some(
    (rest) => rest !== undefined && isHarmless(rest),
  )
}

/** What is told of the body now. */
export const complains =
  /\b(?:hurt\w*|ach(?:e|es|ing)|pain\w*|duel\w+|dolor\w*|worse|peor|breath\w*|respir\w*|aire|numb\w*|dorm\w+|bleed\w*|sangr\w+|dizzy|mare\w+|swell\w*|hinch\w+|vomit\w*|blurry|borros\w+|weak\w*|debil\w*|sleepy|confus\w*|blue|morad[oa]|pale|palid[oa]|jaw|quijada|droop\w*|pressure|presion|tight\w*|apretad[oa])\b/

/** That who tells it is frightened, as who remembers is. */
const fear =
  /\b(?:so )?(?:yea\w* )?(?:im|i am|estoy|tengo|me da) (?:\w+ )?(?:scared|afraid|worried|nervous|asustad[oa]|preocupad[oa]|nervios[oa]|miedo)\b/g

/**
 * Whether a text tells, before any danger, of an illness that somebody lives with or of what befell the body months ago, and
 * besides it nothing of the body and no danger. Of violence and despair no date says that they are over: this is of no use there.
 */
export function isOfBody(said: string, before?: TalkState): boolean {
  return besidesBody(said, before).some((rest) => !complains.test(rest) && isHarmless(rest.replace(fear, ' ')))
}

/** The same, where nothing else is told. */
export function isOfBodyAlone(said: string, before?: TalkState): boolean {
  return besidesBody(said, before).includes('')
}

function besidesBody(said: string, before?: TalkState): string[] {
  return isAfterDanger(before) ? [] : [besidesPast(said), besidesIllness(said)].filter((rest) => rest !== undefined)
}

/** Whether who was told who listens says that they think of it no more, and nothing else that sounds of danger. */
export function isDeniedAfter(said: string, before?: TalkState): boolean {
  const rest = before?.last === 'danger:suicide' ? besidesDenial(said) : undefined
  return rest !== undefined && isHarmless(rest)
}

function isAfterDanger(before?: TalkState): boolean {
  return before?.last.startsWith('danger:') ?? false
}

export function isHarmless(rest: string): boolean {
  return scoreDangers(rest, { isDoubtful: false, isPast: false }).kinds.length === 0
}
