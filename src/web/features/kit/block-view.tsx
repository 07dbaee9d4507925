import { siteName } from '#text/site-name.ts'
import { QrCode } from '#web/components/display/qr-code.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './sheet.module.css'
import { type Block, type FieldName, type Line, type Said, saidIn, type Written, writtenOn } from './sheet.ts'
import { TypedLine } from './typed-line.tsx'

interface BlockViewProps {
  block: Block
  written: Written
  onWrite: (field: FieldName, text: string) => void
}

/** A part of a page of paper. */
export function BlockView({ block, written, onWrite }: BlockViewProps) {
  switch (block.kind) {
    case 'heading':
      return <h3 className={styles.heading}>{block.text}</h3>
    case 'text':
      return <p lang={block.lang}>{block.text}</p>
    case 'said':
      return <SaidView said={block.said} written={written} />
    case 'boxes':
      return (
        <ul className={styles.boxes}>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )
    case 'lines':
      return <Lines lines={block.lines} written={written} />
    case 'form':
      return (
        <div className={styles.lines}>
          {block.lines.map(({ label, field }) => (
            <TypedLine key={field} label={label} field={field} text={written[field] ?? ''} onWrite={onWrite} />
          ))}
        </div>
      )
    case 'letter':
      return (
        <div className={styles.letter} lang="en">
          <Parts blocks={block.blocks} written={written} />
        </div>
      )
    case 'note':
      return (
        <div className={`${styles.note} ${styles[block.tone]}`}>
          {block.title && <b>{block.title}</b>}
          <Parts blocks={block.blocks} written={written} />
        </div>
      )
    case 'table':
      return <MedicineTable {...block} />
    case 'reach':
      return <Reach {...block} />
  }
}

type Part = Block & { kind: 'text' | 'said' | 'lines' }

function Parts({ blocks, written }: { blocks: Part[]; written: Written }) {
  return blocks.map((block, index) => {
    const key = `${block.kind} ${index}`
    if (block.kind === 'text') return <p key={key}>{block.text}</p>
    if (block.kind === 'said') return <SaidView key={key} said={block.said} written={written} />
    return <Lines key={key} lines={block.lines} written={written} />
  })
}

function SaidView({ said, written }: { said: Said; written: Written }) {
  const value = saidIn(said, written)
  return (
    <p>
      {said.label} {value ? <b>{value}</b> : <span className={styles.blank} />}
    </p>
  )
}

function Lines({ lines, written }: { lines: Line[]; written: Written }) {
  return (
    <div className={styles.lines}>
      {lines.map((line) => (
        <p key={line.label} className={styles.line}>
          <span>{line.label}</span>
          <b>{writtenOn(line, written)}</b>
        </p>
      ))}
    </div>
  )
}

function MedicineTable({ columns, rows }: Block & { kind: 'table' }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, below }, index) => (
          <tr key={name || index}>
            {name ? (
              <th scope="row">
                {name}
                {below && <small>{below}</small>}
              </th>
            ) : (
              <td data-column={columns[0]} />
            )}
            {columns.slice(1).map((column) => (
              <td key={column} data-column={column} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Reach({ name, phone, note, page, qr }: Block & { kind: 'reach' }) {
  const { t } = useTranslation('kit')
  return (
    <div className={styles.reach}>
      <div>
        <p>{name}</p>
        {phone && (
          <p>
            <b className={styles.phone}>{phone}</b> {note}
          </p>
        )}
        {page && <p className={styles.page}>{siteName(page)}</p>}
      </div>
      {qr && (
        <div className={styles.code}>
          <QrCode text={qr} label={t('kit.open')} />
        </div>
      )}
    </div>
  )
}
