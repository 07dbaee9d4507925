import type { Translate } from '#i18n/translator.ts'
import { type Block, type Inline, readMarkup } from '#text/chat-markup.ts'
import { telAddress } from '#text/tel-address.ts'
import { absolute } from './absolute.ts'
import type { MailedRecord } from './mailed-record.ts'
import type { MailedTurn } from './mailed-turn.ts'

/** A turn as plain text: what it is about, the answer, then the records, a paragraph each. */
export function textOfTurn({ heading, answer, records }: MailedTurn, origin: string, t: Translate): string {
  return [
    heading,
    readMarkup(answer)
      .flatMap((block) => linesOf(block, origin))
      .join('\n'),
    ...records.map((record) => textOfRecord(record, t)),
  ].join('\n\n')
}

function linesOf(block: Block, origin: string): string[] {
  if (block.kind === 'heading') return [textOf(block.words, origin)]
  if (block.kind === 'list') return block.items.map((words) => `- ${textOf(words, origin)}`)
  return block.lines.map((words) => textOf(words, origin))
}

function textOf(words: Inline[], origin: string): string {
  return words.map((one) => (one.kind === 'bold' ? textOf(one.inside, origin) : textOfRun(one, origin))).join('')
}

/** The address of a link stands beside its words, where these don't say it. */
function textOfRun(run: Exclude<Inline, { kind: 'bold' }>, origin: string): string {
  if (run.kind === 'text' || run.href === telAddress(run.text)) return run.text
  const url = absolute(run.href, origin)
  return url === run.text ? url : `${run.text} (${url})`
}

function textOfRecord({ name, lines, phone, phoneNote, links, checked }: MailedRecord, t: Translate): string {
  return [
    name,
    ...lines,
    ...(phone ? [t('mail.phone', { phone })] : []),
    ...(phoneNote ? [phoneNote] : []),
    ...links.map(({ words, url }) => `${words}: ${url}`),
    checked,
  ].join('\n')
}
