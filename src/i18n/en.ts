import { access } from './en/access.ts'
import { cards } from './en/cards.ts'
import { chat } from './en/chat.ts'
import { chatKnowledge } from './en/chat-knowledge.ts'
import { chatMail } from './en/chat-mail.ts'
import { chatMedicine } from './en/chat-medicine.ts'
import { chatPages } from './en/chat-pages.ts'
import { chatTalk } from './en/chat-talk.ts'
import { check } from './en/check.ts'
import { communities } from './en/communities.ts'
import { drug } from './en/drug.ts'
import { errors } from './en/errors.ts'
import { heads } from './en/heads.ts'
import { home } from './en/home.ts'
import { inBrowser } from './en/in-browser.ts'
import { intake } from './en/intake.ts'
import { localHelp } from './en/local-help.ts'
import { mail } from './en/mail.ts'
import { offline } from './en/offline.ts'
import { pages } from './en/pages.ts'
import { questions } from './en/questions.ts'
import { states } from './en/states.ts'
import { vendors } from './en/vendors.ts'

/** Every word of the product in English, one module a feature. Spanish has the same keys by type. */
export const en = {
  ...inBrowser,
  access,
  cards,
  chat,
  chatKnowledge,
  chatMail,
  chatMedicine,
  chatPages,
  chatTalk,
  check,
  communities,
  drug,
  errors,
  heads,
  home,
  intake,
  localHelp,
  mail,
  offline,
  pages,
  questions,
  states,
  vendors,
}
