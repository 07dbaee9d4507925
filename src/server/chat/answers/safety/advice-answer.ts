import { hotlines } from '#contract/hotlines.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { AdviceAsked, Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { isAfterGone } from '#server/chat/understand/cards/felt-without.ts'
import { treatsDespair } from '#server/drugs/dangerous-to-stop.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { answerOf } from '../answerer.ts'
import { paragraphs, phoneLink } from '../markup.ts'
import { payingSuggestions } from '../medicine/paying-suggestions.ts'
import { questionOfDanger } from './ask-of-danger.ts'

/** Questions after which a body may be in danger already. */
const mayBeReaction = new Set<AdviceAsked>(['symptoms', 'mixing', 'side_effects', 'other'])
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
  }: Pick<Understood, 'advice' | 'drugs' | 'isDrugNamed' | 'facts' | 'language' | 'mayBeDanger'>,
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
      !asksOfDespair && mayBeReaction.has(asked) && t('chatTalk.advice.danger', { phone: phoneLink(hotlines.medical) }),
      mayBeTooMuch.has(asked) && t('chatTalk.advice.tooMuch', { phone: phoneLink(hotlines.poison) }),
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
