import { Ticket } from 'lucide'
import { type SubmitEvent, useState } from 'react'
import type { VendorName } from '#contract/communities.ts'
import { ApiError, api } from '#web/api.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { StackRow, StackTable } from '#web/components/layout/stack-table.tsx'
import { useShareCard } from '#web/features/site/saved/share-card.ts'
import { SourceLine } from '#web/features/site/source-line.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { ForeignLink } from '../foreign-link.tsx'
import styles from './vendor-table.module.css'

/** Who gives which discount, and the coupon of each as a card. */
export function VendorTable({ vendors, title }: { vendors: VendorName[]; title: string }) {
  const { t } = useTranslation('communities')
  const { opening, open } = useCoupon()
  const coupon = t('communities.deals.coupon')
  return (
    <StackTable
      caption={
        <>
          {t('communities.deals.found', { count: vendors.length })}
          <span className={styles.title}>{title}</span>
        </>
      }
      columns={[t('communities.deals.vendor'), coupon, t('communities.deals.use')]}
    >
      {vendors.map((vendor) => (
        <StackRow
          key={vendor.id}
          head={
            <>
              {vendor.vendor_name}
              <div className={styles.facts}>
                {vendor.url_link && <ForeignLink to={vendor.url_link} />}
                <p className="small">{t(`communities.service.evidence.${vendor.evidence}`)}</p>
                <SourceLine facts={vendor} ownSite={vendor.url_link} />
              </div>
            </>
          }
          cells={[
            { column: coupon, content: <span className={styles.deal}>{vendor.discount_coupon}</span> },
            {
              content: <CouponButton vendor={vendor} busy={opening === vendor.id} onOpen={() => open(vendor.id)} />,
            },
          ]}
        />
      ))}
    </StackTable>
  )
}

interface CouponButtonProps {
  vendor: VendorName
  busy: boolean
  onOpen: () => void
}

/** Opens the coupon of a vendor. Until the page's script has loaded, it leads to the page of that card. */
function CouponButton({ vendor, busy, onOpen }: CouponButtonProps) {
  const { t } = useTranslation('communities')

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault()
    onOpen()
  }

  return (
    <form action="/digitalcard" className={styles.form} onSubmit={handleSubmit}>
      <input type="hidden" name="items" value={vendor.id} />
      <Button type="submit" busy={busy} busyLabel={t('communities.search.busy')}>
        <Icon icon={Ticket} />
        {t('communities.deals.button')}
        <span className="visually-hidden">: {vendor.vendor_name}</span>
      </Button>
    </form>
  )
}

/**
 * Asks for a vendor's details, then opens its card: SPEC section 4. The card asks for its words itself; the answer only
 * tells, before a dialog opens, that the vendor is still known.
 */
function useCoupon() {
  const { t, language } = useTranslation('communities')
  const toast = useToast()
  const shareCard = useShareCard()
  const [opening, setOpening] = useState<string>()

  async function open(id: string) {
    setOpening(id)
    try {
      await api.readVendor(id, language)
      shareCard([id])
    } catch (error) {
      toast.error((error instanceof ApiError && error.message) || t('communities.deals.failed'))
    } finally {
      setOpening(undefined)
    }
  }

  return { opening, open }
}
