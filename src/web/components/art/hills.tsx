interface HillsProps {
  className?: string
}

/** The hills alone, stretched over any width. */
export function Hills({ className }: HillsProps) {
  return (
    <svg className={className} viewBox="0 0 390 90" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path d="M0 40C70 8 150 20 220 38s120 18 170-14v66H0z" fill="#0F7CA7" />
      <path d="M0 66C80 34 170 44 240 58s110 10 150-10v42H0z" fill="#084E6B" />
    </svg>
  )
}
