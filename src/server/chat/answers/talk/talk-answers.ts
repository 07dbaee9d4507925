import { hotlines } from '#contract/hotlines.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { TalkContext, Understood } from '#server/chat/turn.ts'
import { hardshipTold } from '#server/chat/understand/dialogue-acts/hardship.ts'
import type { Communities } from '#server/communities/communities.ts'
import { findAll } from '#server/drugs/find-all.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { tellsControl } from '#server/emergencies/tells-control.ts'
import { isCalling } from '#server/emergencies/tells-helped.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import { type Answerer, type Answerers, answerOf } from '../answerer.ts'
import { personLine } from '../local/local-words.ts'
import { paragraphs, phoneLink } from '../markup.ts'
import { payingSuggestions } from '../medicine/paying-suggestions.ts'
import type { LookUp } from '../records/look-up.ts'
import { inDanger } from '../safety/in-danger.ts'
import { createAboutNavi } from './about-navi.ts'
import { kindWords } from './kind-words.ts'
import { createNotedAnswer } from './noted-answer.ts'
import { pendingOf } from './pending.ts'
import { createRecapAnswer } from './recap-answer.ts'
import { createSayAgain } from './say-again.ts'
import { greeting, starters } from './starters.ts'
import { createUnclearAnswer } from './unclear-answer.ts'
import type { WhoCanTell } from './who-can-tell.ts'

/** Whom to tell after a death. */
const whomToTell = 'after-a-death-whom-to-tell'
const mostSteps = 4

type Parts = {
  catalogue: Pick<Catalogue, 'findDrug'>
  communities: Pick<Communities, 'findService'>
  knowledge: Pick<KnowledgeService, 'answer'>
  whoCanTell: WhoCanTell
  lookUp: LookUp
  /** Answers any turn: for what is said again. */
  answer: Answerer
}

/** Answers about the talk itself and about Navi. */
export function createTalkAnswers({ catalogue, communities, knowledge, whoCanTell, lookUp, answer }: Parts) {
  const aboutNavi = createAboutNavi(communities)
  const sayAgain = createSayAgain(answer)

  /** Names of medicines, as far as the catalogue knows them. */
  const namesOf = (drugs: string[], language: Language) =>
    findAll(catalogue.findDrug, drugs).map((drug) => nameInLanguage(drug, language))

  /** What a reader may ask next: about the medicine of the talk, else to begin. */
  function nextSteps({ language, drugs, facts }: Understood, before: TalkContext): string[] {
    const [drug] = namesOf([...drugs, ...before.drugs], language)
    const start = starters(before.variant, language)
    return drug ? [...payingSuggestions(drug, facts, language), ...start.slice(-2)] : start
  }

  /** Words of care; which medicine it is about is asked only where none is known. */
  function careAnswer(understood: Understood, before: TalkContext) {
    const t = translators[understood.language]
    // The question whether somebody hurts them is asked once in a talk.
    if (before.isAskedOfDanger && tellsControl(understood.text))
      return answerOf(afterDanger(understood.language, { emergencies: ['abuse'] }))
    const kind = kindWords(understood)
    const said = kind ? `${kind} ${t('chatTalk.notToday')}` : t('chatTalk.care')
    const afterDeath = hardshipTold(understood.text) === 'loss' && knowledge.answer(whomToTell, understood.language)
    const next = afterDeath ? [afterDeath.question] : []
    if (before.drugs.length > 0)
      return answerOf(said, { suggestions: [...next, ...nextSteps(understood, before)].slice(0, mostSteps) })
    return answerOf(`${said} ${t('chatTalk.careAsk')}`, { asks: 'drug', suggestions: next })
  }

  const unclear = createUnclearAnswer({ knowledge, whoCanTell, namesOf, nextSteps })

  return {
    greeting: ({ language }, before) => greeting(language, before),
    start_over: ({ language }, before) => {
      const fresh = greeting(language, before)
      return { ...fresh, text: paragraphs(translators[language]('chatTalk.startOver'), fresh.text) }
    },
    thanks: (understood, before) =>
      answerOf(partingWords('thanks', understood, before), { suggestions: nextSteps(understood, before) }),
    goodbye: (understood, before) => answerOf(partingWords('goodbye', understood, before)),
    about_navi: (understood, before) => {
      const { about, language } = understood
      const said = aboutNavi(about ?? 'navi', language)
      const pending = pendingOf(before, language)
      if (!pending) return answerOf(said, { suggestions: nextSteps(understood, before) })
      const { question, ...open } = pending
      return answerOf(paragraphs(said, question), open)
    },
    off_topic: (understood, before) =>
      answerOf(paragraphs(translators[understood.language]('chatTalk.offTopic'), inDanger(understood.language)), {
        suggestions: nextSteps(understood, before),
      }),
    // 911 before the rest: a long answer is cut, and danger was not read.
    other_language: ({ language }) =>
      answerOf(
        paragraphs(
          translators[language]('chatTalk.otherLanguage'),
          inDanger(language),
          personLine(communities, language),
        ),
      ),
    care: (understood, before) =>
      before.emergencies.length > 0 || before.last === 'undo'
        ? answerOf(afterDanger(understood.language, before, understood.isTakenBack), {
            suggestions: nextSteps(understood, before),
          })
        : careAnswer(understood, before),
    noted: createNotedAnswer(whoCanTell),
    recap: createRecapAnswer({ knowledge, lookUp }),
    unclear,
    language: (understood, before) => sayAgain(understood, before, { first: 'language', without: 'language' }),
    repeat: (understood, before) => sayAgain(understood, before, { first: 'again', without: 'nothingYet' }),
  } satisfies Answerers
}

/** Who was in danger and calls now is told to do what they say. Who was in despair or hurt at home is told once more who listens, and not that they are welcome. */
function partingWords(parting: 'thanks' | 'goodbye', { language, text }: Understood, before: TalkContext): string {
  const isAfterDanger =
    before.emergencies.length > 0 || before.crisis !== undefined || (before.isAskedOfDanger && isCalling(text))
  return isAfterDanger ? afterDanger(language, before) : translators[language](`chatTalk.${parting}`)
}

/** Said to who took danger back or is being helped: despair and violence may come again. */
function afterDanger(
  language: Language,
  { emergencies, crisis }: Pick<TalkContext, 'emergencies' | 'crisis'>,
  isTakenBack = false,
): string {
  const of = (['suicide', 'abuse'] as const).find((kind) => crisis === kind || emergencies.includes(kind)) ?? 'medical'
  const phones = { listens: phoneLink(hotlines[of]), helps: phoneLink(hotlines.medical) }
  return translators[language](`chatTalk.afterDanger.${of === 'medical' && isTakenBack ? 'none' : of}`, phones)
}
