import type { ReactNode } from 'react'
import { AskStrip } from './ask-strip.tsx'
import { FactBar } from './fact-bar.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { LiveHelp } from './live-help.tsx'
import { PlanStrip } from './plan-strip.tsx'
import { SignCards } from './sign-cards.tsx'

interface HomePageProps {
  /** Counted in the catalogue, never an advertised number. */
  programCount: number
  drugSearch: ReactNode
}

export function HomePage({ programCount, drugSearch }: HomePageProps) {
  return (
    <>
      <PlanStrip />
      <Hero>{drugSearch}</Hero>
      <FactBar programCount={programCount} />
      <SignCards />
      <HowItWorks />
      <LiveHelp />
      <AskStrip />
    </>
  )
}
