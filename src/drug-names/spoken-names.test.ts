import { expect, test } from 'vitest'
import { createSpokenNames } from './spoken-names.ts'

const names = createSpokenNames(
  new Map(['lisinopril', 'ozempic', 'eliquis', 'humira', 'βeta блокер'].map((name) => [name, [name]])),
)

test.each([
  ['ellie quiz', 'eliquis'],
  ['oh sem pick', 'ozempic'],
  ['lisinopril', 'lisinopril'],
])('"%s" sounds like %s', (heard, name) => {
  expect(names.find(heard, 0.3)?.name).toBe(name)
})

test.each(['ваше здоровье', 'лизиноприл', '你好世界你好', 'βeta блокер'])(
  '"%s" is of another script, and sounds like no name',
  (heard) => {
    expect(names.list(heard, 0.5)).toEqual([])
  },
)
