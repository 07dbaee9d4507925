import { type AppLoadContext, data } from 'react-router'
import type { PersonFacts } from '#contract/eligibility.ts'
import type { DrugPrices } from '#contract/prices.ts'
import type { ProgramCard } from '#contract/programs.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import type { en } from '#i18n/en.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Services } from '#server/services.ts'
import { allWords, translator } from '#web/translator.server.ts'

type DrugClass = keyof typeof en.heads.classes

/** One medicine and every route to a lower cost for it. */
export function loadDrug(id: string, { services, language, person }: AppLoadContext) {
  const drug = services.drugs.find(id)
  if (!drug) throw data(null, { status: 404 })
  const t = translator(language)
  const others = services.drugs.otherNames(drug)
  const isBrand = drug.type !== 'generic'
  const genericEntry = isBrand ? others.find(({ type }) => type === 'generic') : drug
  const named = (each: Drug) => ({ id: each.id, name: services.drugs.nameIn(each, language) })
  const { name } = named(drug)
  const generic = genericEntry ? named(genericEntry).name : drug.generic
  const facts = person?.factsFor(drug.id) ?? {}
  const routes = judgedRoutes(services.programs.listRoutes(drug, { language, state: facts.state }), (cards) =>
    Object.keys(facts).length > 0 ? services.eligibility.judge(cards, drug, facts, language) : cards,
  )
  /** Whether generics and cash prices are the first thing to try. */
  const leadsWithPrices =
    drug.mainlyGeneric ||
    others.some(({ mainlyGeneric }) => mainlyGeneric) ||
    routes.free.length + routes.copay.length === 0
  return {
    words: {
      drug: allWords[language].drug,
      prices: allWords[language].prices,
      answerCard: allWords[language].answerCard,
    },
    meta: {
      title: t('heads.drug.title', { drug: name }),
      description: t('heads.drug.description', { drug: name }),
    },
    drug: { id: drug.id, label: name, generic, type: drug.type },
    lead: t('heads.drugLead', {
      generic,
      type: t(`programs.drugType.${drug.type}`),
      class: t(`heads.classes.${drug.class as DrugClass}`),
    }),
    /** For a brand: the entry of its generic name, where the list of medicines holds one. */
    genericOf: isBrand && genericEntry ? named(genericEntry) : undefined,
    brands: isBrand ? [] : others.filter(({ type }) => type !== 'generic').map(named),
    /** Whether a generic of this brand is known to be sold. Not known is the rule, so nothing says "no". */
    hasGeneric: isBrand && drug.mainlyGeneric,
    /** The day on which drugstores bought a generic of this brand, in words. */
    genericSold: drug.genericSold && dateInWords(drug.genericSold, language),
    leadsWithPrices,
    /** Whether prices without insurance wait behind one line: for all but those known to have none. */
    foldsPrices: !leadsWithPrices && !facts.insurance?.includes('none'),
    /** What this reader should do first. Few look for a medicine that nobody has prescribed: that is asked in the check. */
    answer: services.answer.find(drug, facts, language, { skipped: ['prescription'] }),
    routes,
    /** How many states have programs of their own, where the reader's own is not known. */
    states: facts.state ? 0 : services.programs.countStates(drug),
    prices: pricesFor(services.prices.of(drug, language), facts),
  }
}

/** What Medicare's plans pay says nothing to who is known to have no Medicare. */
function pricesFor(found: DrugPrices, { insurance }: PersonFacts): DrugPrices {
  if (!insurance || insurance.includes('medicare')) return found
  return { ...found, prices: found.prices.filter(({ kind }) => kind !== 'medicare') }
}

/** The same routes with what is known of the reader in every card. */
function judgedRoutes(
  { general, free, copay, discount }: ReturnType<Services['programs']['listRoutes']>,
  judge: (cards: ProgramCard[]) => ProgramCard[],
) {
  return {
    free: judge(free),
    copay: judge(copay),
    discount: judge(discount),
    general: { free: judge(general.free), discount: judge(general.discount) },
  }
}

export type DrugData = ReturnType<typeof loadDrug>
