import type { en } from './en.ts'
import { access } from './es/access.ts'
import { cards } from './es/cards.ts'
import { chat } from './es/chat.ts'
import { chatKnowledge } from './es/chat-knowledge.ts'
import { chatMail } from './es/chat-mail.ts'
import { chatMedicine } from './es/chat-medicine.ts'
import { chatPages } from './es/chat-pages.ts'
import { chatTalk } from './es/chat-talk.ts'
import { check } from './es/check.ts'
import { communities } from './es/communities.ts'
import { drug } from './es/drug.ts'
import { errors } from './es/errors.ts'
import { heads } from './es/heads.ts'
import { home } from './es/home.ts'
import { inBrowser } from './es/in-browser.ts'
import { intake } from './es/intake.ts'
import { localHelp } from './es/local-help.ts'
import { mail } from './es/mail.ts'
import { offline } from './es/offline.ts'
import { pages } from './es/pages.ts'
import { questions } from './es/questions.ts'
import { states } from './es/states.ts'
import { vendors } from './es/vendors.ts'

export const es: typeof en = {
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
