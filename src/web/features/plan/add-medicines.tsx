import { Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { PlanReply } from '#contract/plan.ts'
import { ApiError, api } from '#web/api.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Field } from '#web/components/form/field.tsx'
import { Box } from '#web/components/layout/box.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { ListRead } from './list-read.tsx'
import { useEditPlan } from './use-edit-plan.ts'

/** A box for a list as people have it. What was read joins the plan; what is not sure is asked, and nothing is lost. */
export function AddMedicines() {
  const { t, language } = useTranslation()
  const edit = useEditPlan()
  const [list, setList] = useState('')
  const [read, setRead] = useState<PlanReply>()
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function add(event: FormEvent) {
    event.preventDefault()
    if (list.trim() === '') return setProblem(t('plan.add.empty'))
    setBusy(true)
    setProblem('')
    try {
      const reply = await api.makePlan({ list }, language)
      setRead(reply)
      if (reply.medicines.length === 0 && reply.doubtful.length === 0) return setProblem(t('plan.add.nothing'))
      edit.add(reply.medicines.map(({ drug_id }) => drug_id))
      setList('')
    } catch (error) {
      setProblem(error instanceof ApiError && error.message ? error.message : t('plan.failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box>
      <h2>{t('plan.add.title')}</h2>
      <form className="stack-small" onSubmit={add} noValidate>
        <Field label={t('plan.add.label')} hint={t('plan.add.hint')} error={problem}>
          {(control) => (
            <textarea
              {...control}
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
        </div>
      </form>
      <div role="status">{read && <ListRead read={read} onAdd={(id) => edit.add([id])} />}</div>
    </Box>
  )
}
