import type { ProgramCard } from '#contract/programs.ts'
import { keepsOut } from './program-block.ts'

/**
 * The rules that keep many people out and that what is known of a person settles, a sentence each: those that are met,
 * and the limit of most states where the state alone is not known.
 */
export function decidingRules({ findings, rules }: ProgramCard): string[] {
  return findings
    .filter(({ rule, result, asks }) => keepsOut(rule, rules) && (result === 'met' || isOfMostStates(rule, asks)))
    .map(({ text }) => text)
}

/** What a turn settled of a program: the rules that are settled now and were not before it. */
export function newlySettled(now: ProgramCard, earlier: ProgramCard | undefined): string[] {
  const known = new Set(earlier?.findings.map(({ text }) => text))
  return decidingRules(now).filter((text) => !known.has(text))
}

function isOfMostStates(rule: string, asks: string[]): boolean {
  return rule === 'income' && asks.length === 1 && asks[0] === 'state'
}
