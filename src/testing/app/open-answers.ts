import { createAnswers } from '#server/chat/answers/answers.ts'
import { emptyContext, type TalkContext, type Understood } from '#server/chat/turn.ts'
import { perFile } from '../per-file.ts'
import { catalogue } from '../records/shipped-catalogue.ts'
import { testApp } from './test-app.ts'

/** Answers on the shipped catalogue and the test file's own database. */
export const openAnswers = perFile(open)

async function open() {
  const { services } = await testApp()
  const answers = createAnswers({ ...services, catalogue })
  return {
    ...services,
    catalogue,
    answer: (understood: Understood, before: TalkContext = emptyContext) => answers.answer(understood, before),
    personalNote: answers.personalNote,
  }
}
