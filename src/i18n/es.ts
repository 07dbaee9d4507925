import type { en } from './en.ts'
import { access } from './es/access.ts'
import { answerCard } from './es/answer-card.ts'
import { cards } from './es/cards.ts'
import { changes } from './es/changes.ts'
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
import { finder } from './es/finder.ts'
import { heads } from './es/heads.ts'
import { home } from './es/home.ts'
import { inBrowser } from './es/in-browser.ts'
import { intake } from './es/intake.ts'
import { kit } from './es/kit.ts'
import { kitPapers } from './es/kit-papers.ts'
import { localHelp } from './es/local-help.ts'
import { mail } from './es/mail.ts'
import { offline } from './es/offline.ts'
import { openData } from './es/open-data.ts'
import { operator } from './es/operator.ts'
import { pages } from './es/pages.ts'
import { person } from './es/person.ts'
import { plan } from './es/plan.ts'
import { priceRecords } from './es/price-records.ts'
import { prices } from './es/prices.ts'
import { questions } from './es/questions.ts'
import { readAloud } from './es/read-aloud.ts'
import { states } from './es/states.ts'
import { tools } from './es/tools.ts'
import { vendors } from './es/vendors.ts'
import { voice } from './es/voice.ts'

export const es: typeof en = {
  ...inBrowser,
  access,
  answerCard,
  cards,
  changes,
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
  finder,
  heads,
  home,
  intake,
  kit,
  kitPapers,
  localHelp,
  mail,
  offline,
  openData,
  operator,
  pages,
  person,
  plan,
  priceRecords,
  prices,
  questions,
  readAloud,
  states,
  tools,
  vendors,
  voice,
}
