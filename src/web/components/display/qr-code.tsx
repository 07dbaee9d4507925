import { useMemo } from 'react'
import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  /** Says what the code is, for readers who can't see it. */
  label: string
  className?: string
}

/** ISO 18004: four modules of white all around, or cameras do not find the code. */
const quietZone = 4

/** A QR code, dark on white in both themes. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(text), [text])
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}

function draw(text: string) {
  const { size, data } = encode(text, { ecc: 'M', border: quietZone })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: dark.join('') }
}
