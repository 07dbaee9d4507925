import type { AppLoadContext } from 'react-router'
import { toldTopic } from '#contract/choices.ts'
import { allWords } from '#web/translator.server.ts'
import { aboutPerson } from './about-person.ts'

/** What a reader has told; `?unread=` names the question whose answer a form without scripts did not understand. */
export function loadFacts(request: Request, context: AppLoadContext) {
  const { heads, person } = allWords[context.language]
  const unread = new URL(request.url).searchParams.get('unread')
  return {
    meta: heads.facts,
    said: person.page,
    about: aboutPerson(undefined, context),
    unread: toldTopic.safeParse(unread).success,
  }
}

export type FactsData = ReturnType<typeof loadFacts>
