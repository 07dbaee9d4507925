import { moneyClauses } from './money-clauses.ts'
import { markMoney } from './money-mentions.ts'
import * as money from './words/income-words.ts'
import * as clause from './words/money-clause-words.ts'

/** Whether the amounts of a text stand alone, with no time that they are of and no word for what comes in: "12,400 they say". */
export function tellsBareSums(text: string): boolean {
  return moneyClauses(markMoney(text)).every(({ mention, before, after }) => {
    const words = `${before} ${after}`
    const comes = [money.earns, money.gets, clause.cueBefore, clause.cueAfter]
    return mention.period === undefined && !comes.some((shape) => shape.test(words))
  })
}
