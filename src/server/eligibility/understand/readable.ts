import { longestQuestion } from '#contract/chat-terms.ts'
import { createPhrases } from './phrases.ts'
import type { Token } from './tokens.ts'

/** Latin letters, digits, spaces and the marks of English and Spanish; no emoji, controls or other scripts. */
const readable = /^[\p{Script=Latin}\p{M}\d \n\r\t\u00a0\u202f!-/:-@[-`{-~¡¿’‘´“”‐‑–—−…ºª€£]*$/u

/** Whether a text can be an answer in English or Spanish by its length and letters. */
export function isReadable(text: string): boolean {
  return text.length <= longestQuestion && readable.test(text)
}

const find = createPhrases({
  question: [
    'what is, whats, what are, what does, why, how do, how does, do i, does, can i, can you, could you, should i, am i, is it, is that, is there, what if, who, when, where',
    'qué es, qué son, por qué, para qué, cuál, cómo se, puedo, puede, debo decir, qué significa, cuándo, dónde, quién es',
  ],
  other_language: [
    'je, nous, jai, avec, mois, oui, deux, trois, une, mon, ma femme, ich, wir, und, nicht, mwen, nou, genyen, pou, eu, tenho, não, moro, somos em, mulher, minha, ako, ang, anh, toi, khong, io, sono, moglie, famiglia, personnes, monat, wohne',
    '',
  ],
})

/** Whether the person asks something, or writes in a language that is not read here. */
export function isQuestionOrForeign(tokens: Token[]): boolean {
  // "Dicen que no puede" asks nothing.
  const told = tokens.filter(({ text }, at) => !(/^pued[eo]$/.test(text) && tokens[at - 1]?.text === 'no'))
  return told.some(({ text }) => text === '?' || text === '¿') || find(told).some(({ means }) => means !== undefined)
}
