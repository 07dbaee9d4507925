import { assistant, brand } from '#operator.json'
import { phoneOfOtherSite } from './phone-of-other-site.ts'

/** The words of mails and texts, and of the answers that say where a message went. */
export const mail = {
  emailSent: 'Email sent successfully!',
  textSent: 'SMS sent successfully!',
  emailKept:
    'Sending email is not set up on this site yet. Your message was kept in a folder and not sent. We erase it after 30 days.',
  textKept:
    'Sending texts is not set up on this site yet. Your message was kept in a folder and not sent. We erase it after 30 days.',
  subject: `Your digital card from ${brand}`,
  intro: 'Here is the help you picked. Take this card along, or open it on any phone.',
  view: 'Click to view',
  phone: 'Phone: {{phone}}',
  publicNumber: phoneOfOtherSite,
  ask: 'Ask first: rules and prices can change.',
  open: 'Open this card',
  talk: `Talk to ${assistant}`,
  talkIn: 'in your own language',
  savings: 'Maximize Your Savings, Hassle-Free',
  why: 'You got this email because someone typed your address at {{site}} and asked us to send this card. We erase your address after this email is sent, and we will not write again on our own.',
  stop: {
    link: 'Stop mails from this site',
    ask: {
      title: 'Stop our mails?',
      text: 'Press the button, and this site sends no more cards or chats to your mailbox.',
    },
    stop: {
      title: 'We stopped our mails',
      text: 'This site sends no more cards or chats to your mailbox. We keep no address for this, only a code made from it.',
      button: 'Stop the mails',
    },
    start: {
      title: 'You can get mails again',
      text: 'This site sends cards and chats to your mailbox again when someone asks for it.',
      button: 'Get mails again',
    },
    unknown: {
      title: 'This link does not work',
      text: 'Part of the link is missing. Please open it from the mail again.',
    },
  },
  helpSubject: `Help near you, from ${brand}`,
  helpTitle: 'Help near you',
  helpIntro: 'Food, rides, rent, and more: find free help near you, with the phone number of each place.',
  helpOpen: 'Find help near you',
  cardText: {
    copay: `${brand}: how to get your copay card {{link}} Reply STOP to opt out`,
    program: `${brand}: who to call {{link}} Reply STOP to opt out`,
    service: `${brand}: where to go {{link}} Reply STOP to opt out`,
    vendor: `${brand}: your discounts {{link}} Reply STOP to opt out`,
    mixed: `${brand}: your list of help {{link}} Reply STOP to opt out`,
  },
  linkText: `${brand} AI Program: {{link}} Reply STOP to opt out`,
  budget: {
    subject: 'Half of today’s budget is used up',
    text: 'This site has used {{used}} of the {{all}} {{what}} that its settings allow in a day.\n\nIt may be a busy day, or somebody who sends on purpose. Look at /metrics (day_budget_used_ratio and security_events_total) and at the log. The settings are {{settings}}; docs/settings.md explains them. You get this mail once a day for each budget.\n',
    sends: 'mails and texts',
    requests: 'requests',
  },
}
