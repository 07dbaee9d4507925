import { readFileSync } from 'node:fs'

/** A question to the directory of local help, and how much each service helps who asks it: 1 to 3. */
type JudgedQuestion = { q: string; place: string; grades: Map<string, number> }

/** Reads the judged questions that the search is held against. */
export function readJudgedQuestions(): JudgedQuestion[] {
  const file = new URL('../../server/communities/search/judged-queries.txt', import.meta.url)
  const blocks = readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .trim()
    .split(/\n{2,}/)
  return blocks.map((block) => {
    const [question = '', ...lines] = block.split('\n')
    const [q = '', place = ''] = question.split(' @ ')
    return { q, place, grades: new Map(lines.flatMap(gradesOf)) }
  })
}

function gradesOf(line: string): [string, number][] {
  const [grade, ...ids] = line.split(' ')
  return ids.map((id) => [id, Number(grade)])
}
