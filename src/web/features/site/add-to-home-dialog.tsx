import { Trans, useTranslation } from 'react-i18next'
import { Button } from '#web/components/button.tsx'
import { Dialog } from '#web/components/dialog.tsx'
import { Tabs } from '#web/components/tabs.tsx'
import styles from './add-to-home-dialog.module.css'
import { DotsPicture, MenuRowPicture, NamePicture, SharePicture } from './add-to-home-pictures.tsx'

interface AddToHomeDialogProps {
  open: boolean
  onClose: () => void
}

/** How to put Navi on the home screen, step by step, for the two browsers most phones have. */
export function AddToHomeDialog({ open, onClose }: AddToHomeDialogProps) {
  const { t } = useTranslation()
  const tabs = [
    { key: 'chrome', label: t('site.addToHome.chrome'), panel: <ChromeSteps /> },
    { key: 'safari', label: t('site.addToHome.safari'), panel: <SafariSteps /> },
  ]
  return (
    <Dialog open={open} onClose={onClose} title={t('site.addToHome.title')} closeLabel={t('site.close')}>
      <div className="stack">
        <p>{t('site.addToHome.lead')}</p>
        <Tabs label={t('site.addToHome.browser')} tabs={tabs} />
        <Button variant="main" size="big" wide onClick={onClose}>
          {t('site.addToHome.done')}
        </Button>
      </div>
    </Dialog>
  )
}

const bold = { b: <b /> }

function ChromeSteps() {
  const { t } = useTranslation()
  return (
    <ol className={styles.steps}>
      <li>
        <p>
          <Trans i18nKey="site.addToHome.chromeMenu" components={bold} />
        </p>
        <DotsPicture />
      </li>
      <li>
        <p>
          <Trans i18nKey="site.addToHome.chromeShare" components={bold} />
        </p>
        <MenuRowPicture words={t('site.addToHome.chromeShareName')} />
      </li>
      <li>
        <p>
          <Trans i18nKey="site.addToHome.chromeShortcut" components={bold} />
        </p>
        <MenuRowPicture words={t('site.addToHome.chromeShortcutName')} />
      </li>
      <li>
        <p>
          <Trans i18nKey="site.addToHome.chromeName" components={bold} />
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
          <Trans i18nKey="site.addToHome.safariShare" components={bold} />
        </p>
        <SharePicture />
      </li>
      <li>
        <p>
          <Trans i18nKey="site.addToHome.safariAdd" components={bold} />
        </p>
        <MenuRowPicture words={t('site.addToHome.safariAddName')} />
      </li>
      <li>
        <p>
          <Trans i18nKey="site.addToHome.safariDone" components={bold} />
        </p>
        <NamePicture name={t('site.name')} button={t('site.addToHome.safariDoneName')} />
      </li>
    </ol>
  )
}
