import { phonesInText } from '../phones-in-text.ts'
import { type FieldProblem, sentencesOf, type Texts } from '../record-texts.ts'
import type { NationalPhones } from './national-phones.ts'

type Callable = { id: string; phone: string | null; further_phones?: string[] | undefined }

/**
 * Area codes and exchanges begin with 2 to 9, and no area code is a service code, 37x, 96x or x9x (NANPA); 555-01xx is kept for
 * stories. Of the short numbers, only those of places to ask are a record's own: 911 is for who is in danger.
 */
const possible = /^(1-)?(?!900|37|96|\d{3}-555-01)[2-9](?!11|9)\d{2}-[2-9]\d{2}-\d{4}$|^[23]11$|^988$/

/** Numbers that nobody can call, numbers that a text names and its record lacks, and hotlines on a record that is not theirs. */
export function phoneProblems(
  record: Callable,
  texts: Texts,
  national: Omit<NationalPhones, 'entries'>,
): FieldProblem[] {
  const own = [record.phone, ...(record.further_phones ?? [])].filter((phone) => phone !== null)
  return [
    ...own
      .filter((phone) => !possible.test(phone))
      .map((phone) => tell('phone', `${phone} is no number of the US that a record may have`)),
    ...own
      .filter((phone) => national.carriersOf(phone)?.includes(record.id) === false)
      .map((phone) =>
        tell(
          'phone',
          `${phone} is the ${national.nameOf(phone)}, which only records of its carried_by may carry; see national-phones.json`,
        ),
      ),
    ...sentencesOf(texts).flatMap(({ field, sentence }) =>
      phonesInText(sentence)
        .filter((phone) => !own.some((each) => isSame(each, phone)) && !national.isPhone(phone))
        .map((phone) =>
          tell(
            field,
            `names ${phone}, which the record lacks; make it the phone or one of further_phones where a source names it, or leave it out`,
          ),
        ),
    ),
  ]
}

function tell(field: string, message: string): FieldProblem {
  return { field, message }
}

function isSame(a: string, b: string): boolean {
  return a.replace(/^1-/, '') === b.replace(/^1-/, '')
}
