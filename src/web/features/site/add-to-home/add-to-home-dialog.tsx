import { useSyncExternalStore } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { Dialog } from '#web/components/layout/dialog.tsx'
import { Tabs } from '#web/components/layout/tabs.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './add-to-home-dialog.module.css'
import { DotsPicture, MenuRowPicture, NamePicture, SharePicture } from './add-to-home-pictures.tsx'

interface AddToHomeDialogProps {
  open: boolean
  onClose: () => void
}

/** How to put Navi on the home screen, step by step, for the two browsers most phones have. */
export function AddToHomeDialog({ open, onClose }: AddToHomeDialogProps) {
  const { t } = useTranslation()
  const browser = useSyncExternalStore(never, browserOfReader, () => 'chrome')
  const tabs = [
    { key: 'chrome', label: t('site.addToHome.chrome'), panel: <ChromeSteps /> },
    { key: 'safari', label: t('site.addToHome.safari'), panel: <SafariSteps /> },
  ]
  return (
    <Dialog open={open} onClose={onClose} title={t('site.addToHome.title')} closeLabel={t('site.close')}>
      <div className="stack">
        <p>{t('site.addToHome.lead')}</p>
        <Tabs key={browser} label={t('site.addToHome.browser')} tabs={tabs} initial={browser} />
        <Button variant="main" size="big" wide onClick={onClose}>
          {t('site.addToHome.done')}
        </Button>
      </div>
    </Dialog>
  )
}

const never = () => () => {}

/** Every browser of an iPhone has the steps of Safari; Chrome says that it is Safari too. */
function browserOfReader(): string {
  return /iPhone|iPad|^(?!.*(Chrome|Android)).*Safari/.test(navigator.userAgent) ? 'safari' : 'chrome'
}

function ChromeSteps() {
  const { t } = useTranslation()
  return (
    <ol className={styles.steps}>
      <li>
        <p>
          <Emphasis text={t('site.addToHome.chromeMenu')} />
        </p>
        <DotsPicture />
      </li>
      <li>
        <p>
          <Emphasis text={t('site.addToHome.chromeShare')} />
        </p>
        <MenuRowPicture words={t('site.addToHome.chromeShareName')} />
      </li>
      <li>
        <p>
          <Emphasis text={t('site.addToHome.chromeShortcut')} />
        </p>
        <MenuRowPicture words={t('site.addToHome.chromeShortcutName')} />
      </li>
      <li>
        <p>
          <Emphasis text={t('site.addToHome.chromeName')} />
        </p>
        <NamePicture name={t('site.name')} button={t('site.addToHome.chromeCreate')} />
      </li>
    </ol>
  )
}

function SafariSteps() {
  const { t } = useTranslation()
  return (
    <ol className={styles.steps}>
      <li>
        <p>
          <Emphasis text={t('site.addToHome.safariShare')} />
        </p>
        <SharePicture />
      </li>
      <li>
        <p>
          <Emphasis text={t('site.addToHome.safariAdd')} />
        </p>
        <MenuRowPicture words={t('site.addToHome.safariAddName')} />
      </li>
      <li>
        <p>
          <Emphasis text={t('site.addToHome.safariDone')} />
        </p>
        <NamePicture name={t('site.name')} button={t('site.addToHome.safariDoneName')} />
      </li>
    </ol>
  )
}

/** A sentence whose `<b>…</b>` parts are printed bold. No other markup means anything. */
function Emphasis({ text }: { text: string }) {
  return text.split(/<b>(.*?)<\/b>/).map((part, index) => (index % 2 === 1 ? <b key={part}>{part}</b> : part))
}
