import { Trash2 } from 'lucide'
import { Button, ButtonLink } from '#web/components/buttons/button.tsx'
import { CallLink } from '#web/components/buttons/call-link.tsx'
import { IconButton } from '#web/components/buttons/icon-button.tsx'
import { LikelyLinks } from '#web/components/buttons/likely-links.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { Part } from './part.tsx'

export function ButtonParts() {
  const { t } = useTranslation()
  return (
    <>
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
        </div>
      </Part>
      <Part name="ButtonLink">
        <div className="actions">
          <ButtonLink to="/">{t('site.home')}</ButtonLink>
          <ButtonLink to="/plan" variant="main" size="big">
            {t('site.plan')}
          </ButtonLink>
        </div>
        <ButtonLink to="tel:211" variant="go" wide>
          {t('programs.callFree')}
        </ButtonLink>
      </Part>
      <Part name="CallLink">
        <CallLink phone="211" />
        <CallLink phone="1-800-555-0100">{t('programs.callFree')}</CallLink>
      </Part>
      <Part name="IconButton">
        <IconButton icon={Trash2} label={t('site.told.forget')} />
      </Part>
      <Part name="LikelyLinks">
        <LikelyLinks
          question={t('search.likely')}
          links={[
            { label: t('site.plan'), to: '/plan' },
            { label: t('site.nearMe'), to: '/localcommunity' },
          ]}
        />
      </Part>
    </>
  )
}
