import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { GenericNames } from '#contract/drugs.ts'
import { drugId } from '#drug-names/drug-id.ts'
import { type DrugName, drugKinds } from '#drug-names/drug-name.ts'
import { ApiError, api } from '#web/api.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { useLoadOnce } from '#web/load-once.ts'
import { DrugSearch } from './drug-search.tsx'

interface DrugPickerProps {
  label: string
  hint?: string
  selected?: { id: string; label: string }
  /** What was asked for and is no medicine that we know. */
  typed?: string
  /** The address of a picked medicine. It travels in the navigation's state too, as `selectedDrug`. */
  addressOf?: (drug: DrugName) => string
  /** What else a picked medicine does. */
  onPick?: (drug: DrugName) => void
  /** Where clearing the field leads; nowhere if not given. */
  clearedAddress?: string
  /** Where the form leads until the page's script has loaded; it must take `?drug=`. */
  formAction: string
  action?: ReactNode
}

/** The drug search over our whole list; a picked medicine becomes an address. */
export function DrugPicker(props: DrugPickerProps) {
  const { label, hint, selected, typed, addressOf, onPick, clearedAddress, formAction, action } = props
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { value: drugs, status, error, start, retry } = useLoadOnce(loadDrugs)
  useFailureToast(error)

  function pick(drug: DrugName) {
    onPick?.(drug)
    if (!addressOf) return
    const address = addressOf(drug)
    const staysHere = address.startsWith(`${pathname}?`)
    navigate(address, { state: { selectedDrug: { id: drug.id, label: drug.label } }, preventScrollReset: staysHere })
  }

  return (
    <DrugSearch
      drugs={drugs}
      selected={selected}
      typed={typed}
      label={label}
      hint={hint}
      action={action}
      formAction={formAction}
      onFocus={status === 'failed' ? retry : start}
      onSelect={pick}
      onClear={() => clearedAddress && navigate(clearedAddress, { preventScrollReset: true })}
      error={
        status === 'failed' && (
          <>
            {t('search.failed')}{' '}
            <Button variant="link" onClick={retry}>
              {t('search.retry')}
            </Button>
          </>
        )
      }
    />
  )
}

async function loadDrugs(): Promise<DrugName[]> {
  return (await api.listDrugNames()).flatMap(toDrugNames)
}

function toDrugNames({ generic_name: generic, ...byKind }: GenericNames): DrugName[] {
  return drugKinds.flatMap((kind) =>
    (byKind[kind] ?? []).map(([label = '', ...also]) => ({ id: drugId(label), label, generic, kind, also })),
  )
}

/** Pages share the list, and its failure: it is told once. */
let told: unknown

/** SPEC section 8: one message where the answer was not the list, another where there was no answer. */
function useFailureToast(error: unknown) {
  const { t } = useTranslation()
  const toast = useToast()
  const tell = useEffectEvent(() => {
    if (told === error) return
    told = error
    toast.error(t(error instanceof ApiError ? 'search.toast.noList' : 'search.toast.noAnswer'))
  })

  useEffect(() => {
    if (error) tell()
  }, [error])
}
