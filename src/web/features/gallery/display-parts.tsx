import { Check, CircleAlert, MapPin, Phone, Pill, Search } from 'lucide'
import { Button } from '#web/components/buttons/button.tsx'
import { Chip } from '#web/components/display/chip.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { Label, LabelRow, LabelRows } from '#web/components/display/label.tsx'
import { MarkedList } from '#web/components/display/marked-list.tsx'
import { MoneySticker } from '#web/components/display/money-sticker.tsx'
import { MoreText } from '#web/components/display/more-text.tsx'
import { QrCode } from '#web/components/display/qr-code.tsx'
import { UnbrokenNumbers } from '#web/components/display/unbroken-numbers.tsx'
import { TearOff, TearOffWays } from '#web/components/layout/tear-off.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './gallery.module.css'
import { Part } from './part.tsx'

const icons = { Check, CircleAlert, MapPin, Phone, Pill, Search }

export function DisplayParts() {
  const { t } = useTranslation('cards')
  return (
    <>
      <Part name="Chip">
        <div className="actions">
          <Chip tone="ok" icon={Check}>
            {t('programs.fit.likely')}
          </Chip>
          <Chip tone="warn" icon={Search}>
            {t('programs.fit.not_checked')}
          </Chip>
          <Chip tone="no" icon={CircleAlert}>
            {t('programs.fit.not_now')}
          </Chip>
        </div>
      </Part>
      <Part name="Icon">
        <p className="actions" lang="en">
          {Object.entries(icons).map(([name, icon]) => (
            <span key={name}>
              <Icon icon={icon} /> {name}
            </span>
          ))}
        </p>
      </Part>
      <Part isWide name="Label, LabelRows, LabelRow, TearOff, TearOffWays">
        <Label
          level={3}
          chip={
            <Chip tone="warn" icon={Search}>
              {t('programs.fit.not_checked')}
            </Chip>
          }
          kind={t('programs.kind.pap')}
          title={t('programs.freeMedicine')}
          below={t('programs.drugType.generic')}
        >
          <LabelRows>
            <LabelRow name={t('programs.whatYouGet')}>{t('programs.kind.trial')}</LabelRow>
            <LabelRow name={t('programs.goodToKnow')}>{t('programs.whyRules')}</LabelRow>
          </LabelRows>
          <TearOff level={4} title={t('programs.nextStep')}>
            <p>{t('programs.noPhone')}</p>
            <TearOffWays>
              <Button variant="main">{t('programs.openForm')}</Button>
              <Button>{t('programs.share')}</Button>
            </TearOffWays>
          </TearOff>
        </Label>
      </Part>
      <Part name="MarkedList">
        <MarkedList icon={Check} tone="ok" points={[t('cards.copay.keep'), t('cards.copay.show')]} />
        <MarkedList icon={CircleAlert} tone="warn" points={[t('cards.copay.notTheCard')]} />
      </Part>
      <Part name="MoneySticker">
        <MoneySticker money={{ before: '', amount: '$0', after: t('programs.freeMedicine') }} />
      </Part>
      <Part name="MoreText">
        <p>
          <MoreText
            text={t('programs.freshness.oldLead')}
            preview={80}
            about={t('programs.freshness.oldTitle')}
            moreLabel={t('programs.viewMore')}
            lessLabel={t('programs.viewLess')}
          />
        </p>
      </Part>
      <Part name="QrCode">
        <QrCode className={styles.code} text="/plan" label={t('cards.card.code', { site: t('site.plan') })} />
      </Part>
      <Part name="UnbrokenNumbers">
        <p>
          <UnbrokenNumbers text={t('cards.card.call', { phone: '1-800-555-0100' })} />
        </p>
      </Part>
    </>
  )
}
