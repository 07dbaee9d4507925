import { Mail, Printer } from 'lucide'
import { useState } from 'react'
import { Button, ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useLatePart } from '#web/components/layout/use-late-part.ts'
import { useTranslation } from '#web/i18n.tsx'
import type { Talk, Turn } from '../talk/panel-talk.ts'
import { copyText } from './copy-text.ts'

interface KeepTalkProps {
  talk: Talk
  /** Else the reader's own mail program does. */
  canMail: boolean
}

const loadDialog = () => import('./mail-dialog.tsx')

/** Ways to keep a talk: on paper, or by mail. Few readers mail one, so that part is fetched when first wanted. */
export function KeepTalk({ talk, canMail }: KeepTalkProps) {
  const { t } = useTranslation('chat')
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

/** Longer addresses some systems do not open. */
const longest = 1_800
const lineEnd = '\r\n'
const dots = encodeURIComponent('…')

/**
 * Opens the reader's own mail program on the newest of a talk that fits; dots stand for what came before. Of a newest turn
 * that is too long, it has the beginning.
 */
function mailLink({ turns }: Talk, subject: string): string {
  const start = `mailto:?subject=${encodeURIComponent(subject)}&body=`
  const room = longest - start.length
  let body = ''
  for (const turn of turns.toReversed()) {
    const words = wordsOf(turn)
    const longer = encodeURIComponent(words) + body
    if (longer.length > room)
      return start + (body ? dots + encodeURIComponent(lineEnd.repeat(2)) + body : cut(words, room))
    body = longer
  }
  return start + body
}

/** A question and its answer as plain text. Mails end lines with both signs. */
function wordsOf({ question, text, items }: Turn): string {
  return `${question}\n\n${copyText(text, items)}\n\n`.replace(/\r?\n/g, lineEnd)
}

/** The beginning of a text that fits into so many encoded letters, and dots. */
function cut(text: string, room: number): string {
  let begun = ''
  for (const character of text) {
    const longer = begun + encodeURIComponent(character)
    if (longer.length + dots.length > room) break
    begun = longer
  }
  return begun + dots
}
