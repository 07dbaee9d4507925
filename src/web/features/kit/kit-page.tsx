import { useState } from 'react'
import { Banner } from '#web/components/feedback/banner.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './kit-page.module.css'
import { KitTools } from './kit-tools.tsx'
import type { KitData } from './load-kit.ts'
import { Renewal } from './renewal.tsx'
import type { Written } from './sheet.ts'
import { SheetView } from './sheet-view.tsx'

/** The papers to apply to a program with. What is typed on them lives in this part and nowhere else. */
export function KitPage({ kit }: { kit: KitData }) {
  const { t } = useTranslation('kit')
  const [typed, setTyped] = useState<Written>({})
  const written = { ...kit.told, ...typed }
  const { medicines, sheets } = kit
  const names = medicines.map(({ name }) => name).join(', ')
  const [medicine] = medicines
  return (
    <>
      <div className={styles.top}>
        <Banner
          title={kit.title}
          lead={names ? t('kit.leadFor', { medicines: names }) : t('kit.lead')}
          crumb={
            medicine && medicines.length === 1
              ? { to: `/drugs/${medicine.id}`, label: t('kit.back', { medicine: medicine.name }) }
              : { to: '/plan', label: t('kit.backToPlan') }
          }
        >
          <KitTools kit={kit} written={written} />
          <p className={styles.kept}>{t('kit.kept')}</p>
          <noscript>
            <Note>{t('kit.needScript')}</Note>
          </noscript>
        </Banner>
      </div>
      <div className={styles.sheets}>
        {sheets.map((sheet, index) => (
          <SheetView
            key={sheet.id}
            sheet={sheet}
            written={written}
            onWrite={(field, text) => setTyped((before) => ({ ...before, [field]: text }))}
            foot={
              <>
                <span>{kit.made}</span>
                <b>{t('kit.pageOf', { page: index + 1, pages: sheets.length })}</b>
              </>
            }
          />
        ))}
      </div>
      <Renewal program={kit.program} term={kit.term} />
    </>
  )
}
