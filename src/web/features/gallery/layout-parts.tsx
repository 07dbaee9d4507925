import { useState } from 'react'
import { Button } from '#web/components/buttons/button.tsx'
import { Field } from '#web/components/form/field.tsx'
import { AskedFrame } from '#web/components/layout/asked-frame.tsx'
import { Box } from '#web/components/layout/box.tsx'
import { Dialog } from '#web/components/layout/dialog.tsx'
import { Fold } from '#web/components/layout/fold.tsx'
import { LateFold } from '#web/components/layout/late-fold.tsx'
import { SearchCard } from '#web/components/layout/search-card.tsx'
import { StackRow, StackTable } from '#web/components/layout/stack-table.tsx'
import { Tabs } from '#web/components/layout/tabs.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { ToastButtons } from './feedback-parts.tsx'
import { Part } from './part.tsx'

export function LayoutParts() {
  const { t } = useTranslation('cards')
  const [told, missing] = [t('site.told.failed'), t('site.missing.lead')]
  return (
    <>
      <Part name="AskedFrame">
        <AskedFrame src="about:blank" title={t('site.plan')} text={missing} button={t('programs.openForm')} />
      </Part>
      <Part name="Box">
        <Box>{told}</Box>
        <Box variant="plain">{told}</Box>
      </Part>
      <Part name="Dialog, ToastOutlet">
        <Dialogs />
      </Part>
      <Part name="Fold, LateFold">
        <Fold summary={t('site.menu')} open>
          {told}
        </Fold>
        <Fold summary={t('site.menu')}>{told}</Fold>
        <LateFold summary={t('programs.freshness.more')}>{told}</LateFold>
      </Part>
      <Part name="SearchCard" isWide>
        <Search />
      </Part>
      <Part name="StackTable, StackRow" isWide>
        <Table />
      </Part>
      <Part name="Tabs">
        <Tabs
          label={t('site.mainNav')}
          tabs={[
            { key: 'find', label: t('site.find'), panel: told },
            { key: 'plan', label: t('site.plan'), panel: missing },
          ]}
        />
      </Part>
    </>
  )
}

function Dialogs() {
  const { t } = useTranslation('cards', 'gallery')
  const [open, setOpen] = useState<'narrow' | 'wide'>()
  return (
    <>
      <div className="actions">
        <Button onClick={() => setOpen('narrow')}>{t('gallery.show')}</Button>
        <Button onClick={() => setOpen('wide')}>{t('gallery.showWide')}</Button>
      </div>
      <Dialog
        open={open !== undefined}
        wide={open === 'wide'}
        onClose={() => setOpen(undefined)}
        title={t('cards.title')}
        closeLabel={t('site.close')}
      >
        <div className="stack">
          <p>{t('cards.email.hint')}</p>
          <ToastButtons />
        </div>
      </Dialog>
    </>
  )
}

function Search() {
  const { t } = useTranslation('communities')
  return (
    <SearchCard action={<Button variant="go">{t('communities.search.submit')}</Button>}>
      <Field label={t('communities.search.words')} hint={t('communities.search.wordsHint')}>
        {(control) => <input {...control} />}
      </Field>
      <Field label={t('communities.search.place')} hint={t('communities.search.placeHint')}>
        {(control) => <input {...control} />}
      </Field>
    </SearchCard>
  )
}

function Table() {
  const { t } = useTranslation('communities')
  const [head, column, use] = [
    t('communities.organizations.name'),
    t('communities.service.area'),
    t('communities.organizations.use'),
  ]
  return (
    <StackTable caption={t('communities.organizations.title')} columns={[head, column, use]}>
      {(['food', 'legal'] as const).map((kind) => (
        <StackRow
          key={kind}
          head={t(`communities.category.${kind}`)}
          cells={[
            { column, content: t('communities.search.anywhere') },
            { content: <Button>{t('communities.service.share')}</Button> },
          ]}
        />
      ))}
    </StackTable>
  )
}
