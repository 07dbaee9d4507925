/** Beside a number that its own page does not name: on pages, cards, mails and in the chat alike. */
export const phoneOfOtherSite = 'We found this number on another site only. It may be wrong.'
