import type { EmergencyKind } from '#contract/communities.ts'
import { loadScorer } from '#language/scorer/load-scorer.ts'
import type { TalkContext, Understood } from '#server/chat/turn.ts'
import { dangersOfBody } from '#server/emergencies/score-dangers.ts'
import { fold } from '#text/fold.ts'
import { kindsIn, likelyCards } from '../signals/scored-meaning.ts'

/** Nobody is sent away who can't pay for a hospital. */
const ofCost = 'emergency-room-no-money'
/** How a spray for an overdose is given. */
const ofOverdose = 'opioid-overdose-now'

const ofVeterans = 'veterans-crisis-line'

/** What a record says of each danger: of an illness none says what to do. */
const ownCard: Partial<Record<EmergencyKind, string>> = {
  poison: 'poison-control',
  suicide: 'crisis-988',
  abuse: 'domestic-violence',
}

/** That a held neck may hurt within, without a mark: it is told at once. */
const ofNeck = 'neck-held-by-partner'
export const toldAtOnce: ReadonlySet<string | undefined> = new Set([ofNeck])

/** What keeps people from calling, and what to do until help comes. */
export const cardsOfDanger: ReadonlySet<string> = new Set([
  ...Object.values(ownCard),
  ofCost,
  ofVeterans,
  'child-swallowed-medicine',
  'child-swallowed-battery',
  ofOverdose,
  'good-samaritan-overdose',
  'no-insulin-and-sick',
  'low-blood-sugar-emergency',
  'new-mother-sad',
  ofNeck,
])

/** Those of who has taken something, or is sick: none of them for who wants to die, or is hurt at home. */
const ofBody = new Set([...cardsOfDanger].filter((id) => /overdose|swallowed|insulin|sugar|^poison/.test(id)))

/** A card stands out from here on among all that is no danger. */
const clear = 0.3

/** The cards that may be told beneath numbers that were said already, best first: what was told is not told again. */
export function cardsInDanger(
  { emergencies }: Pick<Understood, 'emergencies'>,
  text: string,
  { told }: Pick<TalkContext, 'told'>,
): string[] {
  const isOfBody = emergencies.some((kind) => dangersOfBody.has(kind))
  const asked = askedInDanger(text).filter((id) => isOfBody || !ofBody.has(id))
  const own = emergencies.flatMap((kind) => ownCard[kind] ?? [])
  if (isOfBody && namesSpray(text)) return [ofOverdose]
  if (emergencies.includes('suicide') && asksOfVeterans.test(fold(text))) return [ofVeterans]
  if (emergencies.includes('abuse') && neckHeld.test(fold(text)) && !told.includes(ofNeck)) return [ofNeck]
  // How to write to somebody is told again: who may be heard, or hates to call, would not call.
  if (asksToWrite(text)) return own
  // So is that nobody is sent away who can't pay: it keeps people from calling. Who despairs of bills is told who listens.
  if (emergencies.every((kind) => dangersOfBody.has(kind)) && fearsCost.test(fold(text))) return [ofCost]
  return [...new Set([...asked, ...own])].filter((id) => !told.includes(id))
}

const spray = /\b(?:narcan|naloxon[ea]?|narkan|narcam)\b/

/** Whether what stops an overdose is spoken of: "yeah I got Narcan". */
export function namesSpray(text: string): boolean {
  return spray.test(fold(text))
}

const neckHeld =
  /\b(?:chok(?:ed|es|ing)|strangl\w+) (?:me|her|him|us|my)\b|\b(?:grab\w*|held|holds?|squeez\w+|hands?) .{0,20}\b(?:neck|throat)\b|\b(?:me|la|lo|nos) (?:ahorc|estrangul)\w+|\b(?:apret|agarr)\w+ .{0,15}\bcuello\b/

/** "988, do I press 1?" asks for the line of veterans. */
const asksOfVeterans =
  /\b(?:press|push|hit|dial|option|oprim\w+|apriet\w+|presion\w+|marc\w+|pic\w+|opcion)(?: (?:the|el|number|numero|la))? (?:1|one|uno)\b/

const fearsCost =
  /\b(?:pay(?: for)?|cost\w*|bills?|charge|afford|how much|no insurance|without insurance|pag(?:o|ar|arl[oa])|cobr\w+|cuesta|cuanto|sin seguro|(?:no|have|sin|any) (?:money|dinero)|broke|no tengo (?:seguro|aseguranza|con que))\b/

const writes =
  /\b(?:text|chat|message|write|type|email)(?:ing)? (?:\w+ )?(?:instead|somebody|someone|them|rather|to them)\b|\b(?:instead of|rather than|without) (?:calling|talking|a call)\b|\b(?:hate|cant|cannot|dont want to|not able to|scared to) (?:\w+ )?(?:talk(?:ing)?|speak(?:ing)?|call(?:ing)?|the phone)\b(?! (?:the |a la )?(?:police|cops?|law|ice)\b)|\b(?:en vez de|en lugar de|sin) (?:llamar|hablar)\b|\b(?:puedo|se puede|prefiero|podria) (?:\w+ )?(?:escribir|chatear|textear|mandar (?:un )?(?:texto|mensaje))\b|\bno puedo hablar\b|\b(?:can|could|may) (?:i|we|u|you) (?:\w+ )?(?:text|chat|message)\b|\bby (?:text|chat|message)\b|\b(?:is there|do they have|hay|tienen) (?:an? |algun |un |por )?(?:text|chat|texto|mensajes?)\b|\bpor (?:texto|mensajes?|chat|whatsapp|escrito)\b|\bno (?:puedo|le puedo|les puedo) (?:llamar|marcar)(?:les|le)?\b|\b(?:he|she|they|hed|hell) (?:can |will |could |would |might |is )?(?:hears?|listening|hearing)\b|\b(?:me|nos) (?:oye|escucha|va a (?:oir|escuchar)|esta (?:oyendo|escuchando))\b|\bif i call (?:he|she|they|him)\b|\bsi (?:llamo|marco|hablo|les llamo)\b/

/** Whether who is in danger would rather write than call. */
export function asksToWrite(text: string): boolean {
  return writes.test(fold(text))
}

/** The cards that a text in danger asks for: how to pay for the hospital, whether police come. */
export function askedInDanger(text: string): string[] {
  const scores = loadScorer()(text)
  const danger = kindsIn(scores).get('danger') ?? 0
  const asked = likelyCards(scores).filter(({ id, chance }) => cardsOfDanger.has(id) && chance >= clear * (1 - danger))
  return asked.map(({ id }) => id)
}
