import { fold } from '#text/fold.ts'

/** "Summarize it", "me puedes resumir todo". Folded. */
const summary =
  /\b(?:summary(?! of)|summari[sz]e\w*|sum (?:\w+ )?up|recap|tl ?dr|bottom line|short version|in a nutshell|resum(?:a|ir|elo|alo|emelo|amelo|eme|ame|irme|irlo|irmelo|en|e (?:todo|eso|esto|lo))|recapitul\w+|en pocas palabras)\b/
/** "What do I do first", "just list it", "en qué orden". Folded. */
const order = new RegExp(
  [
    String.raw`\b(?:what|which)(?: one)? (?:do|should|would) (?:i|we) do first\b|\bwhat(?: i?s|s)? the (?:very )?first (?:thing|step)\b|\bwhat comes first\b`,
    String.raw`\b(?:in|by) what order\b|\bwhat order\b|\bstep by step\b|\bjust list (?:it|them|the steps)\b|\blist the steps\b`,
    String.raw`\b(?:que|cual) (?:\w+ ){0,2}(?:hago|hacemos|debo hacer|tengo que hacer) primero\b|\blo primero que (?:hago|hacemos|debo|tengo)\b|\bque es lo primero\b`,
    String.raw`\ben que orden\b|\bpaso (?:a|por) paso\b|\bpor donde (?:empiezo|comienzo|empezamos)\b`,
  ].join('|'),
)

/** Whether a text asks for what was told, once more and in short. */
export function asksSummary(text: string): boolean {
  return summary.test(fold(text))
}

/** Whether a text asks in which order to do what was told. */
export function asksOrder(text: string): boolean {
  return order.test(fold(text))
}
