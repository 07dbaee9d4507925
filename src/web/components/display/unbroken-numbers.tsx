import { Fragment } from 'react'
import styles from './unbroken-numbers.module.css'

/** 1-800-555-0100, (585-555-0100), 1-800-MEDICARE. */
const numbers = /\(?\b(?:1-)?\d{3}-\d{3}-\d{4}\b\)?|\b1-\d{3}-[A-Z][A-Z\d-]{3,}\b/g

/** A text whose phone numbers stay in one line: browsers break after a hyphen, and half a number is hard to dial. */
export function UnbrokenNumbers({ text }: { text: string }) {
  const found = [...text.matchAll(numbers)]
  return (
    <>
      {found.map(({ 0: number, index }, at) => (
        <Fragment key={index}>
          {text.slice(endOf(found[at - 1]), index)}
          <span className={styles.number}>{number}</span>
        </Fragment>
      ))}
      {text.slice(endOf(found.at(-1)))}
    </>
  )
}

function endOf(match: RegExpExecArray | undefined): number {
  return match ? match.index + match[0].length : 0
}
