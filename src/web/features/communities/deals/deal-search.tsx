import { MapPin, Search } from 'lucide'
import { type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CommunityItem } from '#contract/communities.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { ComboField } from '#web/components/form/combo-field.tsx'
import { useTypedEarly } from '#web/components/form/use-typed-early.ts'
import { SearchCard } from '#web/components/layout/search-card.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { findItem, locationChoices, locationsOf, programChoices } from './deal-choices.ts'

interface DealSearchProps {
  /** The communities list; not given while it is on its way. */
  items: CommunityItem[] | undefined
  /** The list did not come. The next focus asks for it again. */
  hasFailed: boolean
  /** What stands in the fields at first. */
  program: string
  location: string
  /** What is wrong with what was sent without JavaScript. */
  problem: string | null
  isBusy: boolean
  onFocus: () => void
}

/** Two comboboxes that narrow each other: which program, and where. */
export function DealSearch({ items = [], hasFailed, problem, isBusy, onFocus, ...shown }: DealSearchProps) {
  const { t } = useTranslation('communities')
  const toast = useToast()
  const navigate = useNavigate()
  const [program, setProgram] = useState(shown.program)
  const [location, setLocation] = useState(shown.location)
  const [wrong, setWrong] = useState<'sent' | 'missing' | null>('sent')
  const given = `${shown.program}, ${shown.location}`
  const [taken, setTaken] = useState(given)
  // What the address asks for now stands in the fields, as after going back.
  if (given !== taken) {
    setTaken(given)
    setProgram(shown.program)
    setLocation(shown.location)
    setWrong('sent')
  }
  const programRef = useRef<HTMLInputElement>(null)
  const locationRef = useRef<HTMLInputElement>(null)
  useTypedEarly(programRef, setProgram)
  useTypedEarly(locationRef, setLocation)
  const programs = programChoices(items, program, location)
  const locations = locationChoices(items, location, program)

  function typeProgram(text: string) {
    setProgram(text)
    setWrong(null)
  }

  function takeProgram(name: string) {
    typeProgram(name)
    const [only, ...others] = locationsOf(items, name)
    if (only && others.length === 0) setLocation(only)
  }

  function handleSubmit(event: SubmitEvent) {
    // Without the list the server does the search.
    if (items.length === 0 && program.trim()) return
    event.preventDefault()
    const item = findItem(items, program, location)
    if (item) return navigate(`/specialcommunity?program=${item.id}`, { preventScrollReset: true })
    setWrong('missing')
    toast.error(t('communities.deals.pick'))
    programRef.current?.focus()
  }

  const statusOf = (count: number) => {
    if (items.length === 0) return t(hasFailed ? 'site.notOpened' : 'communities.deals.loading')
    return count === 0 ? t('search.noMatches') : t('communities.deals.rows', { count })
  }

  return (
    <search>
      <form action="/specialcommunity" onSubmit={handleSubmit}>
        <SearchCard
          action={
            <Button type="submit" variant="go" busy={isBusy} busyLabel={t('communities.search.busy')}>
              {t('communities.search.submit')}
            </Button>
          }
        >
          <ComboField
            label={t('communities.deals.program')}
            name="program"
            icon={Search}
            text={program}
            onText={typeProgram}
            options={programs.map(({ name, locations: [only, ...others] }) => ({
              value: name,
              below: others.length === 0 ? only : t('communities.deals.locations', { count: others.length + 1 }),
            }))}
            onTake={takeProgram}
            clearLabel={t('communities.deals.clearProgram')}
            status={statusOf(programs.length)}
            error={wrong === 'sent' ? problem : wrong && t('communities.deals.pick')}
            inputRef={programRef}
            onFocus={onFocus}
          />
          <ComboField
            label={t('communities.deals.location')}
            name="location"
            icon={MapPin}
            text={location}
            onText={setLocation}
            options={locations.map((value) => ({ value }))}
            onTake={setLocation}
            clearLabel={t('communities.deals.clearLocation')}
            status={statusOf(locations.length)}
            inputRef={locationRef}
            onFocus={onFocus}
          />
        </SearchCard>
      </form>
    </search>
  )
}
