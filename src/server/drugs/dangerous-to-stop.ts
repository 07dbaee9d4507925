import type { Drug } from '#server/catalogue/files/read-drugs.ts'

/**
 * Medicines of which the label warns against a sudden stop, or that hold off an attack: after a stent or a clot, against
 * seizures and HIV, insulin, steroids, what treats an addiction, what opens the airways, what slows or steadies the heart,
 * and what treats depression or fear.
 */
const classes = new Set(['Blood thinner', 'Seizures', 'HIV', 'Heart', 'Depression and anxiety'])
const generics =
  /^(?:insulin|lamotrigine|prednis|methylprednisolone|dexamethasone$|hydrocortisone$|fludrocortisone|buprenorphine|methadone|albuterol|levalbuterol|ipratropium\/albuterol|clonidine|propranolol|metoprolol|atenolol|carvedilol)/
/** Steroids for the eye or the skin are none of these. */
const outside = new Set(['Eye', 'Skin', 'Stomach'])

/** Of those classes, what nobody misses from one day to the next. */
const harmless = /^(?:buspirone|esketamine|zuranolone|midodrine)/

/** Whether nobody should go without a medicine from one day to the next. */
export function isDangerousToStop({ class: of, generic }: Pick<Drug, 'class' | 'generic'>): boolean {
  if (harmless.test(generic)) return false
  return classes.has(of) || (generics.test(generic) && !outside.has(of))
}

/** Who stops one of these and feels low may think of dying. */
export function treatsDespair({ class: of }: Pick<Drug, 'class'>): boolean {
  return of === 'Depression and anxiety'
}

/** What treats an addiction to opioids: where to get it today is another question than of other medicines. */
export function treatsOpioidUse({ generic }: Pick<Drug, 'generic'>): boolean {
  return /^(?:buprenorphine|methadone)/.test(generic)
}
