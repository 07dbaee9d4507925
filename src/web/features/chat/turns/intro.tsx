import { useState } from 'react'
import { usePrinting } from '#web/components/layout/use-printing.ts'
import { useTranslation } from '#web/i18n.tsx'
import { collapsed } from '../talk/collapse.ts'
import { MarkedText } from './marked-text.tsx'
import styles from './navi-says.module.css'
import { NaviSays } from './navi-says.tsx'
import { ReplyTools } from './reply-tools.tsx'
import { ViewMore } from './view-more.tsx'

/** What Navi says before anything is asked: its beginning until the reader wants the rest. */
export function Intro({ text }: { text: string }) {
  const { t, language } = useTranslation('chat')
  const [isOpen, setOpen] = useState(false)
  const isPrinting = usePrinting()
  const preview = collapsed(text)
  return (
    <NaviSays>
      <div className={styles.bubble} data-reply>
        <MarkedText text={isOpen || isPrinting ? text : preview} />
        {preview !== text && <ViewMore isOpen={isOpen} about={t('chat.name')} onToggle={() => setOpen(!isOpen)} />}
      </div>
      <ReplyTools id="intro" text={text} language={language} onListen={() => setOpen(true)} />
    </NaviSays>
  )
}
