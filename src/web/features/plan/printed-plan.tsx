import type { Application, PlanReply } from '#contract/plan.ts'
import { dateInWords } from '#i18n/date-in-words.ts'
import { siteName } from '#text/site-name.ts'
import { QrCode } from '#web/components/display/qr-code.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { saveFile } from '#web/save-file.ts'
import { planAddress } from './plan-address.ts'
import styles from './printed-plan.module.css'

/** Marks the part of the page that is printed and saved. */
const printedPart = 'plan-printed'

/** The plan on one sheet of paper, large and with boxes to tick; on the screen it is not seen. */
export function PrintedPlan({ made, madeAt }: { made: PlanReply; madeAt: Date }) {
  const { t, language } = useTranslation('plan')
  const { medicines, for_all, applications } = made
  const columns = ['medicine', 'who', 'pay', 'steps'] as const
  return (
    <section id={printedPart} className={styles.sheet} data-printed aria-hidden="true">
      <div className={styles.top}>
        <div>
          <p className={styles.title}>{t('plan.printed.title')}</p>
          <p>{t('plan.printed.made', { date: dateInWords(dayOf(madeAt), language) })}</p>
        </div>
        <div className={styles.code}>
          <QrCode text={planAddress(medicines.map(({ drug_id }) => drug_id))} label={t('plan.printed.open')} />
          <p>{t('plan.printed.open')}</p>
        </div>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`plan.printed.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...for_all, ...applications].map((application) => (
            <Row key={application.id} application={application} />
          ))}
        </tbody>
      </table>
      <p className={styles.foot}>{t('plan.printed.notAdvice')}</p>
    </section>
  )
}

function Row({ application: { medicines, offer, steps } }: { application: Application }) {
  const { t } = useTranslation('plan')
  const page = offer?.next_step.form_link ?? offer?.next_step.program_url
  return (
    <tr>
      <th scope="row">{medicines.map(({ name }) => name).join(', ') || t('plan.forAll')}</th>
      <td>
        <b>{offer?.program_name ?? t('plan.noRoute')}</b>
        <br />
        {offer?.next_step.phone_number ? (
          <b className={styles.phone}>{offer.next_step.phone_number}</b>
        ) : (
          page && siteName(page)
        )}
      </td>
      <td>{offer?.money && `${offer.money.before} ${offer.money.amount} ${offer.money.after}`}</td>
      <td>
        <ul>
          {steps.map(({ id, who, text }) => (
            <li key={id}>
              <b>{t(`plan.who.${who}`)}:</b> {text}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  )
}

/** The day where the reader is, as 2026-11-23. */
export function dayOf(time: Date): string {
  return time.toLocaleDateString('sv-SE')
}

const look = `
body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:18px/1.4 sans-serif;color:#000;background:#fff}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem .5rem .5rem 0;border-bottom:1px solid;text-align:left;vertical-align:top}
ul{margin:0;padding:0;list-style:none}li::before{content:"\\2610\\00a0"}svg{width:8rem;height:8rem}`

/** Saves the plan as a page of its own that opens anywhere, also without internet. */
export function savePlan(name: string, title: string, language: string): void {
  const printed = document.getElementById(printedPart)?.innerHTML ?? ''
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${look}</style>`
  saveFile(
    name,
    new Blob([`<!doctype html><html lang="${language}"><head>${head}</head><body>${printed}</body></html>`]),
  )
}
