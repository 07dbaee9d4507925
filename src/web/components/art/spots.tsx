import type { ReactNode } from 'react'
import { NaviHead } from './navi-figure.tsx'

interface SpotProps {
  className?: string
}

function Spot({ className, children }: SpotProps & { children: ReactNode }) {
  return (
    <svg className={className} viewBox="0 0 80 80" aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}

export function BottleSpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <rect x="23" y="10" width="34" height="13" rx="5" fill="#fff" stroke="var(--art-line)" strokeWidth="3" />
      <path d="M30 11v11M37 11v11M44 11v11M51 11v11" stroke="var(--art-line)" strokeWidth="2" />
      <path
        d="M26 23h28v6c5 2 7 6 7 11v24a7 7 0 0 1-7 7H26a7 7 0 0 1-7-7V40c0-5 2-9 7-11z"
        fill="#F6A623"
        stroke="var(--art-line)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <rect x="19" y="42" width="42" height="19" fill="#fff" stroke="var(--art-line)" strokeWidth="3" />
      <path d="M26 49h18M26 55h12" stroke="var(--art-line)" strokeWidth="3" strokeLinecap="round" />
      <path d="M53 48v8M49 52h8" stroke="#0A658A" strokeWidth="3.4" strokeLinecap="round" />
    </Spot>
  )
}

export function CopaySpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <rect x="8" y="20" width="56" height="38" rx="7" fill="#199BCB" stroke="var(--art-line)" strokeWidth="3" />
      <path d="M8 30h56v8H8z" fill="#06222F" />
      <path d="M16 48h16" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <circle cx="58" cy="56" r="16" fill="#F6A623" stroke="var(--art-line)" strokeWidth="3" />
      <path
        d="M58 47v17M51 58l7 7 7-7"
        fill="none"
        stroke="var(--art-line)"
        strokeWidth="3.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Spot>
  )
}

export function CouponSpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <path
        d="M8 24a5 5 0 0 1 5-5h54a5 5 0 0 1 5 5v9a7 7 0 0 0 0 14v9a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5v-9a7 7 0 0 0 0-14z"
        fill="#fff"
        stroke="var(--art-line)"
        strokeWidth="3"
      />
      <path
        d="M52 19v42h15a5 5 0 0 0 5-5v-9a7 7 0 0 1 0-14v-9a5 5 0 0 0-5-5z"
        fill="#F6A623"
        stroke="var(--art-line)"
        strokeWidth="3"
      />
      <path d="M52 22v36" stroke="var(--art-line)" strokeWidth="3" strokeDasharray="4 4" />
      <path d="M20 50l18-20" stroke="var(--art-line)" strokeWidth="3.6" strokeLinecap="round" />
      <circle cx="22" cy="32" r="4.5" fill="#199BCB" stroke="var(--art-line)" strokeWidth="3" />
      <circle cx="37" cy="48" r="4.5" fill="#199BCB" stroke="var(--art-line)" strokeWidth="3" />
    </Spot>
  )
}

export function PersonSpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <path
        d="M12 72c0-15 12-23 28-23s28 8 28 23z"
        fill="#199BCB"
        stroke="var(--art-line)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M33 44h14v9a7 7 0 0 1-14 0z" fill="#C9865A" stroke="var(--art-line)" strokeWidth="3" />
      <circle cx="40" cy="30" r="16" fill="#C9865A" stroke="var(--art-line)" strokeWidth="3" />
      <path d="M24 28c0-12 7-18 16-18s16 6 16 18c-5 0-9-2-11-7-5 5-13 7-21 7z" fill="#06222F" />
      <rect x="19" y="26" width="8" height="13" rx="4" fill="#F6A623" stroke="var(--art-line)" strokeWidth="3" />
      <rect x="53" y="26" width="8" height="13" rx="4" fill="#F6A623" stroke="var(--art-line)" strokeWidth="3" />
      <path d="M57 39c0 6-4 8-10 8" fill="none" stroke="var(--art-line)" strokeWidth="3" strokeLinecap="round" />
      <path d="M35 38q5 4 10 0" fill="none" stroke="var(--art-line)" strokeWidth="2.6" strokeLinecap="round" />
    </Spot>
  )
}

export function PlaceSpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <path d="M10 62h60" stroke="var(--art-line)" strokeWidth="3" strokeLinecap="round" />
      <path d="M16 40h30v22H16z" fill="#fff" stroke="var(--art-line)" strokeWidth="3" strokeLinejoin="round" />
      <path d="M11 42l20-17 20 17" fill="#199BCB" stroke="var(--art-line)" strokeWidth="3" strokeLinejoin="round" />
      <path d="M27 62V50h9v12" fill="#F6A623" stroke="var(--art-line)" strokeWidth="3" strokeLinejoin="round" />
      <path
        d="M57 60S44 46 44 34a13 13 0 0 1 26 0c0 12-13 26-13 26z"
        fill="#F6A623"
        stroke="var(--art-line)"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M57 40s-6-3.6-6-7.4a3.2 3.2 0 0 1 6-1.4 3.2 3.2 0 0 1 6 1.4c0 3.8-6 7.4-6 7.400z"
        fill="#fff"
        stroke="var(--art-line)"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
    </Spot>
  )
}

export function VanSpot(props: SpotProps) {
  return (
    <Spot {...props}>
      <path d="M6 22h40v36H6z" fill="#F6A623" stroke="var(--art-line)" strokeWidth="3" strokeLinejoin="round" />
      <path d="M46 32h14l13 13v13H46z" fill="#199BCB" stroke="var(--art-line)" strokeWidth="3" strokeLinejoin="round" />
      <path d="M53 38h6l7 7H53z" fill="#fff" stroke="var(--art-line)" strokeWidth="2.4" strokeLinejoin="round" />
      <circle cx="20" cy="59" r="7.5" fill="#fff" stroke="var(--art-line)" strokeWidth="3" />
      <circle cx="58" cy="59" r="7.5" fill="#fff" stroke="var(--art-line)" strokeWidth="3" />
      <path d="M26 33v14M19 40h14" stroke="#fff" strokeWidth="5" strokeLinecap="round" />
    </Spot>
  )
}

export function NaviSpot({ className }: SpotProps) {
  return (
    <svg className={className} viewBox="26 14 148 152" aria-hidden="true" focusable="false">
      <path d="M36 166v-66a32 32 0 0 1 32-32h64a32 32 0 0 1 32 32v66z" fill="#F6A623" />
      <NaviHead face="happy" />
    </svg>
  )
}
