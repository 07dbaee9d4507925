import { type NaviFace, NaviFigure, type NaviPose } from './navi-figure.tsx'

interface NaviProps {
  face?: NaviFace
  pose?: NaviPose
  className?: string
}

/** Navi, the guide: a robot in the shape of a pill bottle. Decorative, so say in words what it stands for. */
export function Navi({ face = 'happy', pose = 'rest', className }: NaviProps) {
  return (
    <svg className={className} viewBox="-4 14 216 242" aria-hidden="true" focusable="false">
      <NaviFigure face={face} pose={pose} />
    </svg>
  )
}
