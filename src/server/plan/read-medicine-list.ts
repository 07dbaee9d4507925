import type { MedicineReader, Medicines } from '#server/chat/medicines/medicine-reader.ts'

/** What became of a pasted list: ids of medicines, names that want a question, and what says no medicine that we know. */
export type ReadList = {
  drugs: string[]
  doubtful: { typed: string; mayBe: string[] }[]
  unread: string[]
}

/** Lines, and what people put between medicines on one line. A comma within a number is part of it. */
const between = /[\n\r;•·|]+|,(?!\d)/u
const bullet = /^\s*(?:[-–—*>]+|\(?\d{1,3}[.):](?=\s))\s*/u
/** How much, how often and in which form: said of the medicine before it. */
const dose = new Set(
  [
    'mg mcg ml g iu unit units tab tabs tablet tablets cap caps capsule capsules pill pills',
    'once twice times daily day every hour hours night morning a per and with food x qd qhs bid tid qid prn po',
    'unidades tableta tabletas cápsula cápsulas capsula capsulas pastilla pastillas',
    'veces diario día dia cada hora horas noche mañana al por y con comida',
  ].flatMap((words) => words.split(' ')),
)
/** Numbers, and the sign between them and a word: "2xday". */
const betweenWords = /[\d.,/\s%-]+x?/u
/** A plan takes fifteen medicines. Lists as hospitals print them have some lines for each. */
const mostRead = 100

export const nothingRead: ReadList = { drugs: [], doubtful: [], unread: [] }

/**
 * Reads a list of medicines as people paste it: doses, numbers and bullets in between, both languages, spelling mistakes.
 * Nothing is guessed and nothing is lost: what is not sure is a question, and what is not known comes back as it was typed.
 * Each line waits for `inTurn`, as a strange word is compared with all names.
 */
export async function readMedicineList(
  text: string,
  reader: MedicineReader,
  inTurn: () => Promise<void>,
): Promise<ReadList> {
  const pieces = piecesOf(text)
  const read = await readInTurn(pieces.slice(0, mostRead), reader, inTurn)
  const drugs = [...new Set(read.flatMap(({ drugs }) => drugs))]
  const unread = read.flatMap(({ piece, drugs, guesses, unknownName }) => {
    if (guesses.length > 0) return []
    return drugs.length === 0 ? [piece] : unknownName ? [unknownName] : []
  })
  return {
    drugs,
    doubtful: read.flatMap(({ guesses, unknownName }) => {
      const mayBe = guesses.filter((id) => !drugs.includes(id))
      return mayBe.length > 0 ? [{ typed: unknownName, mayBe }] : []
    }),
    unread: [...unread, ...pieces.slice(mostRead)],
  }
}

function piecesOf(text: string): string[] {
  const pieces = text.split(between).map((piece) => piece.replace(bullet, '').trim())
  return pieces.filter((piece) => /\p{L}/u.test(piece) && !isDose(piece))
}

function isDose(piece: string): boolean {
  const words = piece.toLowerCase().split(betweenWords)
  return words.every((word) => word === '' || dose.has(word))
}

async function readInTurn(pieces: string[], reader: MedicineReader, inTurn: () => Promise<void>) {
  const read: (Medicines & { piece: string })[] = []
  for (const piece of pieces) {
    await inTurn()
    read.push({ piece, ...reader.read(piece, { expected: true }) })
  }
  return read
}
