import type { Language } from '#i18n/languages.ts'
import type { Allowed, Claim } from '../grounding/claim.ts'
import { type Grounding, noTopic } from '../grounding/grounding.ts'
import { endOfSentence } from '../grounding/sentences.ts'
import { isInOtherLanguage } from './read-language.ts'
import { isMachinery, isMedicalAdvice, speaksAsOther } from './unfit-text.ts'

/** The share of sentences that may go; where more do, the rest is not worth much either. */
const mostDropped = 1 / 3

type Given = {
  grounding: Grounding
  language: Language
  /** What the answer may draw on by now. */
  allowed: () => Allowed
  /** Gets each sentence that stands. */
  pass: (sentence: string) => void
}

/** Checks a text by sentence as it comes, and passes on what records bear out. */
export function createVerifier({ grounding, language, allowed, pass }: Given) {
  let pending = ''
  let text = ''
  let told = 0
  let dropped = 0
  let rejected = false
  let topic = noTopic
  /** The sentence before was dropped: what hangs on it says nothing any more. */
  let dropping: 'line' | 'indented' | null = null

  function say(sentence: string): void {
    text += sentence
    pass(sentence)
  }

  function drop(sentence: string): void {
    dropped += 1
    dropping = sentence.includes('\n') ? 'indented' : 'line'
    const lines = sentence.match(/\n+\s*$/)?.[0]
    if (lines && text && !text.endsWith('\n')) say(lines)
  }

  function hangsOnDropped(sentence: string): boolean {
    return dropping === 'line' || (dropping === 'indented' && /^\s{2,}\S/.test(sentence))
  }

  function take(sentence: string): void {
    if (sentence.trim() === '') {
      if (text) say(sentence)
      return
    }
    if (isMachinery(sentence) || isMedicalAdvice(sentence) || isInOtherLanguage(sentence, language)) rejected = true
    if (rejected) return
    told += 1
    const stands = hangsOnDropped(sentence) || speaksAsOther(sentence) ? undefined : grounded(sentence)
    if (stands === undefined) {
      drop(sentence)
      return
    }
    dropping = null
    say(stands)
  }

  /** The sentence as records bear it out, its numbers and links mended where they can be. */
  function grounded(sentence: string): string | undefined {
    const checked = grounding.checkSentence(sentence, allowed(), topic)
    const mended = mend(sentence, checked.claims)
    const isRight = checked.claims.length === 0 || grounding.checkSentence(mended, allowed(), topic).claims.length === 0
    topic = checked.topic
    return isRight ? mended : undefined
  }

  return {
    /** Takes the next piece of text. `false`: the text is not fit to be shown. */
    push(piece: string): boolean {
      pending += piece
      if (isMachinery(pending)) rejected = true
      for (let at = endOfSentence(pending); at > 0 && !rejected; at = endOfSentence(pending)) {
        take(pending.slice(0, at))
        pending = pending.slice(at)
      }
      return !rejected
    },

    /** The text that stands, or `undefined` where it can't. `whole`: its last sentence is not cut off. */
    finish({ whole }: { whole: boolean }): string | undefined {
      if (whole && !rejected) take(pending)
      const tooLittle = !/\p{L}{2}/u.test(text) || dropped > told * mostDropped
      return rejected || tooLittle || isInOtherLanguage(text, language) ? undefined : text.trimEnd()
    },

    /** What was passed on. */
    text: () => text,
  }
}

/** A sentence with the record's own number and link in the place of wrong ones. */
function mend(sentence: string, claims: Claim[]): string {
  return claims.reduce((mended, { text, fix }) => (fix ? mended.replace(text, () => fix) : mended), sentence)
}
