import { intake } from '#i18n/en/cards/intake.ts'
import { fillIn } from '#i18n/translator.ts'
import type { StoredRequest } from './requests.ts'

const { fields: labels, mail, topics } = intake

/** A request as the operator reads it, line by line: the fields that were filled in, in the order of the form. */
export function linesOf({ kind, content }: Pick<StoredRequest, 'kind' | 'content'>): string[] {
  if (!content) return []
  const { language, fields } = content
  const said = Object.entries(fields)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${labelOf(name)}: ${name === 'topic' ? topicOf(value) : value}`)
  return [`${mail.kind}: ${mail[kind]}`, ...said, `${mail.language}: ${mail[language]}`]
}

/** The mail to the operator. Nothing that was typed is in its subject: subjects are shown on locked phones. */
export function mailOfRequest(request: StoredRequest, days: number): { subject: string; text: string } {
  const canBeAnswered = Boolean(request.content?.fields.email)
  const lines = [
    linesOf(request).join('\n'),
    mail[canBeAnswered ? 'answer' : 'noEmail'],
    fillIn(mail.kept, { days, id: request.id }),
  ]
  return { subject: mail.subject[request.kind], text: `${lines.join('\n\n')}\n` }
}

function labelOf(field: string): string {
  return labels[field as keyof typeof labels] ?? field
}

function topicOf(topic: string): string {
  return topics[topic as keyof typeof topics] ?? topic
}
