import type { InsuranceKind } from '#contract/eligibility.ts'
import { ruleKindOf } from '#server/eligibility/check-insurance.ts'
import { fold } from '#text/fold.ts'
import { sentencesIn } from '#text/sentences.ts'
import { insuranceNamed } from './card-share.ts'
import { asksForTime, sentencesOfTime } from './time-asked.ts'

/** Tells how well a sentence answers what was asked. */
export type Tells = (sentence: string) => number

/** A kind of thing that may be asked for, in folded words, and how a sentence that tells one is seen. */
type Point = { asks: RegExp; told: RegExp }

const whenAsked: Point = {
  asks: /\b(?:when (?:do|does|can|could|should|is|are|will|would)|by when|what (?:day|date|month)|cuando (?:\w+ )?(?:puedo|puede|debo|es|empieza|me|se|hay|abr\w+|entra|tengo))\b/,
  told: /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|any (?:day|time|month)|before|after|once|first day|birthday|\d+ (?:days|weeks|months)|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|cualquier (?:día|mes|época)|antes|después|en cuanto|\d+ (?:días|semanas|meses))\b/,
}

/** The figures of a year stand in braces where a card was not filled in yet. */
const amountAsked: Point = {
  asks: /\b(?:how much|is there (?:an? )?(?:\w+ )?(?:limit|cap)|hay (?:un )?(?:limite|tope)|(?:is|are) (?:it|this|that|they) free|(?:es|son) gratis|(?:what|whats) .*\b(?:costs?|price|fee|charge|limit|cutoff|income)|cost|charges?|expensive|dollars|cuanto (?:\w+ )?(?:cuesta|cobra\w*|sale|vale|pag\w+|es|puedo|hay)|en cuanto|cobran|cuesta|precio|limite|dolares)\b/,
  told: /\$\d|\d ?%|\{(?!until)|\b(?:free|gratis|pays? nothing|prices?|precios?|no copay|sin copago|total|amounts for|cantidades de)\b/i,
}

const whoAsked: Point = {
  asks: /^(?:\w+ ){0,3}(?:who|whom|quien|quienes)\b|\bwho (?:asks?|signs?|sends?|checks?|writes?|decides?|can|does|do|should|will|has)\b|\b(?:me|him|her|i) or (?:the|my|him|her)\b|\bquien (?:lo|la|le|pide|firma|manda|decide|puede|tiene)\b/,
  told: /\b(?:you|she|he|children|people|anyone|relatives?|niños|personas|cualquiera|doctor|doctor’s office|doctor's office|relative|pharmacist|judge|person|usted|médico|farmacéutico|persona|oficina)\b[^.]{0,30}\b(?:can|must|may|signs?|sends?|asks?|gives?|decides?|writes?|puede|debe|firma|manda|pide|da|decide|escribe)\b/i,
}

const wayAsked: Point = {
  asks: /\b(?:phone|telephone|call|computer|internet|online|on line|mail|letter|in person|fax|email|telefono|computadora|en linea|correo|carta|en persona|por escrito)\b/,
  told: /\b(?:online|by phone|by mail|in person|in writing|fax\w*|letter|office|en línea|por internet|por teléfono|por correo|en persona|por escrito|carta|oficina)\b/i,
}

const ifNotAsked: Point = {
  asks: /\bwhat (?:if|happens)\b|\bif (?:they|she|he|it|i|insurance|the \w+) (?:says? no|dont|doesnt|wont|refuses?|den\w+)\b|\bif no\b|\bsi (?:no|dice\w* que no)\b|\bque pasa si\b/,
  told: /^(?:if|otherwise|without|si|sin)\b|\b(?:(?:says?|still says) no|appeal|exception|hearing|dice\w* que no|apelar|excepción|audiencia)\b/i,
}

const points = [whenAsked, amountAsked, whoAsked, wayAsked, ifNotAsked]

/** How much more a sentence tells that has the kind of thing that is asked for; a time is seen more surely than the others. */
const [ofPoint, ofTime] = [9, 20]

/** The same of one on the insurance that the person has or asks about, and how much less of one on other insurance alone. */
const ofInsurance = 3

/** How much more a sentence tells by the kind of thing that a text asks for: an amount, a time, who does it. */
export function tellsPoint(text: string): Tells {
  const asked = pointsIn(text)
  return (sentence) => asked.reduce((sum, { worth, isTold }) => sum + (isTold(sentence) ? worth : 0), 0)
}

/** Whether a text asks for such a thing, and a sentence of an answer tells it. */
export function isPointTold(text: string, answer: string): boolean {
  const tells = tellsPoint(text)
  return sentencesIn(answer).some((sentence) => tells(sentence) > 0)
}

/** What is asked for that no sentence of an answer tells: only of times and amounts that is sure. */
export function pointMissing(text: string, answer: string): 'time' | 'amount' | undefined {
  if (asksForTime(text)) return sentencesOfTime(answer).length > 0 ? undefined : 'time'
  const isAmount = amountAsked.asks.test(fold(text)) && !amountAsked.told.test(answer)
  return isAmount ? 'amount' : undefined
}

function pointsIn(text: string) {
  const folded = fold(text)
  const asked = points
    .filter(({ asks }) => asks.test(folded))
    .map(({ told }) => ({ worth: ofPoint, isTold: (sentence: string) => told.test(sentence) }))
  const time = { worth: ofTime, isTold: (sentence: string) => sentencesOfTime(sentence).length > 0 }
  return asksForTime(text) ? [...asked, time] : asked
}

/** How much more or less a sentence tells by whose insurance it is of. */
export function tellsOfInsurance(held: readonly InsuranceKind[], text: string): Tells {
  const own = new Set<string>([...held.map((kind) => ruleKindOf[kind]), ...insuranceIn(text)])
  return (sentence) => {
    const of = insuranceIn(sentence)
    if (own.size === 0 || of.length === 0) return 0
    return of.some((kind) => own.has(kind)) ? ofInsurance : -ofInsurance
  }
}

function insuranceIn(text: string): string[] {
  const folded = fold(text)
  return Object.entries(insuranceNamed).flatMap(([kind, name]) => (name.test(folded) ? kind : []))
}
