import { Fragment } from 'react'
import { mailStyles } from '#server/outbox/mail-frame.tsx'
import { type Block, type Inline, readMarkup } from '#text/chat-markup.ts'
import { absolute } from './absolute.ts'

/** The marks of an answer as elements that every mail program shows. */
export function MarkedText({ text, origin }: { text: string; origin: string }) {
  return readMarkup(text).map((block, index) => <BlockOf key={keyOf(index)} block={block} origin={origin} />)
}

/** A mail is made once, and nothing in it changes its place. */
const keyOf = (index: number) => `${index}`

function BlockOf({ block, origin }: { block: Block; origin: string }) {
  if (block.kind === 'heading')
    return (
      <h3 style={mailStyles.name}>
        <Words words={block.words} origin={origin} />
      </h3>
    )
  if (block.kind === 'list')
    return (
      <ul style={mailStyles.text}>
        {block.items.map((words, index) => (
          <li key={keyOf(index)}>
            <Words words={words} origin={origin} />
          </li>
        ))}
      </ul>
    )
  return (
    <p style={mailStyles.text}>
      {block.lines.map((words, index) => (
        <Fragment key={keyOf(index)}>
          {index > 0 && <br />}
          <Words words={words} origin={origin} />
        </Fragment>
      ))}
    </p>
  )
}

function Words({ words, origin }: { words: Inline[]; origin: string }) {
  return words.map((one, index) => <WordsOf key={keyOf(index)} one={one} origin={origin} />)
}

function WordsOf({ one, origin }: { one: Inline; origin: string }) {
  if (one.kind === 'text') return one.text
  if (one.kind === 'bold')
    return (
      <b>
        <Words words={one.inside} origin={origin} />
      </b>
    )
  return (
    <a className="link" style={mailStyles.link} href={absolute(one.href, origin)}>
      {one.text}
    </a>
  )
}
