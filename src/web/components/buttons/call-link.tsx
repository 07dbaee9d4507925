import { Phone } from 'lucide'
import type { ReactNode } from 'react'
import { telAddress } from '#text/tel-address.ts'
import { Icon } from '../display/icon.tsx'
import styles from './call-link.module.css'

interface CallLinkProps {
  /** As people write it: 1-800-555-0100, 585-555-0100 or 211. */
  phone: string
  children?: ReactNode
}

/** A phone number, large: one tap calls it. */
export function CallLink({ phone, children }: CallLinkProps) {
  return (
    <a className={styles.call} href={telAddress(phone)}>
      <Icon icon={Phone} className={styles.icon} />
      <b>{phone}</b>
      {children && <small>{children}</small>}
    </a>
  )
}
