import type { Block, Sheet } from '../sheet.ts'
import { type AboutKit, reachOf } from './about-kit.ts'

const questions = ['papers', 'where', 'time', 'renew'] as const
const always = ['form', 'doctor', 'letter', 'copy'] as const
const usual = ['income', 'insurance', 'address', 'denial'] as const

/** Whom to call and what to say, which papers to put together, and the dates to remember. */
export function whatToSend(about: AboutKit): Sheet {
  const { kit, t, address } = about
  return {
    id: 'what-to-send',
    title: t('kitPapers.send.title'),
    blocks: [
      { ...reachOf(about), qr: address },
      {
        kind: 'note',
        tone: 'call',
        title: t(kit.phone ? 'kitPapers.send.say' : 'kitPapers.send.sayNoPhone'),
        blocks: [{ kind: 'text', text: t('kitPapers.send.quoted', { words: kit.toSay }) }],
      },
      { kind: 'heading', text: t('kitPapers.send.ask') },
      { kind: 'boxes', items: questions.map((question) => t(`kitPapers.send.questions.${question}`)) },
      ...papersOf(about),
      { kind: 'heading', text: t('kitPapers.send.dates') },
      {
        kind: 'lines',
        lines: (['sent', 'callBack', 'yes', 'renew'] as const).map((date) => ({ label: t(`kitPapers.send.${date}`) })),
      },
    ],
  }
}

/** The record's own papers first; the usual ones are never said to be the program's. */
function papersOf({ kit: { papers }, t }: AboutKit): Block[] {
  const named: Block[] =
    papers.length > 0
      ? [
          { kind: 'heading', text: t('kitPapers.send.named') },
          { kind: 'boxes', items: papers },
        ]
      : []
  return [
    { kind: 'heading', text: t('kitPapers.send.always') },
    { kind: 'boxes', items: always.map((paper) => t(`kitPapers.send.papers.${paper}`)) },
    ...named,
    { kind: 'text', text: t(papers.length > 0 ? 'kitPapers.send.usual' : 'kitPapers.send.notNamed') },
    { kind: 'boxes', items: usual.map((paper) => t(`kitPapers.send.usualPapers.${paper}`)) },
  ]
}
