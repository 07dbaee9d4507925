import { fold } from '#text/fold.ts'
import type { Spoken } from '../spoken.ts'
import { asksSomething, wantsSomething } from './asks-something.ts'

const thanks =
  /\b(?:thank (?:you|u|god for you)|thanks|thx|tysm|good look(?:ing|in) out|appreciate (?:it|you|that|this|the help)|god bless(?: you)?|bless you|gracias|agradezco|bendiciones|dios (?:lo|la|le|te) bendiga|muy amable|eres? un (?:amor|sol|angel)|es usted un (?:amor|sol|angel)|que amable|you(?:re| are) (?:the best|so (?:sweet|kind|nice|helpful)|an? (?:angel|gem|saint|doll|lifesaver|sweetheart|godsend)))\b/g
/** "Gracias a Dios ya llegó" tells something, and "thanks for nothing" complains. */
const isNone =
  /\b(?:a dios|thanks to|gracias al? |for nothing|por nada|pero|but|no thanks?|no gracias|still|todavia|aun)\b|\b(?:no|dont|doesnt|didnt|not) (?:me |nos )?(?:help\w*|sirv\w*|ayud\w*|work\w*)\b/
/** In more words something else is told besides. */
const mostWords = 16

/** Whether somebody gives thanks, says why or for what, and wants nothing else: "está bien, gracias por decirme la verdad", "ok GoodRx, good looking out". */
export function isThanksAlone({ text, before, medicines, place, facts, need, signals }: Spoken): boolean {
  const folded = fold(text)
  const isOfElse =
    medicines.drugs.length + medicines.guesses.length + signals.record.size > 0 ||
    place.place !== '' ||
    Object.keys(facts).length > 0 ||
    need.need !== ''
  if (isOfElse || before.intent === null || before.emergencies.length > 0) return false
  const rest = folded.replace(thanks, ' ')
  if (rest === folded || isNone.test(folded) || folded.split(' ').length > mostWords) return false
  return !asksSomething(text) && !wantsSomething(rest)
}
