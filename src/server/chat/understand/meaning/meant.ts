import type { Hazards } from '#server/chat/safety/read-hazards.ts'
import type { Intent } from '#server/chat/turn.ts'
import type { Meaning } from '../signals/scored-meaning.ts'
import type { Spoken } from '../spoken.ts'
import type { Given } from './asked.ts'
import type { doubtsOf } from './prefer-meaning.ts'

export type Heard = { spoken: Spoken; hazards: Hazards }

/** `tellsFact`: the language model hears a fact; `isGuessed`: the card that it hears is only guessed at. */
export type Scored = Heard & { tellsFact: boolean; isGuessed: boolean }

export type Meant = Heard & {
  intent: Intent
  given?: Given | undefined
  meaning?: Meaning | undefined
  /** What the language model hears, also where it is not believed. */
  scored?: Meaning | undefined
  isGuessed?: boolean
  doubts?: ReturnType<typeof doubtsOf>
}
