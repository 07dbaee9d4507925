import { type AppLoadContext, data } from 'react-router'
import type { en } from '#i18n/en.ts'
import { allWords, translator } from '#web/translator.server.ts'

type DrugClass = keyof typeof en.heads.classes

/** One medicine and every route to a lower cost for it. */
export function loadDrug(id: string, { services, language }: AppLoadContext) {
  const drug = services.drugs.find(id)
  if (!drug) throw data(null, { status: 404 })
  const t = translator(language)
  const others = services.drugs.otherNames(drug)
  const isBrand = drug.type !== 'generic'
  const routes = services.programs.listRoutes(drug, language)
  return {
    words: { drug: allWords[language].drug },
    meta: {
      title: t('heads.drug.title', { drug: drug.name }),
      description: t('heads.drug.description', { drug: drug.name }),
    },
    drug: { id: drug.id, label: drug.name, generic: drug.generic, type: drug.type },
    lead: t('heads.drugLead', {
      generic: drug.generic,
      type: t(`programs.drugType.${drug.type}`),
      class: t(`heads.classes.${drug.class as DrugClass}`),
    }),
    /** For a brand: the entry of its generic name, where the list of medicines holds one. */
    genericOf: isBrand ? others.filter(({ type }) => type === 'generic').map(nameOf)[0] : undefined,
    brands: isBrand ? [] : others.filter(({ type }) => type !== 'generic').map(nameOf),
    /** Whether a generic of this brand is known to be sold. Not known is the rule, so nothing says "no". */
    hasGeneric: isBrand && drug.mainlyGeneric,
    /** Whether generics and cash prices are the first thing to try. */
    leadsWithPrices:
      drug.mainlyGeneric ||
      others.some(({ mainlyGeneric }) => mainlyGeneric) ||
      routes.free.length + routes.copay.length === 0,
    routes,
  }
}

function nameOf({ id, name }: { id: string; name: string }) {
  return { id, name }
}

export type DrugData = ReturnType<typeof loadDrug>
