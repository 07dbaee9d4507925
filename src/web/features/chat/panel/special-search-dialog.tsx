import { type SubmitEvent, useState } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { Field } from '#web/components/form/field.tsx'
import { Dialog } from '#web/components/layout/dialog.tsx'
import { useTranslation } from '#web/i18n.tsx'

interface SpecialSearchDialogProps {
  open: boolean
  onClose: () => void
  /** Resolves when Navi has answered. Gives nothing back where the question was not asked. */
  onSearch: (question: string) => Promise<void> | undefined
}

const fields = ['program', 'location'] as const

/** Asks Navi for a kind of help at a place, for who would rather fill in two fields than write a sentence. */
export function SpecialSearchDialog({ open, onClose, onSearch }: SpecialSearchDialogProps) {
  const { t } = useTranslation('chat')
  const [said, setSaid] = useState({ program: '', location: '' })
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    const program = said.program.trim()
    const location = said.location.trim()
    if (!program || !location) return setMissing(true)
    if (isBusy) return
    const answered = onSearch(t('chat.search.question', { program, location }))
    if (!answered) return
    setBusy(true)
    await answered
    setBusy(false)
    onClose()
  }

  return (
    <Dialog open={open} onClose={onClose} title={t('chat.search.title')} closeLabel={t('site.close')}>
      <form noValidate className="stack" onSubmit={handleSubmit}>
        {fields.map((name) => (
          <Field
            key={name}
            label={t(`chat.search.${name}`)}
            hint={t(`chat.search.${name}Hint`)}
            error={isMissing && !said[name].trim() && t('chat.search.missing')}
          >
            {(control) => (
              <input
                {...control}
                type="text"
                autoComplete="off"
                enterKeyHint="search"
                maxLength={200}
                value={said[name]}
                onChange={({ target }) => {
                  setSaid({ ...said, [name]: target.value })
                  setMissing(false)
                }}
              />
            )}
          </Field>
        ))}
        <Button type="submit" variant="go" busy={isBusy} busyLabel={t('chat.search.busy')}>
          {t('chat.search.go')}
        </Button>
      </form>
    </Dialog>
  )
}
