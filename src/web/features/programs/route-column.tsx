import type { ReactNode } from 'react'
import type { ProgramCard } from '#contract/programs.ts'
import { ProgramLabel } from './program-label.tsx'
import styles from './route-column.module.css'

interface RouteColumnProps {
  id: string
  title: string
  lead: string
  programs: ProgramCard[]
  /** Said where there are no programs. */
  none?: string
  /** Stands above the programs. */
  children?: ReactNode
}

/** One of the routes to a lower cost: what it is, and its programs. */
export function RouteColumn({ id, title, lead, programs, none, children }: RouteColumnProps) {
  return (
    <section className={styles.column} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="soft">{lead}</p>
      {children}
      {programs.length === 0 && none && <p className={styles.none}>{none}</p>}
      {programs.map((program) => (
        <ProgramLabel key={`${program.program_id} ${program.drug_name}`} program={program} />
      ))}
    </section>
  )
}
