import { moneyClauses } from './money-clauses.ts'
import { markMoney } from './money-mentions.ts'
import * as money from './words/income-words.ts'
import * as clause from './words/money-clause-words.ts'

/** Whether an amount of a text stands alone, with no time that it is of and no word for what comes in: "12,400 they say". */
export function tellsBareSum(text: string): boolean {
  return moneyClauses(markMoney(text)).some(({ mention, before, after }) => {
    const words = `${before} ${after}`
    const comes = [money.earns, money.gets, clause.cueBefore, clause.cueAfter]
    return mention.period === undefined && !comes.some((shape) => shape.test(words))
  })
}
