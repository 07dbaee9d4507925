import { FileDown, PenLine, Printer } from 'lucide'
import { useState } from 'react'
import { Button, ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { ForeignButton } from '#web/features/site/foreign-button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { saveFile } from '#web/save-file.ts'
import styles from './kit-page.module.css'
import type { KitData } from './load-kit.ts'
import type { Written } from './sheet.ts'

/** To print, fill in and save the papers, and the program's own form. */
export function KitTools({ kit, written }: { kit: KitData; written: Written }) {
  const { t } = useTranslation('kit')
  const { program } = kit
  const page = program.form ?? program.page
  return (
    <div className={`actions wide-on-phones ${styles.tools}`}>
      <Button variant="main" size="big" onClick={() => window.print()}>
        <Icon icon={Printer} />
        {t('kit.print')}
      </Button>
      <PdfButton kit={kit} written={written} />
      <ButtonLink to="#worksheet">
        <Icon icon={PenLine} />
        {t('kit.fillIn')}
      </ButtonLink>
      {page && <ForeignButton to={page} label={t(program.form ? 'kit.form' : 'kit.page')} about={program.name} />}
    </div>
  )
}

/** What makes the PDF is fetched with the first press. */
function PdfButton({ kit, written }: { kit: KitData; written: Written }) {
  const { t, language } = useTranslation('kit')
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const { kitPdf } = await import('./pdf/kit-pdf.ts')
      const pageOf = (page: number, pages: number) => t('kit.pageOf', { page, pages })
      const made = await kitPdf({ ...kit, language, written, pageOf })
      if ('missing' in made) return toast.warning(t('kit.pdfLetters', { letters: made.missing }))
      saveFile(`${t('kit.file')}.pdf`, made.pdf)
      toast.success(t('kit.pdfDone'))
    } catch {
      toast.error(t('kit.pdfFailed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button busy={isBusy} busyLabel={t('kit.pdfBusy')} onClick={save}>
      <Icon icon={FileDown} />
      {t('kit.pdf')}
    </Button>
  )
}
