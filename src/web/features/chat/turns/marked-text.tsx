import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type Block, type Inline, readMarkup } from '#text/chat-markup.ts'
import { UnbrokenNumbers } from '#web/components/display/unbroken-numbers.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { HeadingBelow } from './heading-below.tsx'
import styles from './marked-text.module.css'

/** An answer with its marks as elements. No HTML of the answer ever reaches the page. */
export function MarkedText({ text, end }: { text: string; end?: ReactNode }) {
  const blocks = readMarkup(text)
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <BlockOf key={keyOf(index)} block={block} end={index === blocks.length - 1 && end} />
      ))}
      {blocks.length === 0 && end}
    </div>
  )
}

/** Blocks and lines only ever grow at the end, so their place names them. */
const keyOf = (index: number) => `${index}`

function BlockOf({ block, end }: { block: Block; end: ReactNode }) {
  if (block.kind === 'heading')
    return (
      <HeadingBelow steps={2} className={styles.heading}>
        <Words words={block.words} />
        {end}
      </HeadingBelow>
    )
  const parts = block.kind === 'list' ? block.items : block.lines
  const wordsOf = (words: Inline[], index: number) => (
    <>
      <Words words={words} />
      {index === parts.length - 1 && end}
    </>
  )
  if (block.kind === 'list')
    return (
      <ul className={styles.list}>
        {parts.map((words, index) => (
          <li key={keyOf(index)}>{wordsOf(words, index)}</li>
        ))}
      </ul>
    )
  return (
    <p>
      {parts.map((words, index) => (
        <Fragment key={keyOf(index)}>
          {index > 0 && <br />}
          {wordsOf(words, index)}
        </Fragment>
      ))}
    </p>
  )
}

function Words({ words }: { words: Inline[] }) {
  return words.map((one, index) => <WordsOf key={keyOf(index)} one={one} />)
}

function WordsOf({ one }: { one: Inline }) {
  if (one.kind === 'text') return <UnbrokenNumbers text={one.text} />
  if (one.kind === 'link') return <MarkedLink {...one} />
  return (
    <b>
      <Words words={one.inside} />
    </b>
  )
}

function MarkedLink({ text, href }: { text: string; href: string }) {
  const { t } = useTranslation()
  if (href.startsWith('/'))
    return (
      <Link className={styles.link} to={href}>
        {text}
      </Link>
    )
  if (href.startsWith('tel:'))
    return (
      <a className={styles.link} href={href}>
        <UnbrokenNumbers text={text} />
      </a>
    )
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden"> {t('programs.newTab')}</span>
    </a>
  )
}
