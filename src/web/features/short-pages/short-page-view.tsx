import { Tag } from 'lucide'
import type { ReactNode } from 'react'
import { Chip } from '#web/components/display/chip.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { NaviLink } from '#web/features/site/frame/navi-link.tsx'
import type { ShortPageContent } from './load-short-page.ts'
import { ShortPageBody } from './short-page-body.tsx'

interface ShortPageViewProps {
  content: ShortPageContent
  /** A button in the banner. */
  action?: ReactNode
  /** What stands between the banner and what is true. */
  children?: ReactNode
  /** What stands below what is true, before the way on. */
  after?: ReactNode
}

/** A page in few words: what it is for, what is true, and the way on. */
export function ShortPageView({ content, action, children, after }: ShortPageViewProps) {
  const { title, lead, badge, face, pose } = content
  return (
    <>
      <Banner title={title} lead={lead} picture={<NaviLink face={face} pose={pose} />}>
        {badge && (
          <p>
            <Chip tone="ok" icon={Tag}>
              {badge}
            </Chip>
          </p>
        )}
        {action && <p>{action}</p>}
      </Banner>
      {children}
      <ShortPageBody content={content}>{after}</ShortPageBody>
    </>
  )
}
