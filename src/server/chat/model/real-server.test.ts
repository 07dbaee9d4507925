import { expect, test } from 'vitest'
import { askModel, modelAt, offlineAnswer, realServer } from '#testing/network-edge/model-trial.ts'
import { wholeAnswerMs } from './time-limit.ts'

const { url, model: name } = realServer

test.skipIf(!url)('a real server (LLM_TEST_BASE_URL, LLM_TEST_MODEL) chooses within the budget', async () => {
  const { model } = await modelAt(url as string, name ? { name } : {})
  const began = performance.now()
  const { answer } = await askModel(model, { question: 'I can not afford Ozempic. Which number do I call?' })
  expect(performance.now() - began).toBeLessThan(wholeAnswerMs + 500)
  expect((answer ?? offlineAnswer()).text).toContain('1-866-310-7549')
})
