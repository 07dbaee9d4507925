import { Mail, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useLatePart } from '#web/components/layout/use-late-part.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { Talk } from '../talk/talk-state.ts'
import { mailLink } from './mail-link.ts'

interface KeepTalkProps {
  talk: Talk
  /** Else the reader's own mail program does. */
  canMail: boolean
}

const loadDialog = () => import('./mail-dialog.tsx')

/** Ways to keep a talk: on paper, or by mail. Few readers mail one, so that part is fetched when first wanted. */
export function KeepTalk({ talk, canMail }: KeepTalkProps) {
  const { t } = useTranslation()
  const { part, fetch } = useLatePart(loadDialog, t('chat.keep.notOpened'))
  const [isOpen, setOpen] = useState(false)

  async function open() {
    if (await fetch()) setOpen(true)
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
      {part && <part.MailDialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
