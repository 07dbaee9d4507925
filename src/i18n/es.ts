import type { en } from './en.ts'
import { answerCard } from './es/cards/answer-card.ts'
import { cards } from './es/cards/cards.ts'
import { intake } from './es/cards/intake.ts'
import { kit } from './es/cards/kit.ts'
import { kitPapers } from './es/cards/kit-papers.ts'
import { mail } from './es/cards/mail.ts'
import { chat } from './es/chat/chat.ts'
import { chatKnowledge } from './es/chat/chat-knowledge.ts'
import { chatMail } from './es/chat/chat-mail.ts'
import { chatMedicine } from './es/chat/chat-medicine.ts'
import { chatPages } from './es/chat/chat-pages.ts'
import { chatTalk } from './es/chat/chat-talk.ts'
import { voice } from './es/chat/voice.ts'
import { check } from './es/check/check.ts'
import { person } from './es/check/person.ts'
import { plan } from './es/check/plan.ts'
import { communities } from './es/local-help/communities.ts'
import { localHelp } from './es/local-help/local-help.ts'
import { states } from './es/local-help/states.ts'
import { drug } from './es/medicines/drug.ts'
import { finder } from './es/medicines/finder.ts'
import { priceRecords } from './es/medicines/price-records.ts'
import { prices } from './es/medicines/prices.ts'
import { pages } from './es/pages.ts'
import { access } from './es/site/access.ts'
import { changes } from './es/site/changes.ts'
import { errors } from './es/site/errors.ts'
import { gallery } from './es/site/gallery.ts'
import { heads } from './es/site/heads.ts'
import { home } from './es/site/home.ts'
import { inBrowser } from './es/site/in-browser.ts'
import { offline } from './es/site/offline.ts'
import { openData } from './es/site/open-data.ts'
import { operator } from './es/site/operator.ts'
import { questions } from './es/site/questions.ts'
import { readAloud } from './es/site/read-aloud.ts'
import { tools } from './es/site/tools.ts'
import { vendors } from './es/site/vendors.ts'

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
  gallery,
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
