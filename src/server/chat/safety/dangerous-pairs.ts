import type { Catalogue } from '#server/catalogue/catalogue.ts'
import { fold } from '#text/fold.ts'

/** Medicines that lower the blood pressure too much together, by what is in them and by how people call them, folded. */
type Side = { generic: RegExp; said: RegExp }

/** Sildenafil and what is like it must not be taken with nitrates: their labels say so (Viagra, FDA, section 4.1). */
const nitrates: Side = {
  generic: /nitroglycerin|isosorbide/,
  said: /\b(?:nitro|nitroglicerina|nitroglycerin\w*|nitrostat|nitrolingual|nitromist|gonitro|minitran|rectiv|isosorbid\w*|imdur|isordil|dilatrate|monoket|bidil)\b/,
}
const erection: Side = {
  generic: /sildenafil|tadalafil|vardenafil|avanafil/,
  said: /\b(?:viagra|revatio|liqrev|cialis|adcirca|alyq|tadliq|levitra|staxyn|stendra|sildenafil\w*|tadalafil\w*|vardenafil\w*|avanafil\w*)\b/,
}

/** What a turn names, and the medicines of the talk before it, by their ids. */
type Named = { text: string; drugs: readonly string[]; before: readonly string[] }

/** Finds whether a turn names a medicine that may kill beside another one of the talk: who only asks for prices is told to ask before. */
export function createPairCheck({ findDrug }: Pick<Catalogue, 'findDrug'>): (named: Named) => boolean {
  const has = ({ generic }: Side, drugs: readonly string[]) =>
    drugs.some((id) => generic.test(fold(findDrug(id)?.generic ?? '')))

  return ({ text, drugs, before }) => {
    const folded = fold(text)
    const isNamed = (side: Side) => side.said.test(folded) || has(side, drugs)
    const [now, known] = [[nitrates, erection].map(isNamed), [nitrates, erection].map((side) => has(side, before))]
    return now.includes(true) && [0, 1].every((at) => now[at] || known[at]) && known.includes(false)
  }
}
