import { Check, Search, Trash2 } from 'lucide'
import type { ReactNode } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { IconButton } from '#web/components/buttons/icon-button.tsx'
import { Chip } from '#web/components/display/chip.tsx'
import { Label } from '#web/components/display/label.tsx'
import { MarkedList } from '#web/components/display/marked-list.tsx'
import { MoneySticker } from '#web/components/display/money-sticker.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { Note } from '#web/components/feedback/note.tsx'
import { Spinner } from '#web/components/feedback/spinner.tsx'
import { Field } from '#web/components/form/field.tsx'
import { PillGroup } from '#web/components/form/pill-group.tsx'
import { Box } from '#web/components/layout/box.tsx'
import { Fold } from '#web/components/layout/fold.tsx'
import { Tabs } from '#web/components/layout/tabs.tsx'
import { useTranslation } from '#web/i18n.tsx'

export const meta = () => [{ title: 'Gallery' }]

const tones = ['ok', 'warn', 'no'] as const
const notes = ['info', 'ok', 'warn', 'danger'] as const

/**
 * The components in their states, with words of the site: for developers, in `npm run dev` only. The language is that of
 * the page (`?lng=es`), the theme that of the browser.
 */
export default function Gallery() {
  const { t } = useTranslation()
  const tell = t('site.told.failed')
  return (
    <>
      <Banner title={t('site.name')} lead={t('site.notAdvice')} crumb={{ to: '/', label: t('site.home') }} />
      <div className="wrap stack">
        <Part name="Button">
          <div className="actions">
            <Button>{t('site.close')}</Button>
            <Button variant="main">{t('site.addToPlan')}</Button>
            <Button variant="go" size="big">
              {t('site.findMedicine')}
            </Button>
            <Button variant="danger">{t('site.told.forget')}</Button>
            <Button variant="link">{t('site.told.change')}</Button>
            <Button variant="main" busy busyLabel={t('site.tryAgain')}>
              {t('site.tryAgain')}
            </Button>
            <Button disabled>{t('site.inPlan')}</Button>
            <IconButton icon={Trash2} label={t('site.close')} />
          </div>
          <CallLink phone="211" />
        </Part>
        <Part name="Chip, MarkedList, MoneySticker, Spinner">
          {tones.map((tone) => (
            <Chip key={tone} tone={tone} icon={Check}>
              {t('site.inPlan')}
            </Chip>
          ))}
          <MarkedList icon={Check} tone="ok" points={[t('site.inPlan'), t('site.kit')]} />
          <MoneySticker money={{ before: '', amount: '$0', after: t('site.plan') }} />
          <Spinner />
        </Part>
        <Part name="Note">
          {notes.map((tone) => (
            <Note key={tone} tone={tone}>
              {tell}
            </Note>
          ))}
        </Part>
        <Part name="Field, PillGroup">
          <Field label={t('site.findMedicine')} hint={t('site.missing.lead')}>
            {(control) => <input {...control} />}
          </Field>
          <Field label={t('site.findMedicine')} error={tell}>
            {(control) => <input {...control} />}
          </Field>
          <PillGroup
            label={t('site.mainNav')}
            selected="find"
            pills={[
              { value: 'find', label: t('site.find') },
              { value: 'plan', label: t('site.plan') },
            ]}
          />
        </Part>
        <Part name="Label, Box, Fold, Tabs">
          <Label
            level={3}
            chip={
              <Chip tone="ok" icon={Search}>
                {t('site.find')}
              </Chip>
            }
            kind={t('site.kit')}
            title={t('site.plan')}
          >
            <p>{tell}</p>
          </Label>
          <Box>{tell}</Box>
          <Box variant="plain">{tell}</Box>
          <Fold summary={t('site.menu')} open>
            {tell}
          </Fold>
          <Tabs
            label={t('site.mainNav')}
            tabs={[
              { key: 'find', label: t('site.find'), panel: tell },
              { key: 'plan', label: t('site.plan'), panel: t('site.planFull') },
            ]}
          />
        </Part>
        <EmptyState title={t('site.missing.title')} actions={<Button>{t('site.tryAgain')}</Button>}>
          <p>{t('site.missing.lead')}</p>
        </EmptyState>
      </div>
    </>
  )
}

/** Components by their names in the code, which are the same in every language. */
function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h2 lang="en">{name}</h2>
      {children}
    </section>
  )
}
