import type { Translate } from '#i18n/translator.ts'
import type { Block, Sheet } from '../sheet.ts'
import type { AboutKit } from './about-kit.ts'

type Part = Block & { kind: 'text' | 'said' }

/** The letter to the program: in English for who reads it there, with what it says in Spanish for who signs it. */
export function letter(about: AboutKit): Sheet {
  const { kit, t, english, isSpanish } = about
  return {
    id: 'letter',
    title: t('kitPapers.letter.title'),
    blocks: [
      {
        kind: 'letter',
        blocks: [
          { kind: 'text', text: kit.name },
          { kind: 'lines', lines: [{ label: english('kitPapers.letter.date') }] },
          { kind: 'text', text: english('kitPapers.letter.hello') },
          ...asking(about, english),
          ...(isSpanish ? [{ kind: 'text' as const, text: english('kitPapers.letter.speak') }] : []),
          { kind: 'text', text: english('kitPapers.letter.thanks') },
          {
            kind: 'lines',
            lines: [
              { label: english('kitPapers.fields.name'), field: 'name' },
              { label: english('kitPapers.fields.phone'), field: 'phone' },
              { label: english('kitPapers.fields.address'), field: 'address' },
              { label: english('kitPapers.fields.place'), field: 'place' },
              { label: english('kitPapers.letter.sign') },
            ],
          },
        ],
      },
      ...(isSpanish ? [inSpanish(about, t)] : []),
    ],
  }
}

function asking({ kit, insurance }: AboutKit, say: Translate<'kitPapers'>): Part[] {
  return [
    {
      kind: 'said',
      said: {
        label: say(kit.kind === 'pap' ? 'kitPapers.letter.applyFree' : 'kitPapers.letter.applyFund'),
        field: 'medicines',
      },
    },
    { kind: 'said', said: { label: say('kitPapers.letter.insurance'), field: 'insurance', english: insurance } },
    { kind: 'said', said: { label: say('kitPapers.letter.people'), field: 'people' } },
    { kind: 'said', said: { label: say('kitPapers.letter.income'), field: 'incomeMonth' } },
    { kind: 'text', text: say('kitPapers.letter.enclosed') },
    { kind: 'text', text: say('kitPapers.letter.call') },
  ]
}

function inSpanish(about: AboutKit, t: Translate<'kitPapers'>): Block {
  const parts = asking({ ...about, insurance: undefined }, t)
  return {
    kind: 'note',
    tone: 'plain',
    title: t('kitPapers.letter.says'),
    blocks: [...parts, { kind: 'text', text: t('kitPapers.letter.speak') }],
  }
}
