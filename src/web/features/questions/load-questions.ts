import { type AppLoadContext, data } from 'react-router'
import { knowledgeSubject } from '#contract/choices.ts'
import { allWords, translator } from '#web/translator.server.ts'

/** All questions of today by subject, and those that fit the words of `?q=`. */
export function loadQuestions(request: Request, { services: { knowledge }, language }: AppLoadContext) {
  const t = translator(language)
  const asked = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  const items = knowledge.list(language)
  const reply = {
    words: { questions: allWords[language].questions },
    meta: { title: t('heads.questions.title'), description: t('heads.questions.description') },
    asked,
    found: asked ? knowledge.search(asked, language) : [],
    subjects: knowledgeSubject.options
      .map((subject) => ({ subject, items: items.filter((item) => item.subject === subject) }))
      .filter(({ items }) => items.length > 0),
  }
  // What people type is not kept, and not worth finding.
  return data(reply, asked ? { headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } } : {})
}

export type QuestionsData = ReturnType<typeof loadQuestions>['data']
