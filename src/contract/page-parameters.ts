/**
 * The parameters that a page depends on beside its language, and how many letters each may have. Those of campaigns are
 * not among them. A card of 20 items with the longest ids
 * and their medicines has about two thousand letters.
 */
export const pageParameters = {
  drug: 120,
  items: 2000,
  q: 120,
  place: 80,
  category: 20,
  spoken: 2,
  open: 4,
  page: 3,
  zip: 10,
  program: 120,
  location: 120,
  unread: 20,
}
