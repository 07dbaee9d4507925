import type { ReactNode } from 'react'

export type NaviFace = 'happy' | 'listen' | 'speak' | 'think' | 'sorry'
export type NaviPose = 'rest' | 'wave' | 'point'

const faces: Record<NaviFace, ReactNode> = {
  happy: (
    <>
      <rect x="76" y="106" width="13" height="22" rx="6.5" fill="#8FDCFA" />
      <rect x="111" y="106" width="13" height="22" rx="6.5" fill="#8FDCFA" />
      <path d="M84 139q16 13 32 0" fill="none" stroke="#8FDCFA" strokeWidth="5.5" strokeLinecap="round" />
    </>
  ),
  listen: (
    <>
      <circle cx="80" cy="116" r="11" fill="#8FDCFA" />
      <circle cx="120" cy="116" r="11" fill="#8FDCFA" />
      <circle cx="80" cy="116" r="4.5" fill="#06222F" />
      <circle cx="120" cy="116" r="4.5" fill="#06222F" />
      <path d="M90 140q10 5 20 0" fill="none" stroke="#8FDCFA" strokeWidth="5.5" strokeLinecap="round" />
    </>
  ),
  speak: (
    <>
      <path
        d="M72 116q9-12 18 0M110 116q9-12 18 0"
        fill="none"
        stroke="#8FDCFA"
        strokeWidth="5.5"
        strokeLinecap="round"
      />
      <path d="M84 130h32a3 3 0 0 1 3 3.400a19 18 0 0 1-38 0a3 3 0 0 1 3-3.400z" fill="#8FDCFA" />
    </>
  ),
  think: (
    <>
      <rect x="76" y="110" width="13" height="14" rx="6.5" fill="#8FDCFA" />
      <rect x="111" y="110" width="13" height="14" rx="6.5" fill="#8FDCFA" />
      <g fill="#8FDCFA">
        <circle cx="88" cy="141" r="3.6" />
        <circle cx="100" cy="141" r="3.6" />
        <circle cx="112" cy="141" r="3.6" />
      </g>
    </>
  ),
  sorry: (
    <>
      <rect x="76" y="112" width="13" height="15" rx="6.5" fill="#8FDCFA" />
      <rect x="111" y="112" width="13" height="15" rx="6.5" fill="#8FDCFA" />
      <path d="M88 144q12-9 24 0" fill="none" stroke="#8FDCFA" strokeWidth="5.5" strokeLinecap="round" />
    </>
  ),
}

/** The cap and the screen with the face. */
export function NaviHead({ face }: { face: NaviFace }) {
  return (
    <>
      <rect x="50" y="22" width="100" height="44" rx="13" fill="#DCEEF7" />
      <path d="M150 35v24h-16V22h3a13 13 0 0 1 13 13z" fill="#B4D6E6" />
      <path
        d="M66 31v20M79 29v22M92 28v23M108 28v23M121 29v22"
        stroke="#6FA9C6"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      <rect x="42" y="52" width="116" height="19" rx="9" fill="#B4D6E6" />
      <path d="M51 52h98a9 9 0 0 1 8 5H43a9 9 0 0 1 8-5z" fill="#DCEEF7" />
      <rect x="42" y="63" width="116" height="8" rx="4" fill="#6FA9C6" />
      <rect x="56" y="88" width="88" height="70" rx="25" fill="#06222F" />
      {faces[face]}
    </>
  )
}

interface ArmProps {
  path: string
  hand: [number, number]
}

function Arm({ path, hand: [x, y] }: ArmProps) {
  return (
    <>
      <path d={path} fill="none" stroke="var(--art-line)" strokeWidth="11" strokeLinecap="round" />
      <circle cx={x} cy={y} r="11" fill="#fff" stroke="var(--art-line)" strokeWidth="4" />
    </>
  )
}

const left: Record<NaviPose, ArmProps> = {
  rest: { path: 'M40 150q-24 10-26 36', hand: [14, 190] },
  point: { path: 'M40 150q-24 10-26 36', hand: [14, 190] },
  wave: { path: 'M40 148q-26-6-28-42', hand: [12, 100] },
}

const right: Record<NaviPose, ArmProps> = {
  rest: { path: 'M160 150q24 10 26 36', hand: [186, 190] },
  wave: { path: 'M160 150q24 10 26 36', hand: [186, 190] },
  point: { path: 'M160 148q26-4 34-36', hand: [195, 106] },
}

/** Navi whole, without the frame, to stand in a bigger picture. */
export function NaviFigure({ face, pose }: { face: NaviFace; pose: NaviPose }) {
  return (
    <>
      <Arm {...left[pose]} />
      <Arm {...right[pose]} />
      <path d="M78 214v26M122 214v26" stroke="var(--art-line)" strokeWidth="12" />
      <path d="M58 252a16 14 0 0 1 28-12v12zM142 252a16 14 0 0 0-28-12v12z" fill="var(--art-line)" />
      <rect x="36" y="68" width="128" height="150" rx="32" fill="#F6A623" />
      <path
        d="M140 68h-8c10 0 16 12 16 30v92c0 18-8 28-18 28h2a32 32 0 0 0 32-32V100a32 32 0 0 0-24-32z"
        fill="#DE8B0B"
      />
      <rect x="43" y="92" width="7" height="92" rx="3.5" fill="#FFC766" />
      <NaviHead face={face} />
      <rect x="58" y="170" width="84" height="32" rx="7" fill="#fff" />
      <g transform="translate(77 186) rotate(40) scale(0.62)">
        <path d="M-6 0V-13a6 6 0 0 1 12 0V0z" fill="#F6A623" />
        <path d="M-6 0V13a6 6 0 0 0 12 0V0z" fill="#0A658A" />
      </g>
      <path d="M96 181h34M96 191h22" stroke="#06222F" strokeWidth="4.5" strokeLinecap="round" />
    </>
  )
}
