import type { Catalogue } from '#server/catalogue/catalogue.ts'
import type { Communities } from '#server/communities/communities.ts'
import type { KnowledgeService } from '#server/knowledge/knowledge.ts'
import type { Answer, Intent, TalkContext, Understood } from '../turn.ts'
import type { Answerer } from './answerer.ts'
import { createDeals } from './local/deals.ts'
import { createLocalHelp } from './local/local-help.ts'
import { createMedicineAnswers } from './medicine/medicine-answers.ts'
import type { MedicineParts } from './medicine/medicine-parts.ts'
import { createKnowledgeAnswer } from './records/knowledge-answer.ts'
import { createPhoneAnswer } from './records/phone-answer.ts'
import { askingOfDanger } from './safety/ask-of-danger.ts'
import { createSafetyAnswers, personalNote } from './safety/safety-answers.ts'
import { shorten } from './short.ts'
import { acknowledging } from './talk/acknowledge.ts'
import { withOtherNeed } from './talk/also-needed.ts'
import { withKindWords } from './talk/kind-words.ts'
import { withOtherQuestion } from './talk/other-question.ts'
import { createTalkAnswers } from './talk/talk-answers.ts'
import { createTriedLine } from './talk/tried-line.ts'
import { createWhoCanTell } from './talk/who-can-tell.ts'

export type Answers = ReturnType<typeof createAnswers>

type Parts = MedicineParts & { catalogue: Catalogue; communities: Communities; knowledge: KnowledgeService }

/** Answers every intent from records alone. Keeps nothing between turns. */
export function createAnswers(parts: Parts) {
  const { answerers: medicine, ofProgram, lookUp } = createMedicineAnswers(parts)
  const withTried = createTriedLine(lookUp)
  const localHelp = createLocalHelp(parts.communities)
  const whoCanTell = createWhoCanTell({ ...parts, lookUp })
  const talk = createTalkAnswers({ ...parts, whoCanTell, lookUp, answer })
  // Typed whole, so that an intent without an answer does not compile.
  const answerers: Record<Intent, Answerer> = {
    ...medicine,
    local_help: localHelp.answer,
    deals: createDeals(parts.catalogue, parts.communities),
    ...createSafetyAnswers(parts),
    ...talk,
    phone: createPhoneAnswer({ ...parts, whoCanTell, ofRecord: medicine.phone }),
    knowledge: createKnowledgeAnswer({
      ...parts,
      ofProgram,
      whichDrug: medicine.which_drug,
      otherwise: (understood, before) =>
        understood.drugs.length > 0 && understood.cards.length === 0
          ? medicine.coupons(understood, before)
          : talk.unclear(understood, before),
    }),
    more: (understood, before) =>
      before.intent === 'local_help' ? localHelp.more(understood, before) : medicine.more(understood, before),
  }

  async function answer(understood: Understood, before: TalkContext): Promise<Answer> {
    const answered = await answerers[understood.intent](understood, before)
    // What is said in danger is short by itself, and nothing of it is left out.
    if (understood.intent === 'emergency') return answered
    const asked = withOtherQuestion(answered, understood, parts.knowledge)
    const told = acknowledging(withTried(asked, understood, before), understood, before)
    const noted = withKindWords(told, understood)
    // Where danger may be, nothing else is offered besides.
    return shorten(understood.mayBeDanger ? askingOfDanger(noted, understood) : withOtherNeed(noted, understood))
  }

  return { answer, personalNote }
}
