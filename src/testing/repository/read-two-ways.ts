import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'

/** Letters, digits and marks of English and Spanish, and one letter of another script. */
const letters = [...Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)), ...'’‘“”–—…ж']
/** A group that may come more often than this counts as one that comes as often as it likes. */
const mostCopies = 9

type Ways = Map<number, number>
/** A part of a pattern: the places that may read its first and its last letter, each with the ways to get there. */
type Part = { first: Ways; last: Ways; empty: number }
/** Two places where the same text may have led, and the ways to the first from the place before. */
type Pair = { one: number; other: number; text: string; ways: number }

const nothing: Part = { first: new Map(), last: new Map(), empty: 1 }
/** A text has one beginning and one end, and no group comes twice there. */
const never: Part = { ...nothing, empty: 0 }
const parser = new RegExpParser({ ecmaVersion: 2025 })

/**
 * A text that a group of the pattern which repeats reads in two ways, if there is one: "ala" of `(?:a|la|ala)*`. Each more
 * of it doubles the time, where the rest does not match. What looks around counts as nothing.
 */
export function readTwoWays({ source, flags }: RegExp): string | undefined {
  const isUnicode = flags.includes('u')
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: isUnicode,
    unicodeSets: flags.includes('v'),
  })
  const repeated: AST.Quantifier[] = []
  visitRegExpAST(pattern, {
    onQuantifierEnter: (quantifier) => void (quantifier.max > mostCopies && repeated.push(quantifier)),
  })
  const texts = repeated.map((quantifier) => new Places(flags).read(quantifier).twoWays())
  return texts.find((text) => text !== undefined)
}

/** The places of a group where letters are read, and which may follow which. */
class Places {
  private readonly lettersAt: bigint[] = []
  private readonly followers: Ways[] = []

  constructor(private readonly flags: string) {}

  read(quantifier: AST.Quantifier): this {
    this.partOf(quantifier)
    return this
  }

  /** From one place on, two paths read the same letters until they meet: as the group repeats, they begin anew. */
  twoWays(): string | undefined {
    const seen = new Set<string>()
    const pairs: Pair[] = this.followers.map((_, at) => ({ one: at, other: at, text: '', ways: 1 }))
    for (const pair of pairs) {
      for (const next of this.pairsAfter(pair)) {
        if (next.one === next.other && (pair.one !== pair.other || next.ways > 1)) return next.text
        const key = `${Math.min(next.one, next.other)} ${Math.max(next.one, next.other)}`
        if (next.one !== next.other && !seen.has(key)) pairs.push(next)
        seen.add(key)
      }
    }
    return undefined
  }

  private pairsAfter({ one, other, text }: Pair): Pair[] {
    const after = [...this.waysFrom(other).keys()]
    return [...this.waysFrom(one)].flatMap(([next, ways]) =>
      after.flatMap((another) => {
        const letter = this.letterOf(next, another)
        return letter === undefined ? [] : [{ one: next, other: another, text: text + letter, ways }]
      }),
    )
  }

  private waysFrom(at: number): Ways {
    return this.followers[at] ?? new Map()
  }

  private letterOf(one: number, other: number): string | undefined {
    const shared = (this.lettersAt[one] ?? 0n) & (this.lettersAt[other] ?? 0n)
    return shared === 0n ? undefined : letters[shared.toString(2).length - 1]
  }

  private partOf(element: AST.Element): Part {
    switch (element.type) {
      case 'Group':
      case 'CapturingGroup':
        return element.alternatives
          .map(({ elements }) => elements.reduce((part, next) => this.joined(part, this.partOf(next)), nothing))
          .reduce(eitherOf)
      case 'Quantifier':
        return element.max > mostCopies ? this.loopOf(element) : this.copiesOf(element)
      case 'Assertion':
        return (element.kind === 'start' || element.kind === 'end') && !this.flags.includes('m') ? never : nothing
      case 'Backreference':
        return nothing
      default:
        return this.placeOf(element.raw)
    }
  }

  private placeOf(raw: string): Part {
    const at = this.followers.push(new Map()) - 1
    this.lettersAt[at] = lettersOf(raw, this.flags)
    return { first: new Map([[at, 1]]), last: new Map([[at, 1]]), empty: 0 }
  }

  private joined(part: Part, next: Part): Part {
    this.follow(part.last, next.first)
    return {
      first: sumOf(part.first, next.first, part.empty),
      last: sumOf(next.last, part.last, next.empty),
      empty: part.empty * next.empty,
    }
  }

  private loopOf({ element, min }: AST.Quantifier): Part {
    const part = this.partOf(element)
    this.follow(part.last, part.first)
    return min === 0 ? { ...part, empty: 1 } : part
  }

  /** `x{1,3}` as `x(?:x(?:x)?)?`. */
  private copiesOf({ element, min, max }: AST.Quantifier): Part {
    let part = nothing
    for (let copy = max; copy > 0; copy -= 1) {
      part = this.joined(this.partOf(element), part)
      if (copy > min) part = { ...part, empty: 1 }
    }
    return part
  }

  private follow(last: Ways, first: Ways): void {
    for (const [from, ways] of last) {
      for (const [to, more] of first) add(this.waysFrom(from), to, ways * more)
    }
  }
}

function eitherOf(one: Part, other: Part): Part {
  return {
    first: sumOf(one.first, other.first),
    last: sumOf(one.last, other.last),
    empty: one.empty + other.empty,
  }
}

function sumOf(one: Ways, other: Ways, times = 1): Ways {
  const sum = new Map(one)
  if (times > 0) for (const [at, ways] of other) add(sum, at, ways * times)
  return sum
}

function add(ways: Ways, at: number, more: number): void {
  ways.set(at, (ways.get(at) ?? 0) + more)
}

const known = new Map<string, bigint>()

/** The letters that a class or a letter of a pattern reads, one bit each. */
function lettersOf(raw: string, flags: string): bigint {
  const key = `${flags}/${raw}`
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const one = new RegExp(`^${raw}$`, flags.replace(/[gy]/g, ''))
  const read = letters.reduce((bits, letter, at) => (one.test(letter) ? bits | (1n << BigInt(at)) : bits), 0n)
  known.set(key, read)
  return read
}
