import { createCards } from './cards/cards.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { createCommunities } from './communities/communities.ts'
import { type Config, outboxFolder } from './config.ts'
import type { Database } from './db/connect.ts'
import { createDrugs } from './drugs/drugs.ts'
import { createDialogue } from './eligibility/dialogue.ts'
import { createEligibility } from './eligibility/eligibility.ts'
import { createDelivery } from './outbox/delivery.ts'
import { createHashKeys } from './outbox/hash-keys.ts'
import { createLetters } from './outbox/letters.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createStopList } from './outbox/stop-list.ts'
import { createMailer } from './outside/mailer.ts'
import { createTextSender } from './outside/texts.ts'
import { createPrograms } from './programs/programs.ts'

/** What the outside gives: everything that a test may want to choose. */
export type World = { catalogue: Catalogue; database: Database }

export type Services = ReturnType<typeof createServices>

/** The composition root: builds every service from the settings and the outside. */
export function createServices(config: Config, { catalogue, database }: World) {
  const keys = createHashKeys(database)
  const outbox = createOutbox(database, keys)
  const stopList = createStopList(database, keys)
  const mailer = createMailer(config.MAIL_URL ?? outboxFolder(config), config.MAIL_FROM)
  const texts = createTextSender(config.SMS_URL ?? outboxFolder(config))
  const drugs = createDrugs(catalogue)
  const eligibility = createEligibility(catalogue)
  return {
    config,
    database,
    catalogueHash: catalogue.hash,
    drugs,
    eligibility,
    dialogue: createDialogue({
      eligibility,
      drugs,
      stateOfZip: (wanted) => catalogue.zipCodes.find(({ zip }) => zip === wanted)?.state || undefined,
    }),
    programs: createPrograms(catalogue),
    communities: createCommunities(catalogue, database, config.DELIVERY_CITY),
    outbox,
    letters: createLetters(database),
    delivery: createDelivery({ database, keys, outbox, stopList, mailer, texts }),
    stopList,
    texts,
    cards: createCards({ config, catalogue, database, keys, outbox, stopList, mailer, texts }),
  }
}
