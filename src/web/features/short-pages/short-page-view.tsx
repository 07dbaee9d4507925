import { Tag } from 'lucide-react'
import { Navi } from '#web/components/art/navi.tsx'
import { Banner } from '#web/components/banner.tsx'
import { Chip } from '#web/components/chip.tsx'
import { Note } from '#web/components/note.tsx'
import type { ShortPageContent } from './load-short-page.ts'
import { Mission } from './mission.tsx'
import { NextStep } from './next-step.tsx'
import { Points } from './points.tsx'
import styles from './short-page-view.module.css'

/** A page in few words: what it is for, what is true, and the way on. */
export function ShortPageView({ content }: { content: ShortPageContent }) {
  const { title, lead, badge, note, points, mission, nextStep, ways, face, pose } = content
  return (
    <>
      <Banner title={title} lead={lead} picture={<Navi face={face} pose={pose} />}>
        {badge && (
          <p>
            <Chip tone="ok" icon={Tag}>
              {badge}
            </Chip>
          </p>
        )}
      </Banner>
      <div className="band">
        <div className={`wrap ${styles.body}`}>
          {note && (
            <Note tone="warn">
              <p>{note}</p>
            </Note>
          )}
          <Points points={points} />
          {mission && <Mission {...mission} />}
          <NextStep title={nextStep} ways={ways} />
        </div>
      </div>
    </>
  )
}
