import { useToast } from '#web/components/feedback/toasts.tsx'
import { mostMedicines, type Plan, plan } from '#web/features/site/saved/plan-store.ts'
import { useTranslation } from '#web/i18n.tsx'

/** What a reader does to the plan on this device. Where the browser keeps nothing, they are told. */
export function useEditPlan() {
  const { t } = useTranslation('plan')
  const toast = useToast()

  function write(next: Plan) {
    if (!plan.write(next)) toast.warning(t('plan.keptNot'))
  }

  return {
    /** Adds as many as there is room for. @returns whether all are in it. */
    add(ids: readonly string[]): boolean {
      const { medicines, done } = plan.read()
      const all = [...new Set([...medicines, ...ids])]
      if (all.length > mostMedicines) toast.warning(t('plan.full'))
      write({ medicines: all.slice(0, mostMedicines), done })
      return all.length <= mostMedicines
    },

    takeOut(id: string) {
      const { medicines, done } = plan.read()
      write({ medicines: medicines.filter((each) => each !== id), done })
    },

    toggle(step: string) {
      const { medicines, done } = plan.read()
      write({ medicines, done: done.includes(step) ? done.filter((each) => each !== step) : [...done, step] })
    },

    /** The medicines of before in their places, and their ticks where those were taken away as well. */
    putBack(before: Plan, { withTicks }: { withTicks: boolean }) {
      const { medicines, done } = plan.read()
      const all = [...new Set([...before.medicines, ...medicines])]
      write({ medicines: all.slice(0, mostMedicines), done: withTicks ? [...before.done, ...done] : done })
    },

    clear: () => write({ medicines: [], done: [] }),
  }
}
