import type { CSSProperties, ReactNode } from 'react'
import type { Language } from '#i18n/languages.ts'
import { brand as brandName } from '#operator.json'

// Mail programs know no custom properties, and many drop style elements: colours stand beside each part.
const [ink, soft, paper, page, brand, line, link] = [
  '#10222c',
  '#41535d',
  '#ffffff',
  '#eef6fa',
  '#199bcb',
  '#c9dbe4',
  '#0b5d7e',
]

const font = "'Atkinson Hyperlegible', Verdana, Arial, sans-serif"

const dark = `
@media (prefers-color-scheme: dark) {
  .page { background: #0d171d !important }
  .card { background: #16252e !important; color: #eaf3f7 !important; border-color: #35505e !important }
  .item { border-color: #35505e !important }
  .soft { color: #b8cad3 !important }
  .link { color: #8ad4f2 !important }
}`

export const mailStyles = {
  text: { margin: '0 0 14px' },
  name: { margin: '0 0 6px', fontSize: 20, lineHeight: 1.3, fontWeight: 700 },
  item: { borderTop: `2px solid ${line}`, padding: '16px 0 2px' },
  link: { color: link, fontWeight: 700, display: 'inline-block', padding: '6px 0' },
  main: { color: link, fontWeight: 700, fontSize: 20, display: 'inline-block', padding: '10px 0' },
  retailer: { color: link, display: 'inline-block', padding: '8px 24px 8px 0' },
} satisfies Record<string, CSSProperties>

type Props = {
  language: Language
  subject: string
  title: string
  footer: string
  stop?: { words: string; link: string }
  children: ReactNode
}

/** The page of a mail around a card 400 pixels wide: tables, because some mail programs lay out nothing else. */
export function MailFrame({ language, subject, title, footer, stop, children }: Props) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{dark}</style>
      </head>
      <body className="page" style={{ margin: 0, padding: 0, background: page }}>
        <table
          className="page"
          role="presentation"
          width="100%"
          cellPadding={0}
          cellSpacing={0}
          style={{ background: page }}
        >
          <tbody>
            <tr>
              <td align="center" style={{ padding: '16px 8px' }}>
                <table
                  className="card"
                  role="presentation"
                  width="400"
                  cellPadding={0}
                  cellSpacing={0}
                  style={{ width: '100%', maxWidth: 400, background: paper, color: ink, border: `1px solid ${line}` }}
                >
                  <tbody>
                    <tr>
                      <td style={{ background: brand, color: ink, padding: '16px 20px', fontFamily: font }}>
                        <p style={{ margin: 0, fontSize: 18, fontWeight: 700 }}>{brandName}</p>
                        <h1 style={{ margin: 0, fontSize: 26, lineHeight: 1.2 }}>{title}</h1>
                      </td>
                    </tr>
                    <tr>
                      <td
                        style={{
                          padding: '18px 20px',
                          fontFamily: font,
                          fontSize: 18,
                          lineHeight: 1.5,
                          textAlign: 'left',
                        }}
                      >
                        {children}
                        <p className="soft" style={{ margin: '18px 0 0', fontSize: 16, color: soft }}>
                          {footer}
                        </p>
                        {stop && (
                          <a className="link" style={mailStyles.link} href={stop.link}>
                            {stop.words}
                          </a>
                        )}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}
