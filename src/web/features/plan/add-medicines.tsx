import { Plus } from 'lucide'
import { type FormEvent, type ReactNode, type RefObject, useState } from 'react'
import type { PlanReply } from '#contract/plan.ts'
import { ApiError, api } from '#web/api.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Field } from '#web/components/form/field.tsx'
import { Box } from '#web/components/layout/box.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { LookedUp } from './looked-up.tsx'
import { useEditPlan } from './use-edit-plan.ts'

interface Say {
  label: string
  failed: string
  onTake: (medicines: readonly { drug_id: string; name: string }[]) => string
  onType: () => void
}

/** The button to tell medicines out loud, which is another part of the site. */
export type RenderSay = (say: Say) => ReactNode

interface AddMedicinesProps {
  renderSay: RenderSay
  box: RefObject<HTMLTextAreaElement | null>
  onRead: (read: PlanReply) => void
}

/** A box for a list as people have it. What was read joins the plan; what we do not know stays in the box, to be mended. */
export function AddMedicines({ renderSay, box, onRead }: AddMedicinesProps) {
  const { t, language } = useTranslation('plan')
  const edit = useEditPlan()
  const [list, setList] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function add(event: FormEvent) {
    event.preventDefault()
    if (list.trim() === '') return setProblem(t('plan.add.empty'))
    setBusy(true)
    setProblem('')
    try {
      const reply = await api.makePlan({ list }, language)
      if (reply.medicines.length === 0 && reply.doubtful.length === 0) return setProblem(t('plan.add.nothing'))
      onRead(reply)
      edit.add(reply.medicines.map(({ drug_id }) => drug_id))
      setList(reply.unread.join('\n'))
    } catch (error) {
      setProblem(error instanceof ApiError && error.message ? error.message : t('plan.failed'))
    } finally {
      setBusy(false)
    }
  }

  function take(medicines: readonly { drug_id: string; name: string }[]): string {
    if (medicines.length === 0) return t('plan.add.saidNone')
    const fits = edit.add(medicines.map(({ drug_id }) => drug_id))
    return fits ? t('plan.add.saidIn', { names: medicines.map(({ name }) => name).join(', ') }) : t('plan.full')
  }

  return (
    <Box>
      <h2>{t('plan.add.title')}</h2>
      <form className="stack-small" onSubmit={add} noValidate>
        <Field label={t('plan.add.label')} hint={t('plan.add.hint')} error={problem}>
          {(control) => (
            <textarea
              {...control}
              ref={box}
              rows={4}
              maxLength={20_000}
              autoComplete="off"
              spellCheck={false}
              value={list}
              onChange={({ target }) => {
                setList(target.value)
                setProblem('')
              }}
            />
          )}
        </Field>
        <div className="actions">
          <Button type="submit" variant="main" busy={isBusy} busyLabel={t('plan.looking')}>
            <Icon icon={Plus} />
            {t('plan.add.button')}
          </Button>
          {renderSay({
            label: t('plan.add.say'),
            failed: t('plan.add.sayFailed'),
            onTake: take,
            onType: () => box.current?.focus(),
          })}
          <LookedUp />
        </div>
      </form>
    </Box>
  )
}
