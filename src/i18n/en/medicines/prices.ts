/** Words around the prices of a medicine on a page. */
export const prices = {
  title: 'Pay without insurance',
  withMedicare: 'With Medicare',
  noQuantity: 'amount not named',
  listOf: 'List of {{date}}',
  old: 'Old',
  oldMeans: 'Old: more than 90 days. Ask for the price of today.',
  strengths: 'All strengths and forms',
  strength: 'Strength',
  perUnit: 'For one',
  forQuantity: 'Amount',
  about: 'About these prices',
  sourceSite: 'Official site',
}
