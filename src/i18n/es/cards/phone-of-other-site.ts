/** Beside a number that its own page does not name: on pages, cards, mails and in the chat alike. */
export const phoneOfOtherSite = 'Solo encontramos este número en otro sitio. Puede estar equivocado.'
