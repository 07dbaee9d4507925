import type { Language } from '#i18n/languages.ts'
import { createAnswer } from './answer/answer.ts'
import { createCards } from './cards/cards.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import { createChanges } from './catalogue/changes.ts'
import { createTallies } from './catalogue/checks/tallies.ts'
import { orderReaderOf } from './cds-hooks/medicine-of-order.ts'
import { createAnswers } from './chat/answers/answers.ts'
import { type ChatParts, createChat } from './chat/chat.ts'
import { createConversations } from './chat/conversations/conversations.ts'
import { medicineReaderOf } from './chat/medicines/medicine-reader.ts'
import { createCallLimits } from './chat/model/call-limits.ts'
import { createModel } from './chat/model/model.ts'
import { createTurnTo } from './chat/patients/turn-to.ts'
import { createUnderstanding } from './chat/understand/understand.ts'
import { createCommunities } from './communities/communities.ts'
import { healthCentersOf } from './communities/health-centers.ts'
import { createPlaces } from './communities/places/find-place.ts'
import type { Database } from './db/connect.ts'
import { drugsOf } from './drugs/drugs.ts'
import { createEligibility } from './eligibility/eligibility.ts'
import { createDialogue } from './eligibility-check/dialogue.ts'
import { createReaderCookies } from './http/reader-cookies.ts'
import { createIntake } from './intake/intake.ts'
import { createKits } from './kits/kits.ts'
import { createKnowledge } from './knowledge/knowledge.ts'
import { createFormTokens } from './limits/form-tokens.ts'
import { createHashKeys } from './limits/hash-keys.ts'
import { createMinuteCounts } from './limits/minute-counts.ts'
import { createOpenData } from './open-data/open-data.ts'
import { createBudgets } from './operations/budgets.ts'
import { createCatalogueState } from './operations/catalogue-state.ts'
import { createOutsideCalls } from './operations/outside-calls.ts'
import { createReadiness } from './operations/readiness.ts'
import { createStorage } from './operations/storage.ts'
import { createUpkeep } from './operations/upkeep.ts'
import { createDelivery } from './outbox/delivery.ts'
import { createLetters } from './outbox/letters.ts'
import { createOutbox } from './outbox/outbox.ts'
import { createSending } from './outbox/sending.ts'
import { createStopList } from './outbox/stop-list.ts'
import { createMailer } from './outside/mailer.ts'
import { createTextSender } from './outside/texts.ts'
import { createPeople } from './person/people.ts'
import { createPlan } from './plan/plan.ts'
import { createPrices } from './prices/prices.ts'
import { createPrograms } from './programs/programs.ts'
import { createSealer } from './sealing/sealer.ts'
import { createSigner } from './sealing/signer.ts'
import { type Config, outboxFolder, receiverOfWords } from './settings/config.ts'
import { adsIn, advertised, couponsOf } from './settings/operator.ts'
import { createSpeech } from './speech/speech.ts'
import { createHeardMedicines } from './voice/heard-medicines.ts'
import { createVoice } from './voice/voice.ts'

/** What the outside gives: everything that a test may want to choose. */
export type World = { catalogue: Catalogue; database: Database }

export type Services = ReturnType<typeof createServices>

