import type { Language } from '#i18n/languages.ts'
import type { Card } from './card.ts'

type Fields = Record<string, string>

const none = 'N/A'

/** The fields of `special_mail`: what the server looks its records up by. */
export function mailFields({ special_type, items }: Card, email: string, lng: Language): Fields {
  const isVendors = special_type === 'specialCommunity'
  const named = items.map(({ item_id, name, url, coupon }, index) => {
    const n = index + 1
    return isVendors
      ? {
          [`item_${n}_vendor_name`]: name,
          [`item_${n}_url_link`]: url ?? none,
          [`item_${n}_discount_coupon`]: coupon ?? none,
        }
      : { [`item_${n}_program_name`]: name, [`item_${n}_program_url`]: url ?? none, ...medicineOf(item_id, n) }
  })
  return Object.assign({ email, special_type, item_count: String(items.length), lng }, ...named)
}

/** The fields of `special_sms`. */
export function textFields({ special_type, items }: Card, phone_no: string, lng: Language): Fields {
  const named = items.map(({ item_id, name, url, coupon }, index) => {
    const n = index + 1
    return {
      ...medicineOf(item_id, n),
      [`item_${n}_organization`]: name,
      [`item_${n}_url`]: url ?? none,
      [`item_${n}_discount_coupon`]: coupon ?? none,
    }
  })
  return Object.assign({ phone_no, special_type, item_count: String(items.length), lng }, ...named)
}

function medicineOf(itemId: string, n: number): Fields {
  const drugId = itemId.split('~')[1]
  return drugId ? { [`item_${n}_drug_id`]: drugId } : {}
}
