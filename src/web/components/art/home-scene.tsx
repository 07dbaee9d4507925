import { NaviFigure } from './navi-figure.tsx'
import { Signpost } from './signpost.tsx'

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
