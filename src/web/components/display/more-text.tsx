import { useId, useState } from 'react'
import styles from './more-text.module.css'

interface MoreTextProps {
  text: string
  /** How many characters are shown at first. */
  preview: number
  moreLabel: string
  lessLabel: string
  /** Says what the text is about, for readers who hear the buttons one after another. */
  about: string
}

/** A long text of which the beginning is shown until the reader asks for the rest; on paper and without scripts, all of it. */
export function MoreText({ text, preview, moreLabel, lessLabel, about }: MoreTextProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  if (text.length <= preview) return text
  const beginning = text.slice(0, preview).trimEnd()
  return (
    <>
      <span id={id}>
        <span className={open ? undefined : styles.cut}>{beginning}</span>
        <span className={styles.rest} hidden={!open}>
          {text.slice(beginning.length)}
        </span>
      </span>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? lessLabel : moreLabel}
        <span className="visually-hidden">: {about}</span>
      </button>
    </>
  )
}
