import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from '../class-names.ts'
import { Spinner } from '../feedback/spinner.tsx'
import styles from './button.module.css'

export interface ButtonLook {
  /** `go` is the arrow plate: only for the one button of a view that moves the reader forward. */
  variant?: 'plain' | 'main' | 'go' | 'danger' | 'link'
  size?: 'normal' | 'big'
  wide?: boolean
}

function lookOf({ variant = 'plain', size = 'normal', wide = false }: ButtonLook, className?: string) {
  return classNames(styles.button, styles[variant], size === 'big' && styles.big, wide && styles.wide, className)
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Give it, true or false, to any button that can be busy: room for both faces is kept so the width stays. */
  busy?: boolean
  busyLabel?: ReactNode
}

/** A button that does something here. To go somewhere, use ButtonLink. */
export function Button({ variant, size, wide, busy, busyLabel, className, onClick, children, ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <button
      type="button"
      {...rest}
      className={lookOf({ variant, size, wide }, className)}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      onClick={handleClick}
    >
      {busy === undefined ? children : <TwoFaces busy={busy} busyLabel={busyLabel ?? children} label={children} />}
    </button>
  )
}

function TwoFaces({ busy, busyLabel, label }: { busy: boolean; busyLabel: ReactNode; label: ReactNode }) {
  return (
    <span className={styles.faces}>
      <span className={classNames(styles.face, busy && styles.unseen)} aria-hidden={busy}>
        {label}
      </span>
      <span className={classNames(styles.face, !busy && styles.unseen)} aria-hidden={!busy}>
        <Spinner />
        {busyLabel}
      </span>
    </span>
  )
}

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'to'> {
  /** A path of ours, or a whole address (https, tel, mailto). Foreign pages open in a new tab. */
  to: string
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, to, ...rest }: ButtonLinkProps) {
  const look = lookOf({ variant, size, wide }, className)
  if (/^https?:/.test(to)) return <a {...anchorOf(rest)} className={look} href={to} target="_blank" rel="noopener" />
  if (/^[a-z]+:/.test(to)) return <a {...anchorOf(rest)} className={look} href={to} />
  return <Link {...rest} className={look} to={to} />
}

function anchorOf({
  prefetch,
  discover,
  reloadDocument,
  replace,
  state,
  preventScrollReset,
  relative,
  viewTransition,
  ...anchor
}: Omit<LinkProps, 'to'>) {
  return anchor
}
