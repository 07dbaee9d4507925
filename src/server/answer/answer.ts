import type { AnswerReply, OpenQuestion } from '#contract/answer.ts'
import type { PersonFacts, Topic } from '#contract/eligibility.ts'
import type { ProgramKind } from '#contract/programs.ts'
import type { Language } from '#i18n/languages.ts'
import type { Drug } from '#server/catalogue/files/read-drugs.ts'
import { nameInLanguage } from '#server/drugs/name-in-language.ts'
import { easternDay } from '#server/eastern-day.ts'
import { type Checked, type Eligibility, eligibilityWords } from '#server/eligibility/eligibility.ts'
import { topicsToAsk } from '#server/eligibility/next-topic.ts'
import { orderPrograms } from '#server/eligibility/order-programs.ts'
import { onceADay } from '#server/once-for.ts'
import { canDecide } from './deciding-topic.ts'
import { orderReasons } from './offer-facts.ts'
import { answerOf, rank } from './rank.ts'
import { type OfCatalogue, sayLine, sayNotNow, sayOffer, type Told } from './say-offer.ts'
import { answerWords } from './words.ts'

export type AnswerService = ReturnType<typeof createAnswer>

/** Says what one person should do first for a medicine, what then, and which one answer would change it. */
export function createAnswer(eligibility: Eligibility, catalogue: OfCatalogue) {
  /** The kinds of programs that a person has asked for stand before all others, and what they tried in vain is left out. */
  const ranked = (
    drug: Drug,
    facts: PersonFacts,
    { first = [], tried = [] }: { first?: readonly ProgramKind[]; tried?: readonly string[] } = {},
  ) => {
    const left = eligibility.check(drug, facts).filter(({ program }) => !tried.includes(program.id))
    return rank(putFirst(first, left), facts)
  }
  const outcome = (drug: Drug) => (facts: PersonFacts) =>
    answerOf(eligibility.check(drug, facts), facts)?.program.id ?? ''
  const firstTopicsOn = onceADay(() => new Map<string, Topic[]>())

  /** The topics whose answer would change the answer, the one that settles most first; `closed` are not asked again. */
  function topicsThatDecide(drug: Drug, facts: PersonFacts, closed: readonly Topic[]): Iterable<Topic> {
    const isFirst = Object.keys(facts).length === 0
    return isFirst ? firstTopics(drug).filter((topic) => !closed.includes(topic)) : findTopics(drug, facts, closed)
  }

  /** Of a person who has told nothing yet: the same for everybody, and so worked out once a day. */
  function firstTopics(drug: Drug): Topic[] {
    const known = firstTopicsOn(easternDay())
    const topics = known.get(drug.id) ?? [...findTopics(drug, {}, [])]
    known.set(drug.id, topics)
    return topics
  }

  function* findTopics(drug: Drug, facts: PersonFacts, closed: readonly Topic[]): Generator<Topic> {
    const checked = eligibility.check(drug, facts)
    const states = eligibility.statesNamed(drug)
    for (const topic of topicsToAsk(checked, closed)) if (canDecide(topic, facts, states, outcome(drug))) yield topic
  }

  function questionOf(drug: Drug, facts: PersonFacts, skipped: Topic[], language: Language): OpenQuestion | null {
    const [topic] = topicsThatDecide(drug, facts, [...skipped, ...(Object.keys(facts) as Topic[])])
    if (!topic) return null
    const { questions, choices } = eligibilityWords[language]
    return { topic, question: questions[topic].ask, why: questions[topic].why, choices: choices[topic] ?? [] }
  }

  return {
    ranked,
    topicsThatDecide,

    /** Why a program stands where it stands for a medicine, by its id and the name of the medicine that it is for. */
    orderReasons(drug: Drug, facts: PersonFacts, language: Language): (programId: string, drugName: string) => string {
      const said = new Map(
        eligibility
          .check(drug, facts)
          .map((each) => [
            `${each.program.id} ${each.drug?.name ?? ''}`,
            answerWords[language].orderReasons(orderReasons(each, facts)),
          ]),
      )
      return (programId, drugName) => said.get(`${programId} ${drugName}`) ?? ''
    },

    /** The answer in the words of a language. */
    find(
      drug: Drug,
      facts: PersonFacts,
      language: Language,
      { withWhy = false, skipped = [], first = [] }: FindOptions = {},
    ): AnswerReply {
      const checked = putFirst(first, eligibility.check(drug, facts))
      const { answer, ifThatSaysNo, others, notNow } = rank(checked, facts)
      const told: Told = { drug, facts, language, withWhy }
      return {
        drug_id: drug.id,
        drug_name: nameInLanguage(drug, language),
        answer: answer ? sayOffer(answer, told, catalogue) : null,
        if_that_says_no: ifThatSaysNo.map((each) => sayOffer(each, told, catalogue)),
        others: others.map((each) => sayLine(each, told, catalogue)),
        not_now: notNow.map((each) =>
          sayNotNow(each, told, wouldBeTheAnswer(each, { checked, facts, first }), catalogue),
        ),
        question: questionOf(drug, facts, skipped, language),
      }
    },
  }
}

interface FindOptions {
  withWhy?: boolean
  /** What the person has skipped, which is not asked again. */
  skipped?: Topic[]
  /** The kinds of programs that a person has asked for, which then stand before all others. */
  first?: readonly ProgramKind[]
}

function putFirst(kinds: readonly ProgramKind[], checked: Checked[]): Checked[] {
  const isFirst = ({ program }: Checked) => kinds.includes(program.kind)
  return [...checked.filter(isFirst), ...checked.filter((each) => !isFirst(each))]
}

/** What programs came of, for whom, and which kinds they asked for. */
type Asked = { checked: Checked[]; facts: PersonFacts; first: readonly ProgramKind[] }

/** Whether a program would be the answer if its rules that are not met were. */
function wouldBeTheAnswer(closed: Checked, { checked, facts, first }: Asked): boolean {
  const findings = closed.findings.map((each) =>
    each.result === 'not_met' ? { ...each, result: 'met' as const } : each,
  )
  const fit = findings.every(({ result }) => result === 'met') ? ('likely' as const) : ('may' as const)
  const others = checked.filter((each) => each !== closed)
  const ordered = orderPrograms([...others, { ...closed, findings, fit }], facts)
  return rank(putFirst(first, ordered), facts).answer?.program.id === closed.program.id
}
