import { fold } from '#text/fold.ts'
import { asksSomething } from '../dialogue-acts/asks-something.ts'
import type { Spoken } from '../spoken.ts'

/** What is paid for, or costs little. Folded. */
const isFine = [
  String.raw`(?:that|this) one(?: is|s)? (?:\w+ )?(?:no problem|fine|ok|okay|cheap|free|covered|not (?:a|the) problem)`,
  String.raw`(?:thats|that is|its|it is) (?:\w+ )?(?:cheap|free|no problem|covered|not (?:a|the) problem)`,
  'es[ae] (?:si )?(?:la|lo) (?:pago|puedo pagar|cubren?|paga)',
  '(?:es[ae] |con es[ae] )?(?:si )?(?:me |le )?(?:sale|esta|es) barat[oa]',
  String.raw`(?:con )?es[ae] no (?:hay|es|tengo|tiene|da) (?:\w+ )?problemas?`,
].join('|')
const fine = new RegExp(String.raw`\b(?:${isFine})\b(?!.*\b(?:but|pero)\b)`)

/** "She also takes hydroxychloroquine but that one is no problem, 10 dollars": one medicine more, for which no help is looked for. */
export function isOfNoTrouble({ text, medicines, before }: Pick<Spoken, 'text' | 'medicines' | 'before'>): boolean {
  const isOneMore = medicines.drugs.length === 1 && before.drugs.length > 0
  return isOneMore && !asksSomething(text) && fine.test(fold(text))
}
