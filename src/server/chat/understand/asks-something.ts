import { fold } from '#text/fold.ts'

const plain =
  /\b(?:what (?:\w+ )?(?:do|should|can|if|about)|how (?:do|can|much|many|long|soon)|where (?:do|can|is)|who (?:do|can|is)|which (?:one|of)|will (?:it|that|this|they)|can i|should i|do i|que (?:hago|sigue|pasa|necesito)|como (?:le )?(?:hago|se|puedo)|cuanto|cuando (?:puedo|debo|es)|donde (?:voy|puedo|esta)|puedo)\b/

/** Whether a text asks something in so many words. "If I have questions I will be back" does not. */
export function asksSomething(text: string): boolean {
  return text.includes('?') || plain.test(fold(text))
}

const whatNext =
  /^(?:ok |okay |so |and |then |but |well |bueno |y |entonces |pues )*(?:what (?:do|should|can|would) (?:i|we) (?:even )?do|now what|what now|whats next|que (?:hago|hacemos|puedo hacer|debo hacer)|ahora que|que sigue)(?: (?:then|now|next|about (?:it|that)|ahora|entonces|pues))*$/

/** "So what do I do now": asks for the next step of what was told. */
export function asksWhatNext(text: string): boolean {
  return whatNext.test(fold(text))
}
