import type { Price } from '#contract/prices.ts'
import type { Language } from '#i18n/languages.ts'
import type { WordKey } from '#i18n/translator.ts'
import { translators } from '#i18n/translators.ts'
import { fold } from '#text/fold.ts'

/** A strength in its unit, and the bare number that people name it by: "200mg", "levotiroxina de 75", "Lipitor 40". */
const withUnit =
  /(?<![\d.,$])(\d+(?:[.,]\d+)?) ?(?:mgs?|mcgs?|ml|miligramos?|microgramos?|milligrams?|micrograms?|%)(?!\p{L})/giu
const bare =
  /(?<=\b(?:de|del|the|la|el|las|los) )(\d{1,3}(?:\.\d+)?|1000)(?! ?(?:[\d.,]|a[nñ]os|years?|d[ií]as?|days?|pills?|pastillas?|tablets?|tabletas?|refills?|months?|mes|meses|veces|times|d[oó]lares|dollars?|bucks|%|de\b))\b/giu

/** The forms that a word of either language stands for, as prices name them. */
const formsOf: [RegExp, string[]][] = [
  [/\b(?:nebuli[sz]\w+|neb|maquinita)\b/, ['vial', 'solution', 'suspension']],
  [/\b(?:inhalers?|inhalador\w*|puffer|pump)\b/, ['inhaler']],
  [
    // These salts are only injected.
    /\b(?:vials?|inject\w+|inyec\w+|shots?|syringes?|jeringas?|pens?|plumas?|ampollas?|(?:cypion|enanth|decano)ate|(?:cipion|enant|decano)ato)\b/,
    ['vial', 'syringe', 'pen'],
  ],
  [/\b(?:creams?|cremas?|ointments?|pomadas?|unguentos?)\b/, ['cream', 'ointment']],
  [/\bgel\b/, ['gel']],
  [/\b(?:drops|gotas|gotitas)\b/, ['drops', 'solution']],
  [/\b(?:liquid|liquid[oa]|jarabe|syrup|suspension)\b/, ['solution', 'suspension', 'syrup', 'elixir']],
  [/\b(?:patch(?:es)?|parches?)\b/, ['patch']],
  // No price is of these.
  [/\b(?:films?|strips|laminas?|laminitas?)\b/, []],
  [/\b(?:er|xr|xl|sr|extended|prolongada)\b/, ['extended-release tablet', 'extended-release capsule']],
]

/**
 * The prices with those of drugstores in the strength and form that were asked for first. `isOther`: none of drugstores is of
 * what was asked for, so that another strength or form is told of.
 */
export function pricesAsked(prices: Price[], text: string, language: Language): { prices: Price[]; isOther: boolean } {
  const strengths = strengthsIn(text)
  const forms = formsIn(text, language)
  const known = prices.filter(({ kind }) => kind === 'drugstores')
  if (known.length === 0 || (strengths.length === 0 && !forms)) return { prices, isOther: false }
  const ofForm = forms ? known.filter(({ form }) => form !== null && forms.includes(form)) : known
  const asked = strengths.length > 0 ? ofForm.filter((price) => isOfStrength(price, strengths)) : ofForm
  const first = asked.length > 0 ? asked : ofForm
  return { prices: [...first, ...prices.filter((price) => !first.includes(price))], isOther: asked.length === 0 }
}

function strengthsIn(text: string): number[] {
  const said = [...text.matchAll(withUnit), ...text.matchAll(bare)]
  return said.map(([, number = '']) => Number(number.replace(',', '.')))
}

function formsIn(text: string, language: Language): string[] | undefined {
  const folded = fold(text)
  const named = formsOf.find(([words]) => words.test(folded))?.[1]
  return named?.map((form) => translators[language](`priceRecords.forms.${form}` as WordKey))
}

/** "160-4.5 mcg" is of 160 and of 4.5; what a liquid's milligrams are in ("5 mg/5 mL") is no strength of it. */
function isOfStrength({ strength }: Price, asked: number[]): boolean {
  const amounts = (strength ?? '').split('/')[0]?.match(/\d+(?:\.\d+)?/g) ?? []
  return amounts.some((amount) => asked.includes(Number(amount)))
}
