import type { ReactNode } from 'react'
import { Navi } from '#web/components/art/navi.tsx'
import { ButtonLink } from '#web/components/buttons/button.tsx'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { UnbrokenNumbers } from '#web/components/display/unbroken-numbers.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { Box } from '#web/components/layout/box.tsx'
import styles from './assistance-page.module.css'
import type { AssistanceContent } from './load-assistance.ts'

interface AssistancePageProps {
  content: AssistanceContent
  /** The contact form; its heading has the id that it is given. */
  form: (headingId: string) => ReactNode
  /** Navi, in the column at the side. */
  chat: ReactNode
}

/** Managed prescription assistance: how it goes, the form, and Navi at the side. */
export function AssistancePage({ content, form, chat }: AssistancePageProps) {
  const { title, lead, note, how, formTitle, ready, papers, checklist, call } = content
  return (
    <>
      <Banner title={title} lead={lead} picture={<Navi face="listen" pose="wave" />} />
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.content}>
          <Note tone="warn">
            <p>{note}</p>
          </Note>
          <Steps {...how} />
          <section className="stack" aria-labelledby="write">
            <h2 id="write">{formTitle}</h2>
            {form('write')}
          </section>
          <section className="stack" aria-labelledby="ready">
            <h2 id="ready">{ready}</h2>
            <ul className={styles.papers}>
              {papers.map((paper) => (
                <li key={paper.title}>
                  <h3>{paper.title}</h3>
                  <p>{paper.text}</p>
                </li>
              ))}
            </ul>
            <p>
              <ButtonLink to="/paperworkassistance">{checklist}</ButtonLink>
            </p>
          </section>
          <Box variant="plain">
            <h2>{call.title}</h2>
            <p>{call.program}</p>
            <p>
              <ButtonLink to="/patient-assistant-savings">{call.find}</ButtonLink>
            </p>
            <p>
              <UnbrokenNumbers text={call.medicare} />
            </p>
            <CallLink phone="1-800-633-4227" />
          </Box>
        </div>
        {chat}
      </div>
    </>
  )
}

/** What happens, one after the other. */
function Steps({ title, steps }: { title: string; steps: { title: string; text: string }[] }) {
  return (
    <section className="stack" aria-labelledby="how">
      <h2 id="how">{title}</h2>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.title}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
