/** Three arrow plates: the card, the medicine, the delivery. */
export function Signpost() {
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
