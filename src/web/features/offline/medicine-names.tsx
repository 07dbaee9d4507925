import { type ReactNode, useState } from 'react'
import type { DrugName } from '#drug-names/drug-name.ts'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { drugListAddress, keptCache } from '#web/service-worker/kept.ts'
import { StoredLine } from './stored-line.tsx'
import type { StoredMedicine } from './stored-programs.ts'
import { useStored } from './use-stored.ts'

export type RenderSearch = (onPick: (drug: DrugName) => void) => ReactNode

interface MedicineNamesProps {
  search: RenderSearch
  medicines: readonly StoredMedicine[]
}

/** The search over the stored list of names, and what is known of the medicine that was picked. */
export function MedicineNames({ search, medicines }: MedicineNamesProps) {
  const { t } = useTranslation('offline')
  const [picked, setPicked] = useState<DrugName>()
  const storedAt = useStored(readListDate)
  return (
    <>
      <p>{t('offline.medicinesLead')}</p>
      {storedAt && <StoredLine at={storedAt} />}
      {search(setPicked)}
      <div role="status">
        {picked && <Picked drug={picked} isStored={medicines.some(({ id }) => id === picked.id)} />}
      </div>
    </>
  )
}

function Picked({ drug: { label, generic, kind }, isStored }: { drug: DrugName; isStored: boolean }) {
  const { t } = useTranslation('offline')
  return (
    <Note tone={isStored ? 'ok' : 'info'}>
      <p>
        <b>{label}</b>. {t(`programs.drugType.${kind}`)}.{' '}
        {generic !== label && t('offline.picked.generic', { generic })}
      </p>
      <p>
        {isStored
          ? t('offline.picked.below', { title: t('offline.of', { drug: label }) })
          : t('offline.picked.missing')}
      </p>
    </Note>
  )
}

/** When the list was fetched, as the server dated it. */
async function readListDate(): Promise<string | undefined> {
  const cache = await caches.open(keptCache)
  return (await cache.match(drugListAddress, { ignoreVary: true }))?.headers.get('date') ?? undefined
}
