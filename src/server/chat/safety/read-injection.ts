import { createWordPatterns } from '#text/word-patterns.ts'
import { wordsInClauses } from './clauses.ts'
import { injectionWords } from './injection-words.ts'

const find = createWordPatterns({ injection: injectionWords })

/** Shapes of what only machines write: objects, tags, code and long runs without spaces. */
const machineText = [
  /<(system|assistant|instructions?|prompt|tool|script)>[^<>]{0,500}<\/\1>/gi,
  /```[^`]*(?:```|$)/g,
  /[{[]\s*["'{][^{}]*[}\]]*/g,
  /<\/?[a-z|!][^<>]{0,200}>/gi,
  /\[\/?(?:inst|system|sys|assistant|user)\]/gi,
  /[A-Za-z\d+/]{60,}={0,2}/g,
]
const partEnd = /(?<=[.!?;,\n])\s+|\s+(?=(?:and|then|but|also|y|pero|luego|por cierto|by the way)\s)/i

/** Whether a text tries to command a machine, and the text without the parts that do. */
export function readInjection(text: string): { injection: boolean; clean: string } {
  const human = machineText.reduce((rest, shape) => rest.replace(shape, ' '), text)
  if (!isCommand(human)) return { injection: human !== text, clean: human }
  const parts = human.split(partEnd).filter((part) => !isCommand(part))
  return { injection: true, clean: parts.join(' ') }
}

function isCommand(text: string): boolean {
  return find(wordsInClauses(text)).length > 0
}
