import { answerCard } from './en/cards/answer-card.ts'
import { cards } from './en/cards/cards.ts'
import { intake } from './en/cards/intake.ts'
import { kit } from './en/cards/kit.ts'
import { kitPapers } from './en/cards/kit-papers.ts'
import { mail } from './en/cards/mail.ts'
import { chat } from './en/chat/chat.ts'
import { chatKnowledge } from './en/chat/chat-knowledge.ts'
import { chatMail } from './en/chat/chat-mail.ts'
import { chatMedicine } from './en/chat/chat-medicine.ts'
import { chatPages } from './en/chat/chat-pages.ts'
import { chatTalk } from './en/chat/chat-talk.ts'
import { voice } from './en/chat/voice.ts'
import { check } from './en/check/check.ts'
import { person } from './en/check/person.ts'
import { plan } from './en/check/plan.ts'
import { communities } from './en/local-help/communities.ts'
import { localHelp } from './en/local-help/local-help.ts'
import { states } from './en/local-help/states.ts'
import { drug } from './en/medicines/drug.ts'
import { finder } from './en/medicines/finder.ts'
import { priceRecords } from './en/medicines/price-records.ts'
import { prices } from './en/medicines/prices.ts'
import { pages } from './en/pages.ts'
import { access } from './en/site/access.ts'
import { changes } from './en/site/changes.ts'
import { errors } from './en/site/errors.ts'
import { gallery } from './en/site/gallery.ts'
import { heads } from './en/site/heads.ts'
import { home } from './en/site/home.ts'
import { inBrowser } from './en/site/in-browser.ts'
import { offline } from './en/site/offline.ts'
import { openData } from './en/site/open-data.ts'
import { operator } from './en/site/operator.ts'
import { questions } from './en/site/questions.ts'
import { readAloud } from './en/site/read-aloud.ts'
import { tools } from './en/site/tools.ts'
import { vendors } from './en/site/vendors.ts'

/** Every word of the product in English, one module a feature. Spanish has the same keys by type. */
export const en = {
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
