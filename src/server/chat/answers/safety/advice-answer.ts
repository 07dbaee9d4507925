import { hotlines } from '#contract/hotlines.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { amountMeant } from '#server/chat/safety/asks-dose.ts'
import type { AdviceAsked, Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { isAfterGone } from '#server/chat/understand/cards/felt-without.ts'
import { treatsDespair } from '#server/drugs/dangerous-to-stop.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { complains } from '#server/emergencies/calm.ts'
import { namesSign } from '#server/emergencies/denied.ts'
import { fold } from '#text/fold.ts'
import { answerOf } from '../answerer.ts'
import { paragraphs, phoneLink } from '../markup.ts'
import { payingSuggestions } from '../medicine/paying-suggestions.ts'
import { questionOfDanger } from './ask-of-danger.ts'

/** Questions after which a body may be in danger already, */
const isOfBody = new Set<AdviceAsked>(['symptoms', 'side_effects'])
/** or may be where something was taken or is felt, */
const mayBeReaction = new Set<AdviceAsked>(['mixing', 'other'])
/** and where something was taken. */
const mayBeTooMuch = new Set<AdviceAsked>(['dose', 'mixing'])
/** People stop or change what they can't pay. */
const mayBeMoney = new Set<AdviceAsked>(['stop', 'switch'])

/** Sends questions of health to a doctor or pharmacist, and offers what Navi can do instead. */
export function adviceAnswer(
  {
    advice,
    drugs,
    isDrugNamed,
    facts,
    language,
    mayBeDanger,
    text,
  }: Pick<Understood, 'advice' | 'drugs' | 'isDrugNamed' | 'facts' | 'language' | 'mayBeDanger' | 'text'>,
  before: Pick<TalkContext, 'drugs' | 'intent' | 'told'>,
  findDrug: Catalogue['findDrug'],
): Answer {
  const t = translators[language]
  const asked = advice ?? 'other'
  const [named, other] = findAll(findDrug, drugs)
  const [known] = findAll(findDrug, before.drugs)
  const drug = named ? nameInLanguage(named, language) : ''
  const isWithout = asked === 'symptoms' && isAfterGone(before)
  const asksOfDespair = isWithout && named && treatsDespair(named)
  return answerOf(
    paragraphs(
      asked === 'switch' && isDrugNamed && named && ingredients(other ? [named, other] : [known, named], language),
      isWithout ? t('chatTalk.advice.without', { drug }) : t(`chatTalk.advice.${asked}`),
      !asksOfDespair && mayReact(asked, text) && t('chatTalk.advice.danger', { phone: phoneLink(hotlines.medical) }),
      mayBeTooMuch.has(asked) && mayBeMore(text) && t('chatTalk.advice.tooMuch', { phone: phoneLink(hotlines.poison) }),
      asked !== 'symptoms' && t('chatTalk.advice.number'),
      // The last stays where an answer is cut. What else can be done, the buttons tell.
      asksOfDespair && mayBeDanger !== 'suicide' ? askOfDespair(language) : offerOf(asked, drug, language),
    ),
    {
      suggestions: drug ? payingSuggestions(drug, facts, language) : [t('chatTalk.advice.cantPay')],
      ...(asksOfDespair && { asksOfDanger: 'suicide' }),
    },
  )
}

function mayReact(asked: AdviceAsked, text: string): boolean {
  return (
    isOfBody.has(asked) ||
    (mayBeReaction.has(asked) && (isTaken(text) || complains.test(fold(text)) || namesSign(text)))
  )
}

/** What is done with a medicine, was done or is thought of: to name one, or how it is prescribed, is no such thing. */
const taking =
  /\b(?:t[ao]k(?:e|es|en|ing)|took|giv(?:e|es|en|ing)|gave|swallow\w*|drink\w*|drank|drunk|ate|eat|inject\w*|doubl\w+|twice|extra|too (?:much|many)|overdos\w*|mistake|accident\w*|forg[eo]t\w*|instead|together|mix\w*|tom\w+|trag\w+|di|dio|doy|darl[eoa]s?|beb\w+|inyect\w+|puse|puso|pongo|doble|de mas|demasiad\w*|error|sin querer|olvid\w+|junt[oa]s|mezcl\w+|en vez)\b/

function isTaken(text: string): boolean {
  return taking.test(fold(text))
}

/** Of who only takes less nobody takes too much. */
function mayBeMore(text: string): boolean {
  const amount = amountMeant(fold(text))
  return amount === 'more' || (amount !== 'less' && (isTaken(text) || /\d/.test(text)))
}

/** What Navi can do instead, for the medicine where it is known. */
function offerOf(asked: AdviceAsked, drug: string, language: Language): string {
  const offer = mayBeMoney.has(asked) ? 'noMoney' : 'offer'
  const t = translators[language]
  return drug ? t(`chatTalk.advice.${offer}For`, { drug }) : t(`chatTalk.advice.${offer}`)
}

/** Also where somebody was asked of another danger before. */
function askOfDespair(language: Language): string {
  return questionOfDanger({ language, mayBeDanger: 'suicide', isSlightDanger: true })
}

/** What two medicines have in them, so that nobody takes one for the other. */
function ingredients([one, other]: [Drug | undefined, Drug], language: Language): string | false {
  if (!one || one === other) return false
  const [first, second] = [one, other].map((drug) => nameInLanguage(drug, language)) as [string, string]
  const t = translators[language]
  if (one.generic === other.generic) return t('chatTalk.advice.same', { first, second, of: one.generic })
  const copied = biologicOf(one)
  if (copied === biologicOf(other)) return t('chatTalk.advice.similar', { first, second, of: copied })
  return t('chatTalk.advice.notSame', { first, second, of: one.generic, ofOther: other.generic })
}

/** What a biologic is called without the four letters that tell it from its biosimilars: "adalimumab-bwwd". */
function biologicOf({ generic }: Drug): string {
  return generic.replace(/-[a-z]{4}$/, '')
}
