import { renderToStaticMarkup } from 'react-dom/server'
import type { Translate } from '#i18n/translator.ts'
import { translators } from '#i18n/translators.ts'
import type { Asker } from '#server/http/asker.ts'
import { MailFrame, mailStyles } from '#server/outbox/mail-frame.tsx'
import { telAddress } from '#text/tel-address.ts'
import type { MailedRecord } from './mailed-record.ts'
import type { MailedTurn } from './mailed-turn.ts'
import { MarkedText } from './marked-text.tsx'
import { textOfTurn } from './transcript-text.ts'

/** The mail of the answers of a talk in the reader's language: HTML that shows in any mail program, and the same as plain text. */
export function mailOfTalk(
  turns: MailedTurn[],
  { language, origin, stopLink }: Omit<Asker, 'address'> & { stopLink: string },
) {
  const t = translators[language]
  const subject = t('chatMail.subject')
  const why = t('chatMail.why', { site: new URL(origin).host })
  const link = `${origin}/health-care-ai/`
  const html = renderToStaticMarkup(
    <MailFrame
      language={language}
      subject={subject}
      title={subject}
      footer={why}
      stop={{ words: t('mail.stop.link'), link: stopLink }}
    >
      <p style={mailStyles.text}>{t('chatMail.intro')}</p>
      {turns.map((turn) => (
        <Turn key={turn.id} turn={turn} origin={origin} t={t} />
      ))}
      <div className="item" style={mailStyles.item}>
        <p style={mailStyles.text}>{t('chatMail.ask')}</p>
        <p style={mailStyles.text}>
          <a className="link" style={mailStyles.main} href={link}>
            {t('mail.talk')}
          </a>
        </p>
      </div>
    </MailFrame>,
  )
  const lines = [
    subject,
    t('chatMail.intro'),
    ...turns.map((turn) => textOfTurn(turn, origin, t)),
    t('chatMail.ask'),
    `${t('mail.talk')}: ${link}`,
    why,
    `${t('mail.stop.link')}: ${stopLink}`,
  ]
  return { subject, html: `<!doctype html>${html}`, text: `${lines.join('\n\n')}\n` }
}

function Turn({ turn, origin, t }: { turn: MailedTurn; origin: string; t: Translate }) {
  return (
    <div className="item" style={mailStyles.item}>
      <h2 style={mailStyles.name}>{turn.heading}</h2>
      <MarkedText text={turn.answer} origin={origin} />
      {turn.records.map((record) => (
        <Record key={record.id} record={record} t={t} />
      ))}
    </div>
  )
}

function Record({ record, t }: { record: MailedRecord; t: Translate }) {
  const { name, lines, phone, phoneNote, links, checked } = record
  return (
    <div className="item" style={mailStyles.item}>
      <h3 style={mailStyles.name}>{name}</h3>
      {lines.map((line) => (
        <p key={line} style={mailStyles.text}>
          {line}
        </p>
      ))}
      {phone && (
        <p style={mailStyles.text}>
          <a className="link" style={mailStyles.link} href={telAddress(phone)}>
            {t('mail.phone', { phone })}
          </a>
          {phoneNote && <> {phoneNote}</>}
        </p>
      )}
      {links.map(({ words, url }) => (
        <p key={words} style={mailStyles.text}>
          <a className="link" style={mailStyles.link} href={url}>
            {words}
          </a>
        </p>
      ))}
      <p className="soft" style={mailStyles.text}>
        {checked}
      </p>
    </div>
  )
}
