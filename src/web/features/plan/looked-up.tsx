import { History } from 'lucide'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { type LookedUp as Medicine, readLookedUp } from '#web/features/site/saved/looked-up.ts'
import { usePlan } from '#web/features/site/saved/plan-store.ts'
import { useTranslation } from '#web/i18n.tsx'
import styles from './looked-up.module.css'
import { useEditPlan } from './use-edit-plan.ts'

/** Offers the medicines that were looked up before and are not in the plan; those left ticked join it. */
export function LookedUp() {
  const { t } = useTranslation('plan')
  const plan = usePlan()
  const [seen, setSeen] = useState<Medicine[]>([])
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  // Only the browser knows them.
  useEffect(() => setSeen(readLookedUp()), [])
  const offered = seen.filter((each) => !plan?.medicines.includes(each.id))
  if (offered.length === 0) return null
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon icon={History} />
        {t('plan.add.lookedUp', { count: offered.length })}
      </Button>
      <div id={id} className={styles.place} hidden={!isOpen}>
        {isOpen && <Choice offered={offered} onDone={() => setOpen(false)} />}
      </div>
    </>
  )
}

function Choice({ offered, onDone }: { offered: Medicine[]; onDone: () => void }) {
  const { t } = useTranslation('plan')
  const edit = useEditPlan()
  const [left, setLeft] = useState<readonly string[]>([])
  const first = useRef<HTMLFieldSetElement>(null)
  const chosen = offered.map(({ id }) => id).filter((id) => !left.includes(id))
  useEffect(() => first.current?.querySelector('input')?.focus(), [])

  function turn(id: string) {
    setLeft(left.includes(id) ? left.filter((each) => each !== id) : [...left, id])
  }

  function add() {
    edit.add(chosen)
    onDone()
  }

  return (
    <fieldset ref={first} className={styles.choice}>
      <legend>{t('plan.add.lookedUpWhich')}</legend>
      {offered.map(({ id, name }) => (
        <label key={id} className={styles.medicine}>
          <input type="checkbox" checked={!left.includes(id)} onChange={() => turn(id)} />
          {name}
        </label>
      ))}
      <Button variant="main" disabled={chosen.length === 0} onClick={add}>
        {t('plan.add.lookedUpAdd', { count: chosen.length })}
      </Button>
    </fieldset>
  )
}
