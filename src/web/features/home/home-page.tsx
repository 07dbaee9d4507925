import { Check } from 'lucide'
import type { ReactNode } from 'react'
import { PersonSpot } from '#web/components/art/spots.tsx'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { ListenButton } from '#web/features/site/read-aloud/listen-button.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { AskStrip } from './ask-strip.tsx'
import { Hero } from './hero.tsx'
import styles from './home-page.module.css'
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

function FactBar({ programCount }: { programCount: number }) {
  const { t } = useTranslation('home')
  const facts = [
    t('home.facts.noSignIn'),
    t('home.facts.free'),
    t('home.facts.noName'),
    t('home.facts.programs', { count: programCount }),
  ]
  return (
    <div className={styles.bar}>
      <ul className={`wrap ${styles.facts}`}>
        {facts.map((fact) => (
          <li key={fact}>
            <Icon icon={Check} className={styles.icon} />
            <span>{fact}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const steps = ['tell', 'answer', 'apply'] as const

/** The trail in three steps. */
function HowItWorks() {
  const { t } = useTranslation('home')
  return (
    <section className="band tint">
      <div className="wrap">
        <h2>{t('home.how.title')}</h2>
        <ol className={styles.trail}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`home.how.${step}.title`)}</h3>
              <p className="soft">{t(`home.how.${step}.words`)}</p>
            </li>
          ))}
        </ol>
        <ListenButton about={t('home.how.title')} />
      </div>
    </section>
  )
}

/** For those who pay most: a person who helps with the forms. */
function LiveHelp() {
  const { t } = useTranslation('home')
  return (
    <section className="band">
      <div className={`wrap ${styles.help}`}>
        <PersonSpot className={styles.picture} />
        <div className={`stack-small ${styles.helpWords}`}>
          <h2>{t('home.live.title')}</h2>
          <p className="lead soft">{t('home.live.words')}</p>
        </div>
        <ButtonLink to="/assistance" size="big">
          {t('home.live.button')}
        </ButtonLink>
      </div>
    </section>
  )
}
