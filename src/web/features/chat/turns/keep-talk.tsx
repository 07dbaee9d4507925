import { Mail, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import type { Talk } from '../talk/talk-state.ts'
import { mailLink } from './mail-link.ts'

type MailDialog = typeof import('./mail-dialog.tsx').MailDialog

interface KeepTalkProps {
  talk: Talk
  /** Else the reader's own mail program does. */
  canMail: boolean
}

/** Ways to keep a talk: on paper, or by mail. Few readers mail one, so that part is fetched when first wanted. */
export function KeepTalk({ talk, canMail }: KeepTalkProps) {
  const { t } = useTranslation()
  const toast = useToast()
  const [dialog, setDialog] = useState<{ of: MailDialog }>()
  const [isOpen, setOpen] = useState(false)

  async function open() {
    try {
      setDialog({ of: (await import('./mail-dialog.tsx')).MailDialog })
      setOpen(true)
    } catch {
      toast.error(t('chat.keep.notOpened'))
    }
  }

  return (
    <>
      <p className="actions">
        <Button onClick={() => print()}>
          <Icon icon={Printer} />
          {t('chat.keep.print')}
        </Button>
        {canMail ? (
          <Button onClick={open}>
            <Icon icon={Mail} />
            {t('chat.keep.mail')}
          </Button>
        ) : (
          <ButtonLink to={mailLink(talk, t('chat.keep.subject'))}>
            <Icon icon={Mail} />
            {t('chat.keep.mail')}
          </ButtonLink>
        )}
      </p>
      {dialog && <dialog.of open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
