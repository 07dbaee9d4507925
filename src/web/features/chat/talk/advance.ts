import { boldPattern, linkPattern, plainText } from '#text/chat-markup.ts'

const lineMark = String.raw`(?<=^|\n)(?:#{1,4}|[-*])`
const openBold = String.raw`\*{1,2}|\*\*[^\n*]+\*?`
const openLink = String.raw`\[[^\]\n[]*(?:\](?:\((?:[^\s()]|\([^\s()]*\)?)*)?)?`

/** What is revealed at once: a whole mark with its words, or one letter. */
const atom = new RegExp(`(?:${lineMark} +)?(?:${boldPattern}|${linkPattern}|[^])`, 'uy')
/** At the end of what has arrived: the beginning of a mark whose end is still on its way. */
const openMark = new RegExp(`(?:${lineMark} *)?(?:${openBold}|${openLink})?$`, 'uy')

interface Step {
  text: string
  from: number
  letters: number
  /** false while more of the text is on its way: a mark without its end then waits for it. */
  isWhole: boolean
}

/** Where `letters` more letters of a text end, never inside a mark. A mark that is longer than that is one step. */
export function advance({ text, from, letters, isWhole }: Step): number {
  let end = from
  for (let taken = 0; end < text.length; ) {
    openMark.lastIndex = end
    if (!isWhole && openMark.test(text)) break
    atom.lastIndex = end
    const [whole = '', inside = '', words = ''] = atom.exec(text) ?? []
    taken += plainText(inside).length || words.length || 1
    if (taken > letters && end > from) break
    end += whole.length || 1
  }
  return end
}
