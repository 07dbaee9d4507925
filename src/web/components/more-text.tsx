import { useId, useState } from 'react'
import styles from './more-text.module.css'
import { usePrinting } from './use-printing.ts'

interface MoreTextProps {
  text: string
  /** How many characters are shown at first. */
  preview: number
  moreLabel: string
  lessLabel: string
  /** Says what the text is about, for readers who hear the buttons one after another. */
  about: string
}

/** A long text of which the beginning is shown until the reader asks for the rest. */
export function MoreText({ text, preview, moreLabel, lessLabel, about }: MoreTextProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const isPrinting = usePrinting()
  if (text.length <= preview) return text
  return (
    <>
      <span id={id}>{open || isPrinting ? text : `${text.slice(0, preview).trimEnd()}…`}</span>
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
