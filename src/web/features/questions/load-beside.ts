import type { AppLoadContext } from 'react-router'
import type { ProgramCard } from '#contract/programs.ts'
import { allWords } from '#web/translator.server.ts'

/** The questions that go with a medicine's programs, under their heading. */
export function loadBeside(
  id: string | undefined,
  programs: ProgramCard[],
  { services: { drugs, knowledge }, language }: AppLoadContext,
) {
  const drug = id === undefined ? undefined : drugs.find(id)
  const kinds = [...new Set(programs.map(({ kind }) => kind))]
  const shown = { ...(drug && { drug }), kinds, programs: programs.map(({ program_id }) => program_id) }
  const items = knowledge.beside(shown, language).map(({ id, question }) => ({ id, question }))
  return { title: allWords[language].questions.beside, items }
}
