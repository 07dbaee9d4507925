import { translators } from '#i18n/translators.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Answer, Understood } from '#server/chat/turn.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { answerOf } from '../answerer.ts'
import { bullets, link, paragraphs } from '../markup.ts'
import { genericLine } from '../medicine/generic-line.ts'
import { linkedDrug } from '../medicine/linked-drug.ts'
import { firstSentences } from '../short.ts'

/** Medicines that have room side by side, and the words of each. */
const [mostNamed, roomForEach] = [3, 16]

/** Whether a generic of each of several brands is sold: what its own card begins with, else what the list of medicines knows. */
export function severalGenerics(
  drugs: Drug[],
  { language }: Pick<Understood, 'language'>,
  knowledge: Pick<KnowledgeService, 'beside' | 'answer'>,
  genericOf: (drug: Drug) => Drug | undefined,
): Answer {
  const t = translators[language]
  const lines = drugs.slice(0, mostNamed).map((drug) => {
    const [card] = knowledge.beside({ drug, kinds: [], programs: [] }, language).filter(isOfGenerics)
    const answer = card && knowledge.answer(card.id, language)
    const known = genericLine(drug, language, genericOf(drug)) ?? t('chatKnowledge.noGeneric')
    const head = linkedDrug(drug, language, answer && `/questions/${answer.id}`)
    return `${head}: ${answer ? firstSentences(answer.answer, roomForEach) : known}`
  })
  return answerOf(bullets(lines))
}

/** Whether a generic of a medicine is sold, as the list of medicines knows it. */
export function genericOfOne(
  drug: Drug,
  { language }: Pick<Understood, 'language'>,
  generic: Drug | undefined,
): Answer {
  const t = translators[language]
  const name = nameInLanguage(drug, language)
  const known =
    drug.type === 'generic' ? t('chatKnowledge.isGeneric', { drug: name }) : genericLine(drug, language, generic)
  const page = drug.genericSold || drug.mainlyGeneric ? (generic ?? drug) : drug
  const pageName = nameInLanguage(page, language)
  const inLanguage = generic ? nameInLanguage(generic, language) : drug.generic
  return answerOf(
    paragraphs(
      known ?? `**${name}**: ${t('chatKnowledge.noGeneric')}`,
      // That no record tells of a generic does not mean that there is none.
      known ? t('chatKnowledge.askGeneric') : t('chatKnowledge.otherName', { generic: inLanguage }),
      link(t('chatKnowledge.pricesOf', { drug: pageName }), `/drugs/${page.id}`),
    ),
    { suggestions: [t('chatTalk.advice.help', { drug: pageName })] },
  )
}

function isOfGenerics({ subject }: { subject: string }): boolean {
  return subject === 'generics'
}
