import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CardItem } from '#contract/cards.ts'
import { callLines, copaySteps, factsOf, kindOfCard, questionsOf, titleOf } from '#i18n/card-words.ts'
import type { Language } from '#i18n/languages.ts'
import type { Translate } from '#i18n/translator.ts'
import { MailFrame, mailStyles } from '#server/outbox/mail-frame.tsx'
import type { Operator } from '#server/settings/operator.ts'
import { telAddress } from '#text/tel-address.ts'

type Site = { link: string; stopLink: string; origin: string; language: Language; retailers: Operator['retailers'] }

type Content = { subject: string; text: string; html: string }

/** The mail of a card, in the language of `t`: HTML that shows in any mail program, and the same as plain text. */
export function mailOfCard({ card, ...site }: Site & { card: CardItem[] }, t: Translate): Content {
  const items = card.map((item) => [titleOf(item), ...detailsOf(item, t), ...(item.url ? [item.url] : [])].join('\n'))
  const questions = questionsOf(card, t)
  return mailOf(site, t, {
    subject: t('mail.subject'),
    title: t(`cards.kind.${kindOfCard(card)}`),
    intro: t('mail.intro'),
    open: t('mail.open'),
    more: [
      ...items,
      ...(questions.length > 0 ? [[t('cards.program.ask'), ...questions].join('\n- ')] : []),
      t('mail.ask'),
    ],
    children: (
      <>
        {card.map((item) => (
          <Item key={item.item_id} item={item} t={t} />
        ))}
        {questions.length > 0 && (
          <div className="item" style={mailStyles.item}>
            <h2 style={mailStyles.name}>{t('cards.program.ask')}</h2>
            {questions.map((question) => (
              <p key={question} style={mailStyles.text}>
                {question}
              </p>
            ))}
          </div>
        )}
        <div className="item" style={mailStyles.item}>
          <p style={mailStyles.text}>{t('mail.ask')}</p>
        </div>
      </>
    ),
  })
}

/** The mail of a reader who has no card yet: where to find help nearby. */
export function mailOfHelp(site: Site, t: Translate): Content {
  return mailOf(site, t, {
    subject: t('mail.helpSubject'),
    title: t('mail.helpTitle'),
    intro: t('mail.helpIntro'),
    open: t('mail.helpOpen'),
    more: [],
    children: null,
  })
}

type Body = { subject: string; title: string; intro: string; open: string; more: string[]; children: ReactNode }

function mailOf({ link, stopLink, origin, language, retailers }: Site, t: Translate, body: Body): Content {
  const talk = `${origin}/health-care-ai/`
  const why = t('mail.why', { site: new URL(origin).host })
  const { subject, title, intro, open, more, children } = body
  const html = renderToStaticMarkup(
    <MailFrame
      language={language}
      subject={subject}
      title={title}
      footer={why}
      stop={{ words: t('mail.stop.link'), link: stopLink }}
    >
      <p style={mailStyles.text}>{intro}</p>
      {children}
      <p style={mailStyles.text}>
        <a className="link" style={mailStyles.main} href={link}>
          {open}
        </a>
      </p>
      <p style={mailStyles.text}>
        <a className="link" style={mailStyles.link} href={talk}>
          {t('mail.talk')}
        </a>{' '}
        {t('mail.talkIn')}
      </p>
      <p style={mailStyles.name}>{t('mail.savings')}</p>
      <p style={mailStyles.text}>
        {retailers.map(({ name, url }) => (
          <a key={url} className="link" style={mailStyles.retailer} href={url}>
            {name}
          </a>
        ))}
      </p>
    </MailFrame>,
  )
  const lines = [
    title,
    intro,
    ...more,
    `${open}: ${link}`,
    `${t('mail.talk')} ${t('mail.talkIn')}: ${talk}`,
    [t('mail.savings'), ...retailers.map(({ name, url }) => `${name}: ${url}`)].join('\n'),
    why,
    `${t('mail.stop.link')}: ${stopLink}`,
  ]
  return { subject, html: `<!doctype html>${html}`, text: `${lines.join('\n\n')}\n` }
}

function Item({ item, t }: { item: CardItem; t: Translate }) {
  const { kind, url, phone, phone_confirmed } = item
  return (
    <div className="item" style={mailStyles.item}>
      <h2 style={mailStyles.name}>{titleOf(item)}</h2>
      {kind === 'copay' && (
        <p style={mailStyles.text}>
          <b>{t('cards.copay.notTheCard')}</b>
        </p>
      )}
      {[...factsOf(item, t), ...callLines(item, t), ...numbered(copaySteps(item, t))].map((line) => (
        <p key={line} style={mailStyles.text}>
          {line}
        </p>
      ))}
      {url && (
        <p style={mailStyles.text}>
          <a className="link" style={mailStyles.link} href={url}>
            {t('mail.view')}
          </a>
        </p>
      )}
      {phone && (
        <p style={mailStyles.text}>
          <a className="link" style={mailStyles.link} href={telAddress(phone)}>
            {t('mail.phone', { phone })}
          </a>
          {!phone_confirmed && <> {t('mail.publicNumber')}</>}
        </p>
      )}
    </div>
  )
}

function detailsOf(item: CardItem, t: Translate): string[] {
  const { kind, phone, phone_confirmed } = item
  return [
    kind === 'copay' && t('cards.copay.notTheCard'),
    ...factsOf(item, t),
    ...callLines(item, t),
    ...numbered(copaySteps(item, t)),
    phone && t('mail.phone', { phone }),
    phone && !phone_confirmed && t('mail.publicNumber'),
  ].flatMap((line) => line || [])
}

function numbered(steps: string[]): string[] {
  return steps.map((step, index) => `${index + 1}. ${step}`)
}
