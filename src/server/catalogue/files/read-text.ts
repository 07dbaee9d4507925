import { readFileSync } from 'node:fs'
import type { Problem } from '../checks/problems.ts'

/** The text of a file of the catalogue; a file that is not there, and letters that were lost, are added to the problems. */
export function readText(path: string, file: string, problems: Problem[]): string | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const message = code === 'ENOENT' ? 'is missing' : `cannot be read (${code})`
    problems.push({ file, record: '', field: '', message })
    return undefined
  }
  if (text.includes('\ufffd')) problems.push(...lostLetters(text, file))
  return text
}

function lostLetters(text: string, file: string): Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const message = `has a letter that is not UTF-8: “${line.trim().slice(0, 60)}”`
    return line.includes('\ufffd') ? [{ file, record: `line ${index + 1}`, field: '', message }] : []
  })
}
