import { type SubmitEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '#web/components/buttons/button.tsx'
import { Banner } from '#web/components/feedback/banner.tsx'
import { Field } from '#web/components/form/field.tsx'
import { useTypedEarly } from '#web/components/form/use-typed-early.ts'
import { SearchCard } from '#web/components/layout/search-card.tsx'
import { bringIntoView } from '#web/features/site/focus/bring-into-view.ts'
import { useArrival } from '#web/features/site/focus/use-arrival.ts'
import { useTranslation } from '#web/i18n.tsx'
import { CategoryPills } from '../search/category-pills.tsx'
import { ResultPages } from '../search/result-pages.tsx'
import type { OrganizationsData } from './load-organizations.ts'
import { isNamed } from './named-organization.ts'
import { OrganizationTable } from './organization-table.tsx'
import styles from './organizations-page.module.css'

const perPage = 25

function searchOf(asked: Record<string, string>): string {
  const given = Object.entries(asked).filter(([, value]) => value)
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

/**
 * The organizations for everyone here, narrowed as one types. The address follows: what is typed is then looked for among
 * those of other states too, and going back finds it again.
 */
export function OrganizationsPage({ data: { asked, organizations } }: { data: OrganizationsData }) {
  const { t } = useTranslation('communities')
  const [text, setText] = useState(asked.q)
  const [category, setCategory] = useState(asked.category)
  const navigate = useNavigate()
  const { search } = useLocation()
  const params = new URLSearchParams(search)
  const results = useArrival(() => params.has('page'))
  const input = useRef<HTMLInputElement>(null)
  useTypedEarly(input, setText)
  const shown = organizations.filter((item) => (!category || item.category === category) && isNamed(item, text))
  const isAsked = isInAddress(text, category)
  const pages = Math.ceil(shown.length / perPage)
  const page = isAsked ? Math.max(1, Math.min(Number(params.get('page')) || 1, pages)) : 1
  const found = t('communities.organizations.found', { count: shown.length })

  function isInAddress(q: string, kind: string) {
    return q.trim() === (params.get('q') ?? '') && kind === (params.get('category') ?? '')
  }

  function keep(q: string, kind: string) {
    if (!isInAddress(q, kind))
      navigate({ search: searchOf({ q: q.trim(), category: kind }) }, { replace: true, preventScrollReset: true })
  }

  function pickCategory(kind: string) {
    setCategory(kind)
    keep(text, kind)
  }

  // The list is narrowed already: the button only leads to it.
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (((event.nativeEvent as globalThis.SubmitEvent).submitter as HTMLButtonElement | null)?.name) return
    keep(text, category)
    bringIntoView(results.current)
  }

  return (
    <>
      <Banner
        title={t('communities.organizations.title')}
        lead={t('communities.organizations.lead')}
        crumb={{ to: '/localcommunity', label: t('communities.crumb') }}
      >
        <search>
          <form action="/organizationtable" className={styles.form} onSubmit={handleSubmit}>
            <SearchCard
              action={
                <Button type="submit" variant="main" size="big">
                  {t('communities.search.submit')}
                </Button>
              }
            >
              <Field label={t('communities.organizations.filter')} hint={t('communities.organizations.filterHint')}>
                {(control) => (
                  <input
                    {...control}
                    ref={input}
                    type="text"
                    name="q"
                    value={text}
                    autoComplete="off"
                    onChange={(event) => setText(event.currentTarget.value)}
                    onBlur={() => keep(text, category)}
                  />
                )}
              </Field>
            </SearchCard>
            <CategoryPills name="category" selected={category} onSelect={pickCategory} />
          </form>
        </search>
      </Banner>
      <section className="band" aria-label={t('communities.organizations.title')}>
        <div ref={results} tabIndex={-1} className={`wrap stack ${styles.results}`}>
          <p role="status" className="visually-hidden">
            {found}
          </p>
          {shown.length > 0 ? (
            <OrganizationTable caption={found} organizations={shown.slice((page - 1) * perPage, page * perPage)} />
          ) : (
            <p>{t('communities.organizations.none')}</p>
          )}
          {pages > 1 && (
            <ResultPages
              page={page}
              pages={pages}
              addressOf={(page = 1) => searchOf({ q: text.trim(), category, page: String(page) })}
            />
          )}
        </div>
      </section>
    </>
  )
}
