import type { Topic } from '#contract/eligibility.ts'
import type { FindingReply } from '#contract/programs.ts'
import type { Why } from '#i18n/eligibility-words.ts'

/** What became of one rule. `asks`: the topics whose answer may settle it; none where only the program knows. */
export type Finding = Pick<FindingReply, 'rule' | 'result'> & { why: Why; asks: Topic[] }
