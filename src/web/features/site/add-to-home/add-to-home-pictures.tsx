import type { ReactNode } from 'react'
import styles from './add-to-home-dialog.module.css'

// Little pictures of a browser. Like the browser's own, their colours do not follow the theme.
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.picture} viewBox="0 0 360 132" aria-hidden="true" focusable="false">
      <rect width="360" height="132" fill="#E8EEF1" />
      {children}
    </svg>
  )
}

/** The address bar with the three dots lit. */
export function DotsPicture() {
  return (
    <Picture>
      <rect x="30" y="28" width="300" height="104" rx="18" fill="#fff" />
      <rect x="46" y="46" width="214" height="36" rx="18" fill="#E8EEF1" />
      <rect x="64" y="59" width="110" height="10" rx="5" fill="#6B808C" />
      <circle cx="298" cy="64" r="24" fill="#F6A623" />
      <g fill="#06222F">
        <circle cx="298" cy="54" r="3.6" />
        <circle cx="298" cy="64" r="3.6" />
        <circle cx="298" cy="74" r="3.6" />
      </g>
      <rect x="46" y="98" width="160" height="12" rx="6" fill="#DBF0F9" />
    </Picture>
  )
}

/** A menu with the row to tap lit. */
export function MenuRowPicture({ words }: { words: string }) {
  return (
    <Picture>
      <rect x="40" y="16" width="290" height="116" rx="14" fill="#fff" />
      <rect x="64" y="32" width="140" height="12" rx="6" fill="#C4D0D7" />
      <rect x="50" y="54" width="270" height="42" rx="9" fill="#FFEBC8" stroke="#B86E00" strokeWidth="2.5" />
      <text x="66" y="81" fontSize="18" fontWeight="700" fill="#06222F">
        {words}
      </text>
      <rect x="64" y="110" width="110" height="12" rx="6" fill="#C4D0D7" />
    </Picture>
  )
}

/** The bar at the bottom of Safari with the share icon lit. */
export function SharePicture() {
  return (
    <Picture>
      <rect x="30" y="0" width="300" height="110" rx="18" fill="#fff" />
      <rect x="54" y="20" width="160" height="12" rx="6" fill="#DBF0F9" />
      <path d="M30 52h300" stroke="#C4D0D7" strokeWidth="2" />
      <circle cx="180" cy="80" r="24" fill="#F6A623" />
      <g fill="none" stroke="#06222F" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M173 77h-4v16h22V77h-4M180 85V65M174 70l6-6 6 6" />
      </g>
      <g fill="none" stroke="#6B808C" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M66 72l-8 8 8 8M112 72l8 8-8 8M238 72v16M238 75c6-4 10-4 14 0v14c-4-4-8-4-14 0-6-4-10-4-14 0V75c4-4 8-4 14 0M290 71h14v16h-14z" />
      </g>
    </Picture>
  )
}

/** The name that can be changed, and the button that ends it. */
export function NamePicture({ name, button }: { name: string; button: string }) {
  return (
    <Picture>
      <rect x="40" y="14" width="280" height="104" rx="14" fill="#fff" />
      <rect x="58" y="28" width="244" height="36" rx="8" fill="#fff" stroke="#6B808C" strokeWidth="2" />
      <text x="72" y="52" fontSize="18" fill="#06222F">
        {name}
      </text>
      <rect x="186" y="74" width="116" height="34" rx="9" fill="#FFEBC8" stroke="#B86E00" strokeWidth="2.5" />
      <text x="244" y="97" fontSize="17" fontWeight="700" fill="#06222F" textAnchor="middle">
        {button}
      </text>
    </Picture>
  )
}
