import { hangingPronouns, irregularForms, verbs } from './spanish-verb-words.ts'

const endings = {
  ar: 'o as a amos an e es en emos aba aban abas aste aron are aria arian ara aran ado ada ando ar',
  er: 'o es e emos en a as an amos ia ian ias i iste io ieron ere eria erian era eran ido ida iendo er ria rian ra ran',
  ir: 'o es e imos en a as an amos ia ian ias i iste io ieron ire iria irian ira iran ido ida iendo ir ria rian ra ran',
}
/** Forms that pronouns hang on: "mandar", "mandando", "manda", "mande", "manden". */
const carrying = { ar: 'ar ando a e en', er: 'er iendo e a an', ir: 'ir iendo e a an' }

const lemmas = new Map<string, string>()
for (const entry of verbs) addVerb(entry)
for (const [verb, forms] of Object.entries(irregularForms)) for (const form of forms.split(' ')) lemmas.set(form, verb)

function addVerb(entry: string): void {
  const [infinitive = '', ...others] = entry.split('/')
  const kind = infinitive.slice(-2) as keyof typeof endings
  for (const stem of [infinitive.slice(0, -2), ...others]) {
    for (const ending of endings[kind].split(' ')) add(spell(stem, ending), infinitive)
    for (const ending of carrying[kind].split(' ')) {
      for (const pronoun of hangingPronouns) add(spell(stem, ending) + pronoun, infinitive)
    }
  }
}

function add(form: string, infinitive: string): void {
  if (!lemmas.has(form)) lemmas.set(form, infinitive)
}

/** "pague" of "pagar", "busque" of "buscar", "empiece" of "empezar". */
function spell(stem: string, ending: string): string {
  if (!ending.startsWith('e')) return stem + ending
  return stem.replace(/g$/, 'gu').replace(/c$/, 'qu').replace(/z$/, 'c') + ending
}

/** Every form of those verbs: no mistakes in other words. */
export const verbForms: Iterable<string> = lemmas.keys()

/** Those that end as no English word does: "tomo", "compramos", "pagaron". */
export const plainVerbForms = [...lemmas.keys()].filter((form) => /..(?:o|mos|ron|b[ao]n?|d[ao]|ste)$/.test(form))

/** The infinitive of a Spanish verb that asks something, else the word itself. */
export function lemmaOf(word: string): string {
  return lemmas.get(word) ?? word
}
