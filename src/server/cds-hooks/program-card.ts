import type { CdsCard } from '#contract/cds-hooks.ts'
import { categories, type ProgramCard } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import { translators } from '#i18n/translators.ts'
import { brand } from '#operator.json'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import type { Programs } from '#server/programs/programs.ts'

/** Free medicine, then copays, then discounts. */
const shown = [categories.assistance, categories.copay, categories.coupons]
const mostNamed = 3
const longestSummary = 140

type Asked = { language: Language; origin: string }

/** A card with the first programs of a medicine and the link to all; none where no program is tied to it. */
export function cardFor(
  drug: Drug,
  { listByCategory }: Pick<Programs, 'listByCategory'>,
  { language, origin }: Asked,
): CdsCard[] {
  const programs = shown.flatMap((category) => listByCategory(drug, category, { language }))
  if (programs.length === 0) return []
  const t = translators[language]
  const page = `${origin}/drugs/${drug.id}?lng=${language}`
  return [
    {
      summary: t('tools.cds.summary', { drug: drug.name, count: programs.length }).slice(0, longestSummary),
      detail: [...programs.slice(0, mostNamed).map((each) => lineOf(each, language)), t('site.notAdvice')].join('\n\n'),
      indicator: 'info',
      source: { label: brand, url: page },
      links: [{ label: t('tools.cds.link'), url: page, type: 'absolute' }],
    },
  ]
}

function lineOf(program: ProgramCard, language: Language): string {
  const { program_name, sponsor, description, phone_number, phone_confirmed, source_date, checked_on } = program
  const t = translators[language]
  const date = [checked_on, source_date].find(Boolean)
  return [
    `**${program_name}** (${sponsor}): ${description}`,
    ...(phone_number && phone_confirmed ? [phone_number] : []),
    date ? t('tools.cds.dated', { date }) : t('tools.cds.undated'),
  ].join(' ')
}
