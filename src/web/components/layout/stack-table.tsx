import type { ReactNode } from 'react'
import styles from './stack-table.module.css'

interface StackTableProps {
  caption: ReactNode
  columns: string[]
  children: ReactNode
}

/** A table whose rows become cards on phones. */
export function StackTable({ caption, columns, children }: StackTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

interface StackRowProps {
  /** What names the row. */
  head: ReactNode
  /** Further cells. A column's name is said once more on phones, where the cell has one. */
  cells: { column?: string; content: ReactNode }[]
}

export function StackRow({ head, cells }: StackRowProps) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {cells.map(({ column, content }) => (
        <td key={column ?? ''} data-column={column}>
          {content}
        </td>
      ))}
    </tr>
  )
}
