import type { AppLoadContext } from 'react-router'
import { allWords, translator } from '#web/translator.server.ts'

type Context = Pick<AppLoadContext, 'services' | 'language'>

export type Checklist = ReturnType<typeof loadChecklist>
export type PaperList = Checklist['lists'][number]

/** Papers that prove what a rule asks. */
const rules = ['income', 'insurance', 'residency', 'prescription'] as const
type Rule = (typeof rules)[number]

/** The papers for each kind of program, with how many programs of our list have the rule that a paper proves. */
export function loadChecklist({ services, language }: Context) {
  const t = translator(language)
  const { lists, listed, ...words } = allWords[language].pages.forms.checklist
  const tallies: Record<string, Record<Rule | 'all', number>> = services.tallies.rules()

  function saidOnList(list: string, paper: string): string | undefined {
    const tally = tallies[list]
    const rule = rules.find((each) => each === paper)
    const count = rule ? tally?.[rule] : undefined
    return rule && tally && count ? t(`pages.forms.checklist.listed.${rule}`, { count, all: tally.all }) : undefined
  }

  return {
    words,
    lists: Object.entries(lists).map(([list, { title, papers }]) => ({
      key: list,
      title,
      papers: Object.entries<string>(papers).map(([paper, text]) => ({
        key: `${list}.${paper}`,
        text,
        listed: saidOnList(list, paper),
      })),
    })),
  }
}
