import { useState } from 'react'
import type { VendorName } from '#contract/communities.ts'
import { ApiError, api } from '#web/api.ts'
import { useToast } from '#web/components/feedback/toasts.tsx'
import { StackRow, StackTable } from '#web/components/layout/stack-table.tsx'
import { useShareCard } from '#web/features/site/saved/share-card.ts'
import { SourceLine } from '#web/features/site/source-line.tsx'
import { useTranslation } from '#web/i18n.tsx'
import { CouponButton } from '../deals/coupon-button.tsx'
import { ForeignLink } from '../foreign-link.tsx'
import styles from './vendor-table.module.css'

/** Who gives which discount, and the coupon of each as a card. */
export function VendorTable({ vendors, title }: { vendors: VendorName[]; title: string }) {
  const { t } = useTranslation()
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

/**
 * Asks for a vendor's details, then opens its card: SPEC section 4. The card asks for its words itself; the answer only
 * tells, before a dialog opens, that the vendor is still known.
 */
function useCoupon() {
  const { t, language } = useTranslation()
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