/** The composition root: builds every service from the settings and the outside. */
export function createServices(config: Config, { catalogue, database }: World) {
  const keys = createHashKeys(database)
  const formTokens = createFormTokens(keys)
  const stopList = createStopList(database, keys)
  const mailer = createMailer(config.MAIL_URL ?? outboxFolder(config), config.MAIL_FROM)
  const texts = createTextSender(config.SMS_URL ?? outboxFolder(config))
  const sealer = createSealer(config)
  const signer = createSigner(config)
  const outbox = createOutbox({ database, keys, sealer })
  const storage = createStorage(config.DATA_DIR)
  const sending = createSending({ config, database, keys, formTokens, outbox, stopList, mailer, texts })
  const drugs = drugsOf(catalogue)
  const eligibility = createEligibility(catalogue)
  const answer = createAnswer(eligibility, catalogue)
  const programs = createPrograms(catalogue)
  const prices = createPrices(catalogue)
  const places = createPlaces(catalogue, config.operator.delivery.city)
  const healthCenters = healthCentersOf(catalogue)
  const communities = createCommunities(catalogue, database, places, healthCenters)
  const knowledge = createKnowledge(catalogue)
  const modelCalls = createCallLimits({ config, keys, database })
  const outsideCalls = createOutsideCalls()
  const readerCookies = createReaderCookies(signer, config)
  const looked = { answer, catalogue, communities, config, drugs, eligibility, knowledge, prices, programs }

  const medicines = () => medicineReaderOf(catalogue)

  function partsOfChat(): ChatParts {
    return {
      turnTo: createTurnTo({ medicines: medicines(), places }),
      understand: createUnderstanding({ catalogue, places, medicines: medicines() }),
      answers: createAnswers(looked),
      model: createModel(config, () => ({ ...looked, calls: modelCalls, outside: outsideCalls })),
    }
  }

  return {
    config,
    database,
    readiness: createReadiness(database, storage),
    upkeep: createUpkeep(database, storage),
    catalogueHash: catalogue.hash,
    catalogueState: createCatalogueState(catalogue),
    /** How the calls to other services went: a model, speech, the mail server, the provider of texts. */
    outsideCalls,
    changes: createChanges(catalogue),
    tallies: createTallies({ catalogue, knowledge }),
    drugs,
    eligibility,
    answer,
    kits: createKits(catalogue),
    plan: createPlan({ catalogue, answer, medicines }),
    dialogue: createDialogue({
      eligibility,
      answer,
      drugs,
      stateOfZip: places.stateOfZip,
    }),
    people: createPeople({ readerCookies, findPlace: places.find }),
    programs,
    prices,
    communities,
    knowledge,
    /** Finds the medicines of orders that clinical software sends. */
    orderReader: orderReaderOf(catalogue),
    /** What others may take along of all this. */
    openData: createOpenData({ catalogue, communities, drugs, knowledge, prices }),
    knowsDeliveryCity: Boolean(places.find(config.operator.delivery.city)?.centre),
    /** What pages advertise, by the names that words know it by. */
    advertised: advertised(config.operator),
    coupons: couponsOf(config.operator),
    ads: { en: adsIn(config.operator, 'en'), es: adsIn(config.operator, 'es') } satisfies Record<Language, unknown>,
    /** Who hears readers beside us, or `null`. */
    receiver: receiverOfWords(config),
    chat: createChat(partsOfChat),
    /** How often an outside model may be asked, and was refused. */
    modelCalls,
    /** What addresses ask of all replicas in a minute. */
    minuteCounts: createMinuteCounts({ database, keys }),
    conversations: createConversations(database, { hours: config.CONVERSATION_HOURS }),
    /** Talks by voice, where a realtime speech service is set up. */
    voice: createVoice({ config, catalogue, database, keys, outside: outsideCalls }),
    /** Reads out loud for devices that have no voice, where a service for it is set up. */
    speech: createSpeech({ config, database, keys, outside: outsideCalls }),
    /** The medicines in words that were written down by ear. */
    heardMedicines: createHeardMedicines({ medicines, drugs }),
    outbox,
    sending,
    /** What reaches people; what is only written to a folder is not set up. */
    sends: { email: mailer.kind !== 'folder', text: texts.kind !== 'folder' },
    budgets: createBudgets({ config, database, keys, outbox, mailer }),
    letters: createLetters(database, sealer),
    delivery: createDelivery({ database, keys, outbox, stopList, mailer, texts, sealer, outside: outsideCalls }),
    stopList,
    texts,
    sealer,
    signer,
    readerCookies,
    formTokens,
    intake: createIntake({ config, database, keys, formTokens, outbox, mailer, sealer, places }),
    cards: createCards({ config, catalogue, healthCenters, stopList, sending }),
  }
}
