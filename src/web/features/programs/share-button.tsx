import { Share2 } from 'lucide-react'
import type { ProgramCard } from '#contract/programs.ts'
import { Button } from '#web/components/button.tsx'
import { Icon } from '#web/components/icon.tsx'
import { useToast } from '#web/components/toasts.tsx'
import { useLanguage } from '#web/features/site/use-language.ts'
import { useTranslation } from '#web/i18n.tsx'

/** Hands the page's address to the phone's own share sheet, or copies it where there is none. */
export function ShareButton({ program: { program_name, drug_name } }: { program: ProgramCard }) {
  const { t } = useTranslation()
  const { language, hrefFor } = useLanguage()
  const toast = useToast()

  async function share() {
    const url = new URL(hrefFor(language), window.location.origin).href
    const title = drug_name ? `${drug_name}: ${program_name}` : program_name
    try {
      if (navigator.share) await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        toast.success(t('programs.shared'))
      }
    } catch (error) {
      // Closing the share sheet is not a failure.
      if ((error as Error).name !== 'AbortError') toast.error(t('programs.shareFailed'))
    }
  }

  return (
    <Button onClick={share}>
      {t('programs.share')}
      <span className="visually-hidden">: {program_name}</span>
      <Icon icon={Share2} />
    </Button>
  )
}
