import { CircleHelp } from 'lucide'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { MarkedList } from '#web/components/display/marked-list.tsx'
import { Box } from '#web/components/layout/box.tsx'
import type { NotTestedContent } from './load-not-tested.ts'

/** What nobody has tried yet, and whom to tell when something does not work. */
export function NotTested({ title, parts, tell }: NotTestedContent) {
  return (
    <div className="halves">
      <section className="stack" aria-labelledby="not-tested">
        <h2 id="not-tested">{title}</h2>
        <MarkedList icon={CircleHelp} tone="warn" points={parts} />
      </section>
      <Box>
        <h2>{tell.title}</h2>
        <p>{tell.text}</p>
        <p>
          <ButtonLink to="/contactus">{tell.button}</ButtonLink>
        </p>
        <p className="soft">{tell.date}</p>
      </Box>
    </div>
  )
}
