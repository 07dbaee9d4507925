import type { Drug } from '#server/catalogue/files/read-drugs.ts'

/**
 * Medicines of which the label warns against a sudden stop, or that hold off an attack: after a stent or a clot, against
 * seizures and HIV, insulin, steroids, what treats an addiction, what opens the airways, and what slows the heart.
 */
const classes = new Set(['Blood thinner', 'Seizures', 'HIV'])
const generics =
  /^(?:insulin|prednis|methylprednisolone|dexamethasone$|hydrocortisone$|fludrocortisone|buprenorphine|methadone|albuterol|levalbuterol|ipratropium\/albuterol|clonidine|propranolol|metoprolol|atenolol|carvedilol)/
/** Steroids for the eye or the skin are none of these. */
const outside = new Set(['Eye', 'Skin', 'Stomach'])

/** Whether nobody should go without a medicine from one day to the next. */
export function isDangerousToStop({ class: of, generic }: Pick<Drug, 'class' | 'generic'>): boolean {
  return classes.has(of) || (generics.test(generic) && !outside.has(of))
}

/** What treats an addiction to opioids: where to get it today is another question than of other medicines. */
export function treatsOpioidUse({ generic }: Pick<Drug, 'generic'>): boolean {
  return /^(?:buprenorphine|methadone)/.test(generic)
}
