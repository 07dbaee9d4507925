import { hotlines } from '#contract/hotlines.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import type { Communities } from '#server/communities/communities.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { mayUseCopayCards } from '#server/eligibility/check-insurance.ts'
import { type Answerer, type Answerers, answerOf } from '../answerer.ts'
import { personLine } from '../local/local-words.ts'
import { bullets, paragraphs, phoneLink } from '../markup.ts'
import { inDanger } from '../safety/in-danger.ts'
import { createAboutNavi } from './about-navi.ts'
import { pendingOf } from './pending.ts'
import { createSayAgain } from './say-again.ts'
import { greeting, starters } from './starters.ts'

type Parts = {
  catalogue: Pick<Catalogue, 'findDrug'>
  communities: Pick<Communities, 'findService'>
  /** Answers any turn: for what is said again. */
  answer: Answerer
}

/** Answers about the talk itself and about Navi. */
export function createTalkAnswers({ catalogue, communities, answer }: Parts) {
  const aboutNavi = createAboutNavi(communities)
  const sayAgain = createSayAgain(answer)

  /** Names of medicines, as far as the catalogue knows them. */
  const namesOf = (drugs: string[], language: Language) =>
    drugs.flatMap((id) => {
      const drug = catalogue.findDrug(id)
      return drug ? nameInLanguage(drug, language) : []
    })

  /** What a reader may ask next: about the medicine of the talk, else to begin. */
  function nextSteps({ language, drugs, facts }: Understood, before: TalkContext): string[] {
    const t = translators[language]
    const [drug] = namesOf([...drugs, ...before.drugs], language)
    const start = starters(before.variant, language)
    return drug
      ? [
          t('chatTalk.advice.help', { drug }),
          ...(mayUseCopayCards(facts) ? [t('chatTalk.advice.copay', { drug })] : []),
          ...start.slice(-2),
        ]
      : start
  }

  function unclear(understood: Understood, before: TalkContext): Answer {
    const { language } = understood
    const t = translators[language]
    const pending = pendingOf(before, language)
    if (pending) {
      const guesses = before.asks === 'drug' ? namesOf(before.guesses, language) : []
      return answerOf(paragraphs(t('chatTalk.unclear.said'), pending.question, inDanger(language)), {
        asks: pending.asks,
        suggestions: [...guesses, ...pending.suggestions].slice(0, 4),
      })
    }
    const [drug] = namesOf([...understood.drugs, ...before.drugs], language)
    const examples = nextSteps(understood, before).slice(0, 3)
    const about = drug && t('chatTalk.unclear.about', { drug })
    return answerOf(
      paragraphs(
        [t('chatTalk.unclear.said'), about].filter(Boolean).join(' '),
        t('chatTalk.unclear.examples'),
        bullets(examples),
        inDanger(language),
      ),
      { suggestions: examples },
    )
  }

  return {
    greeting: ({ language }, before) => greeting(language, before),
    start_over: ({ language }, before) => {
      const fresh = greeting(language, before)
      return { ...fresh, text: paragraphs(translators[language]('chatTalk.startOver'), fresh.text) }
    },
    thanks: (understood, before) =>
      answerOf(translators[understood.language]('chatTalk.thanks'), { suggestions: nextSteps(understood, before) }),
    goodbye: ({ language }) => answerOf(translators[language]('chatTalk.goodbye')),
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
      before.emergencies.length > 0
        ? answerOf(afterDanger(understood.language, before), { suggestions: nextSteps(understood, before) })
        : answerOf(translators[understood.language]('chatTalk.care'), { asks: 'drug' }),
    unclear,
    language: (understood, before) => sayAgain(understood, before, { first: 'language', without: 'language' }),
    repeat: (understood, before) => sayAgain(understood, before, { first: 'again', without: 'nothingYet' }),
  } satisfies Answerers
}

/** Said to who took danger back or is being helped: it may come again. */
function afterDanger(language: Language, { emergencies }: Pick<TalkContext, 'emergencies'>): string {
  const of = (['suicide', 'abuse'] as const).find((kind) => emergencies.includes(kind)) ?? 'medical'
  const phones = { listens: phoneLink(hotlines[of]), helps: phoneLink(hotlines.medical) }
  return translators[language](`chatTalk.afterDanger.${of}`, phones)
}
