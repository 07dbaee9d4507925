import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { countWords, mostButtons, mostCards, mostWords } from '#server/chat/answers/short.ts'
import { emptyContext } from '#server/chat/turn.ts'
import { testApp } from '#testing/test-app.ts'
import { readDialogues } from './read-dialogues.ts'

// Hundreds of talks, each looked up in the database.
const wait = { timeout: 120_000 }

test.each(['en', 'es'])(
  'every answer is short, with three cards and three buttons at most (%s)',
  wait,
  async (file) => {
    const { services } = await testApp()
    await services.communities.prepare()
    const long: { says: string; words: number; cards: number; buttons: number; text: string }[] = []
    for (const { page, variant, turns } of readDialogues(
      readFileSync(join(import.meta.dirname, `${file}.txt`), 'utf8'),
    )) {
      let before = emptyContext
      for (const { says } of turns) {
        const { answer, context } = await services.chat.answer(
          {
            question: says,
            question_id: 'question-1',
            variant,
            language: page,
            automatic: false,
            before,
            earlier: [],
            address: '192.0.2.1',
          },
          { signal: new AbortController().signal },
        )
        before = context
        const shown = new Set(answer.items.map(({ item_id }) => item_id))
        const words = countWords(answer.text)
        const cards = answer.items.length
        // The name of a program that is a card is no button of its own.
        const buttons = answer.options.filter(({ id }) => !shown.has(id)).length + answer.suggestions.length
        if (words > mostWords || cards > mostCards || buttons > mostButtons)
          long.push({ says, words, cards, buttons, text: answer.text })
      }
    }

    expect(long).toEqual([])
  },
)
