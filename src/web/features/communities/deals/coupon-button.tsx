import { Ticket } from 'lucide-react'
import type { SubmitEvent } from 'react'
import type { VendorName } from '#contract/communities.ts'
import { Button } from '#web/components/buttons/button.tsx'
import { Icon } from '#web/components/display/icon.tsx'
import { useTranslation } from '#web/i18n.tsx'
import styles from './coupon-button.module.css'

interface CouponButtonProps {
  vendor: VendorName
  busy: boolean
  onOpen: () => void
}

/** Opens the coupon of a vendor. Until the page's script has loaded, it leads to the page of that card. */
export function CouponButton({ vendor, busy, onOpen }: CouponButtonProps) {
  const { t } = useTranslation()

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
