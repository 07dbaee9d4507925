import type { MedicineReader } from '#server/chat/medicines/medicine-reader.ts'

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
const ofDose =
  /^(?:[\d.,/\s%-]|mg|mcg|ml|g|iu|units?|unidades|tab(?:let)?s?|cap(?:sule)?s?|tabletas?|c[aá]psulas?|pastillas?|pills?|once|twice|daily|a|al?|per|por|day|d[ií]a|diario|veces|times|qd|qhs|bid|tid|qid|prn|po|x|every|cada|hours?|horas?|noche|night|morning|mañana|with|con|food|comida|and|y)+$/iu

/**
 * Reads a list of medicines as people paste it: doses, numbers and bullets in between, both languages, spelling mistakes.
 * Nothing is guessed and nothing is lost: what is not sure is a question, and what is not known comes back as it was typed.
 */
export function readMedicineList(text: string, reader: MedicineReader): ReadList {
  const pieces = text.split(between).map((piece) => piece.replace(bullet, '').trim())
  const read = pieces
    .filter((piece) => /\p{L}/u.test(piece) && !ofDose.test(piece))
    .map((piece) => ({ piece, ...reader.read(piece, { expected: true }) }))
  const drugs = [...new Set(read.flatMap(({ drugs }) => drugs))]
  return {
    drugs,
    doubtful: read.flatMap(({ guesses, unknownName }) => {
      const mayBe = guesses.filter((id) => !drugs.includes(id))
      return mayBe.length > 0 ? [{ typed: unknownName, mayBe }] : []
    }),
    unread: read.flatMap(({ piece, drugs, guesses, unknownName }) => {
      if (guesses.length > 0) return []
      return drugs.length === 0 ? [piece] : unknownName ? [unknownName] : []
    }),
  }
}
