import { type NaviFace, NaviHead } from './navi-figure.tsx'

interface NaviAvatarProps {
  face?: NaviFace
  className?: string
}

/** Navi's head, beside what it says. */
export function NaviAvatar({ face = 'happy', className }: NaviAvatarProps) {
  return (
    <svg className={className} viewBox="20 12 160 160" aria-hidden="true" focusable="false">
      <path d="M36 172v-72a32 32 0 0 1 32-32h64a32 32 0 0 1 32 32v72z" fill="#F6A623" />
      <NaviHead face={face} />
    </svg>
  )
}
