import type { CommunityService } from '#server/catalogue/files/community-file.ts'
import type { Program } from '#server/catalogue/files/program-file.ts'
import type { Vendor } from '#server/catalogue/files/read-vendors.ts'
import type { RecordRef, TalkContext } from '#server/chat/turn.ts'
import { isConceptWord } from '#server/communities/search/find-concepts.ts'
import { createPhrases, readTokens } from '#server/eligibility/understand/phrases.ts'
import type { Token } from '#server/eligibility/understand/tokens.ts'
import { onceFor } from '#server/once-for.ts'
import { fold } from '#text/fold.ts'
import { functionWords } from '../words/language-words.ts'
import { ordinaryWords } from '../words/vocabulary.ts'
import { namesOfProgram, namesOfService, namesOfVendor } from './record-names.ts'

export type NamedRecord = { ref: RecordRef; name: string; medicines: Set<string> }

/** The records that have names to be asked for. */
export type RecordsNamed = { served: Program[]; servedServices: CommunityService[]; servedVendors: Vendor[] }

/** Finds served records by their names, parts of names and sponsors. */
export const recordFinderOf = onceFor(createRecordFinder)

function createRecordFinder({ served, servedServices, servedVendors }: RecordsNamed) {
  const records = new Map<string, NamedRecord>()
  const byName = new Map<string, string[]>()
  /** By the name just as we write it: what an answer offers comes back so. */
  const exact = new Map<string, string>()

  function add(kind: RecordRef['kind'], id: string, name: string, names: string[], medicines: string[] = []) {
    records.set(id, { ref: { kind, id }, name: fold(name), medicines: new Set(medicines.map(fold)) })
    if (kind === 'program') exact.set(rawOf(name), id)
    for (const each of new Set(names)) {
      const isWords = each.split(' ').every((word) => functionWords.en.has(word))
      if (each && !isWords && !ordinaryWords.has(each)) byName.set(each, [...(byName.get(each) ?? []), id])
    }
  }

  /** A service may be called just what it gives. */
  const isTelling = (name: string) => name.split(' ').some((word) => !ordinaryWords.has(word) && !isConceptWord(word))

  const discounts = new Set(served.filter(({ kind }) => kind === 'discount').map(({ id }) => id))

  for (const program of served) {
    const medicines = program.medicines.flatMap(({ brand, generic }) => (brand ? [brand] : [generic]))
    add('program', program.id, program.name, namesOfProgram(program, medicines), medicines)
  }
  for (const vendor of servedVendors) add('vendor', vendor.id, vendor.name, namesOfVendor(vendor))
  for (const service of servedServices)
    add(
      'service',
      service.id,
      `${service.name.en} ${service.organization.name}`,
      namesOfService(service).filter(isTelling),
    )
  const find = createPhrases<string>(Object.fromEntries([...byName.keys()].map((name) => [name, [name, '']])))

  return {
    /** The records that a text names, in the order of the text, and the text without those names. */
    read(tokens: Token[]): { named: NamedRecord[]; rest: Token[]; spoken: string } {
      const whole = exact.get(tokens.map(({ raw }) => raw).join(' '))
      if (whole)
        return {
          named: records.get(whole) ? [records.get(whole) as NamedRecord] : [],
          rest: [],
          spoken: records.get(whole)?.name ?? '',
        }
      const isWord = ({ text }: Token) => /[\p{L}\d]/u.test(text)
      const signs = find(tokens.filter(isWord))
      const left = new Set(signs.filter(({ means }) => !means).map(({ token }) => token))
      const named = signs.flatMap(({ means }) => (means ? (byName.get(means) ?? []) : []))
      return {
        named: [...new Set(named)].flatMap((id) => records.get(id) ?? []),
        // Commas tell whose place is told.
        rest: named.length > 0 ? tokens.filter((token) => left.has(token) || !isWord(token)) : tokens,
        spoken: signs.flatMap(({ means, token }) => (means ? [token.raw] : [])).join(' '),
      }
    },

    /** Of the records that were shown, those that share the most words with a text such as "the foundation one". */
    amongShown(words: string[], { shown }: TalkContext): RecordRef[] {
      const counted = shown.map((ref) => {
        const name = new Set(records.get(ref.id)?.name.split(' '))
        return { ref, shared: words.filter((word) => word.length > 1 && name.has(word)).length }
      })
      const most = Math.max(0, ...counted.map(({ shared }) => shared))
      return most === 0 ? [] : counted.filter(({ shared }) => shared === most).map(({ ref }) => ref)
    },

    /** Programs of these medicines that a text tells of by more of their names: "the wegovy savings offer". */
    described(words: string[], medicines: string[]): RecordRef[] {
      const own = new Set(medicines.flatMap((name) => name.split(' ')))
      const said = new Set(words.filter((word) => word.length > 2 && !own.has(word)))
      const fitting = [...records.values()].filter((record) => medicines.some((name) => record.medicines.has(name)))
      return mostShared(fitting, said, 2).map(({ ref }) => ref)
    },

    /** Those of several records with one name that a text tells more of: "novo nordisk patient assistance". */
    closest(named: NamedRecord[], words: string[]): NamedRecord[] {
      if (named.some(({ ref }) => ref.kind !== 'program')) return named
      const closest = mostShared(named, new Set(words.filter(isOfName)), 2).toSorted(
        (a, b) => a.name.length - b.name.length,
      )
      return closest.length > 0 ? closest : named
    },

    isDiscount: (id: string) => discounts.has(id),
  }
}

/** "Group 4" is of a name, and "a family of 4" is not. */
function isOfName(word: string, at: number, words: string[]): boolean {
  return !/^\d+$/.test(word) || /^gr(?:ou|u)p/.test(words[at - 1] ?? '')
}

/** The records whose names share the most words with those said, where that is at least so many. */
function mostShared(named: NamedRecord[], said: Set<string>, least: number): NamedRecord[] {
  const counted = named.map((record) => ({
    record,
    shared: record.name.split(' ').filter((word) => said.has(word)).length,
  }))
  const most = Math.max(least, ...counted.map(({ shared }) => shared))
  return counted.filter(({ shared }) => shared === most).map(({ record }) => record)
}

function rawOf(name: string): string {
  return readTokens(name)
    .map(({ raw }) => raw)
    .join(' ')
}
