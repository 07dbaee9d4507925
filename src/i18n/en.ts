import { access } from './en/access.ts'
import { answerCard } from './en/answer-card.ts'
import { cards } from './en/cards.ts'
import { changes } from './en/changes.ts'
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
import { finder } from './en/finder.ts'
import { heads } from './en/heads.ts'
import { home } from './en/home.ts'
import { inBrowser } from './en/in-browser.ts'
import { intake } from './en/intake.ts'
import { kit } from './en/kit.ts'
import { kitPapers } from './en/kit-papers.ts'
import { localHelp } from './en/local-help.ts'
import { mail } from './en/mail.ts'
import { offline } from './en/offline.ts'
import { openData } from './en/open-data.ts'
import { operator } from './en/operator.ts'
import { pages } from './en/pages.ts'
import { person } from './en/person.ts'
import { plan } from './en/plan.ts'
import { priceRecords } from './en/price-records.ts'
import { prices } from './en/prices.ts'
import { questions } from './en/questions.ts'
import { readAloud } from './en/read-aloud.ts'
import { states } from './en/states.ts'
import { tools } from './en/tools.ts'
import { vendors } from './en/vendors.ts'
import { voice } from './en/voice.ts'

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
