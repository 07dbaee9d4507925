import { translators } from '#i18n/translators.ts'
import type { Answer, TalkContext, Understood } from '#server/chat/turn.ts'
import { freeKinds } from '#server/programs/program-kinds.ts'
import { link, paragraphs } from '../markup.ts'
import type { LookUp } from '../records/look-up.ts'

const mostNames = 2

/** Says before what comes next which programs were tried in vain, that a no to an application can be asked about, and how to take it back. */
export function createTriedLine(lookUp: LookUp) {
  return (answer: Answer, understood: Understood, { tried: earlier }: TalkContext): Answer => {
    const { tried, intent, language } = understood
    const found = tried
      .filter((id) => !earlier.includes(id))
      .flatMap((id) => lookUp({ kind: 'program', id }, understood) ?? [])
    if (intent !== 'eligibility' || found.length === 0) return answer
    const t = translators[language]
    const names = found.slice(0, mostNames).map(({ facts }) => `**${facts.name}**`)
    const isApplied = found.some(({ card }) => card && freeKinds.includes(card.kind))
    const line = [
      t('chatTalk.tried', { names: names.join(', ') }),
      ...(isApplied ? [link(t('chatTalk.askWhy'), '/questions/denied-what-next')] : []),
    ]
    const undo = found.slice(0, 1).map(({ facts }) => t('chatTalk.notTried', { name: facts.name }))
    const suggestions = [...undo, ...answer.suggestions]
    return { ...answer, text: paragraphs(line.join(' '), answer.text), suggestions }
  }
}
