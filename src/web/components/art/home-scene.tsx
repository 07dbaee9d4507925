import { NaviFigure } from './navi-figure.tsx'

interface HomeSceneProps {
  className?: string
}

/** Navi at a signpost on the trail, a drugstore on the hill behind. The hills run on far beyond the frame. */
export function HomeScene({ className }: HomeSceneProps) {
  return (
    <svg className={className} viewBox="0 0 610 470" aria-hidden="true" focusable="false">
      <circle cx="520" cy="78" r="46" fill="#FFE3AE" />
      <path
        d="M-1400 472C-700 470-240 452-40 366 70 300 200 268 290 316s190 44 350-20c300-90 700 20 900 60v130H-1400z"
        fill="#0F7CA7"
      />
      <Drugstore />
      <path
        d="M-1400 474C-600 474-260 470-80 428 90 352 230 340 340 372s170 30 300-20c240-60 600 30 900 70v60H-1400z"
        fill="#084E6B"
      />
      <path
        d="M-4 442c90-46 150-48 214-30s110 34 188 2 98-50 98-84"
        fill="none"
        stroke="#FFE3AE"
        strokeWidth="5"
        strokeDasharray="2 15"
        strokeLinecap="round"
      />
      <Signpost />
      <ellipse cx="160" cy="430" rx="92" ry="13" fill="#063E56" />
      <g transform="translate(46 156) scale(1.08)">
        <NaviFigure face="happy" pose="point" />
      </g>
    </svg>
  )
}

/** Three arrow plates: the card, the medicine, the delivery. */
function Signpost() {
  return (
    <g>
      <path d="M334 128h14v300h-14z" fill="#06222F" />
      <path d="M329 120a12 12 0 0 1 24 0v8h-24z" fill="#06222F" />
      <path d="M300 148a8 8 0 0 1 8-8H428l22 26-22 26H308a8 8 0 0 1-8-8z" fill="#fff" />
      <g
        transform="translate(338 153)"
        fill="none"
        stroke="#06222F"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <rect x="0" y="3" width="34" height="20" rx="4" />
        <path d="M0 11h34" />
      </g>
      <g
        transform="translate(386 152)"
        fill="none"
        stroke="#06222F"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M0 13h22M13 4l9 9-9 9" />
      </g>
      <path d="M386 212a8 8 0 0 0-8-8H262l-22 26 22 26H378a8 8 0 0 0 8-8z" fill="#F6A623" />
      <g
        transform="translate(308 216)"
        fill="none"
        stroke="#06222F"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M4 14L16 2a7 7 0 0 1 10 10L14 24A7 7 0 0 1 4 14zM9 8l11 11" />
      </g>
      <g
        transform="translate(270 217)"
        fill="none"
        stroke="#06222F"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M22 13H0M9 4L0 13l9 9" />
      </g>
      <path d="M300 276a8 8 0 0 1 8-8H416l22 26-22 26H308a8 8 0 0 1-8-8z" fill="#DBF0F9" />
      <g
        transform="translate(336 281)"
        fill="none"
        stroke="#06222F"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M0 4h19v17H0zM19 10h8l6 6v5H19" />
        <circle cx="8" cy="22" r="3.4" fill="#DBF0F9" />
        <circle cx="26" cy="22" r="3.4" fill="#DBF0F9" />
      </g>
      <g
        transform="translate(382 280)"
        fill="none"
        stroke="#06222F"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M0 13h22M13 4l9 9-9 9" />
      </g>
    </g>
  )
}

function Drugstore() {
  return (
    <g>
      <path d="M500 250h84v82h-84z" fill="#FFF7E8" />
      <path d="M492 240h100v17H492z" fill="#084E6B" />
      <path d="M508 264h68v15h-68z" fill="#F6A623" />
      <path d="M531 332v-40h20v40z" fill="#084E6B" />
      <path d="M509 288h14v17h-14zM559 288h14v17h-14z" fill="#7CC8E6" />
      <path d="M536 208h12v9h9v12h-9v9h-12v-9h-9v-12h9z" fill="#fff" />
      <path d="M600 326v-26M620 330v-34" stroke="#063E56" strokeWidth="5" />
      <circle cx="600" cy="288" r="17" fill="#084E6B" />
      <circle cx="621" cy="280" r="21" fill="#063E56" />
    </g>
  )
}
