import { brand } from '#operator.json'

/** The page for the time without internet, and what a phone shows of Navi among its apps. */
export const offline = {
  app: {
    name: `${brand}, medicine savings guide`,
    description: 'Find help to pay for your medicine, in English and Spanish.',
  },
  title: 'No connection right now',
  description: `What ${brand} keeps on your phone or computer for the time without internet.`,
  lead: `${brand} can’t reach the internet. Here is what this device has stored. You can still call: phone calls do not need the internet.`,
  back: 'Once you are online again, this page takes you back.',
  stored: 'Stored on this device on {{date}}. It may have changed since then.',
  cards: 'Your saved cards',
  noCards: 'You have not saved any cards on this device.',
  programs: 'Programs you looked at last',
  noPrograms: `No programs are stored here. ${brand} stores them when you look at a medicine online.`,
  of: 'Programs for {{drug}}',
  medicines: 'Find the name of a medicine',
  medicinesLead: 'The list of names works without internet. Type any name you know.',
  label: 'Your medicine',
  picked: {
    generic: 'Its generic name is {{generic}}.',
    below: 'Its programs are stored here. See “{{title}}” on this page.',
    missing: 'Its programs are not stored here. Look it up when you are online.',
  },
  needScript: 'Your browser must allow scripts to show what is stored.',
}
