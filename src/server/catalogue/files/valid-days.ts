import { z } from 'zod'
import { date } from './record-parts.ts'

/** The first and the last day of a fact, both included, at midnight Eastern. */
export const validDays = z
  .strictObject({ from: date.nullable(), to: z.iso.date().nullable() })
  .refine(({ from, to }) => from === null || to === null || from <= to, 'must not end before it begins')

export type ValidDays = z.infer<typeof validDays>

/** Whether the first day has come and the last is not over. */
export function isValidOn(day: string, { from, to }: ValidDays): boolean {
  return (from === null || from <= day) && !hasEnded(day, { from, to })
}

/** Whether the last day is over. */
export function hasEnded(day: string, { to }: ValidDays): boolean {
  return to !== null && to < day
}

/** The year that figures are taken of. */
export function yearOf(day: string): string {
  return day.slice(0, 4)
}

/** The year before it. */
export function yearBefore(day: string): string {
  return String(Number(yearOf(day)) - 1)
}
