import { Icon } from '#web/components/display/icon.tsx'
import { PillGroup } from '#web/components/form/pill-group.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { categories } from '../categories.ts'

interface CategoryPillsProps {
  selected: string
  onSelect?: (category: string) => void
  /** As buttons that send the form around. */
  name?: string
}

/** The kinds of help as filters. */
export function CategoryPills({ selected, onSelect, name }: CategoryPillsProps) {
  const { t } = useTranslation('communities')
  const pills = categories.map(({ category, icon }) => ({
    value: category as string,
    label: (
      <>
        <Icon icon={icon} />
        {t(`communities.category.${category}`)}
      </>
    ),
  }))
  return (
    <PillGroup
      label={t('communities.search.categories')}
      pills={[{ value: '', label: t('communities.search.allCategories') }, ...pills]}
      selected={selected}
      onSelect={onSelect}
      name={name}
    />
  )
}
