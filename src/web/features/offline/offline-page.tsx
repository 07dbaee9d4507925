import { RotateCw } from 'lucide'
import { useEffect } from 'react'
import { Navi } from '#web/components/art/navi.tsx'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { MedicineNames, type RenderSearch } from './medicine-names.tsx'
import styles from './offline-page.module.css'
import { SavedItems } from './saved-items.tsx'
import { SeenPrograms } from './seen-programs.tsx'
import { readStoredPrograms } from './stored-programs.ts'
import { useStored } from './use-stored.ts'

/** The page in place of any other while there is no connection: all of it comes from this device. */
export function OfflinePage({ search }: { search: RenderSearch }) {
  const { t } = useTranslation('offline')
  const medicines = useStored(readMedicines)
  useWayBack()
  return (
    <>
      <title>{`${t('offline.title')} | ${t('site.name')}`}</title>
      <meta name="description" content={t('offline.description')} />
      <Banner title={t('offline.title')} lead={t('offline.lead')} picture={<Navi face="sorry" />}>
        <div className="actions">
          <Button variant="main" size="big" onClick={goBack}>
            <Icon icon={RotateCw} />
            {t('site.tryAgain')}
          </Button>
        </div>
        <p className="soft">{t('offline.back')}</p>
      </Banner>
      <div className="band">
        <div className="wrap halves">
          <section className="stack">
            <h2>{t('offline.medicines')}</h2>
            <MedicineNames search={search} medicines={medicines ?? []} />
          </section>
          <section className="stack">
            <h2>{t('offline.cards')}</h2>
            <noscript>
              <Note>{t('offline.needScript')}</Note>
            </noscript>
            <SavedItems />
          </section>
        </div>
      </div>
      <div className="band tint">
        <div className={`wrap ${styles.seen}`}>{medicines && <SeenPrograms medicines={medicines} />}</div>
      </div>
    </>
  )
}

/** Tries the page that the reader wanted once more. The service worker has put its address behind the #. */
function goBack(): void {
  const wanted = wantedAddress()
  if (wanted) location.replace(wanted)
  else location.reload()
}

/** For a connection to stay, in milliseconds: one that has just come back often goes again. */
const settling = 500

/** Goes back by itself once the browser says that it is online again, unless the reader is just leaving for another page. */
function useWayBack(): void {
  useEffect(() => {
    if (!wantedAddress()) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const goBackSoon = () => {
      clearTimeout(waiting)
      waiting = setTimeout(() => navigator.onLine && goBack(), settling)
    }
    window.addEventListener('online', goBackSoon)
    return () => {
      window.removeEventListener('online', goBackSoon)
      clearTimeout(waiting)
    }
  }, [])
}

/** Anyone can write a link with an address of their own behind the #: only ours are gone to. */
function wantedAddress(): string | undefined {
  const wanted = location.hash.slice(1)
  if (!wanted.startsWith('/')) return undefined
  const { origin, href } = new URL(wanted, location.origin)
  return origin === location.origin ? href : undefined
}

function readMedicines() {
  return readStoredPrograms()
}
