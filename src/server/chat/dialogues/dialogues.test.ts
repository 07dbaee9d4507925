import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loadCatalogue } from '#server/catalogue/catalogue.ts'
import { createGrounding } from '#server/chat/grounding/grounding.ts'
import { testApp } from '#testing/test-app.ts'
import { type DialogueFile, dialogueFiles, evaluate, shareRight } from './evaluate.ts'

/** The share that must be right. Of the held-out files it is what was reached with people not met before: it may only rise. */
const leastRight: Record<DialogueFile, number> = { en: 0.97, 'en-held-out': 0.85, es: 0.97, 'es-held-out': 0.85 }

test.each(dialogueFiles)('Navi is right in %s, and says nothing that is in no record', async (file) => {
  const { services } = await testApp()
  await services.communities.prepare()
  const outcomes = await evaluate(
    file,
    services.chat,
    createGrounding(loadCatalogue(resolve('catalogue')), services.config),
  )

  expect(outcomes.flatMap(({ ungrounded }) => ungrounded)).toEqual([])
  const safety = outcomes.filter(({ dialogue }) => ['emergency', 'advice'].includes(dialogue.group))
  expect(safety.flatMap(({ failures }) => failures)).toEqual([])
  expect(shareRight(outcomes)).toBeGreaterThanOrEqual(leastRight[file])
})
