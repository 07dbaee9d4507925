import { createPhrases, type Sign } from '../phrases.ts'
import type { Token } from '../tokens.ts'

const find = createPhrases<Meaning>({
  yes: [
    'yes, yep, yeah, yup, ya, yea, yess, correct, thats correct, right, thats right, sure, of course, exactly, true, absolutely, indeed, i do, i am, i have, i did, i was, it is, affirmative, uh huh, y, certainly, definitely, you got it',
    'sí, si, claro, claro que sí, así es, correcto, correcta, exacto, exactamente, por supuesto, cierto, es cierto, eso es, afirmativo, simón, sip, desde luego, efectivamente, verdad, es verdad, es correcto, eso mismo, ajá',
  ],
  consent: ['ok, okay, fine, good', 'está bien, de acuerdo, bien, vale'],
  no: [
    'no, nope, nah, no way, not at all, not really, incorrect, thats wrong, wrong, false, not right, not correct, thats not right, never, negative, n, i dont, im not, i havent, i didnt, i wasnt, not true, its not, it isnt',
    'no señor, no señora, yo no, para nada, claro que no, incorrecto, incorrecta, falso, nunca, jamás, negativo, no es correcto, no es así, no es cierto, así no es, está mal, en absoluto, no está bien, tampoco, por supuesto que no, desde luego que no, no es verdad',
  ],
  filler: [
    'sir, maam, it is, thats, please, thanks, thank you, i think so, that',
    'gracias, señor, señora, por favor, pues, bueno, eso, es, está, oiga, ay',
  ],
})

type Meaning = 'yes' | 'consent' | 'no' | 'filler'

const marks = new Set([',', '.', '!', '¡', ';'])

/** Yes or no in plain words, in either language; nothing when the tokens say both, more, or neither. */
export function yesNoOf(tokens: Token[]): boolean | undefined {
  return only(find(tokens))
}

/** The same after "right?", where "okay" is a yes. */
export function confirmationOf(tokens: Token[]): boolean | undefined {
  return only(find(tokens).map((sign) => (sign.means === 'consent' ? { ...sign, means: 'yes' } : sign)))
}

function only(signs: Sign<Meaning>[]) {
  const said = signs.filter(({ means, token }) => means !== 'filler' && !marks.has(token.text))
  const meanings = new Set(said.map(({ means }) => means))
  if (meanings.size !== 1) return undefined
  return meanings.has('yes') ? true : meanings.has('no') ? false : undefined
}

/** The yes or no that an answer begins with, as in "no, but my husband is". */
export function leadingYesNo(tokens: Token[]): boolean | undefined {
  const signs = find(tokens)
  const at = signs.findIndex(({ token }) => marks.has(token.text))
  const end = at === -1 ? 1 : at
  // "I am" and "I have" begin other answers than a yes.
  if (signs[0]?.means === 'no') return only(signs.slice(0, end))
  return yesNoOf(signs.slice(0, end).map(({ token }) => token))
}
