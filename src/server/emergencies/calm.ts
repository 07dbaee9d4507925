import type { TalkState } from '#language/talk-state.ts'
import { scoreDangers } from './score-dangers.ts'
import { besidesIllness, besidesPast } from './tells-before.ts'
import { besidesHome } from './tells-home.ts'
import { besidesWell } from './tells-well.ts'

/**
 * Whether a text tells of a home and its income or, before any danger, that somebody is well, of an illness or of what
 * happened months ago, and what it says besides sounds of no danger: "I took my mom's. It's me and her".
 */
export function isCalm(said: string, before?: TalkState): boolean {
  const isAfterDanger = before?.last.startsWith('danger:')
  const besides = isAfterDanger ? [] : [besidesWell(said), besidesPast(said), besidesIllness(said)]
  return [besidesHome(said), ...besides].some(
    (rest) => rest !== undefined && scoreDangers(rest, { isDoubtful: false, isPast: false }).kinds.length === 0,
  )
}

/** Whether nothing else is told than an illness that somebody lives with, or what happened months ago. */
export function isOnlyBefore(said: string, before?: TalkState): boolean {
  return !before?.last.startsWith('danger:') && [besidesPast(said), besidesIllness(said)].includes('')
}
