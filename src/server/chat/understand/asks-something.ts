import { fold } from '#text/fold.ts'

const plain =
  /\b(?:what (?:\w+ )?(?:do|should|can|if|about)|how (?:do|can|much|many|long|soon)|where (?:do|can|is)|who (?:do|can|is)|which (?:one|of)|will (?:it|that|this|they)|can i|should i|do i|que (?:hago|sigue|pasa|necesito)|como (?:le )?(?:hago|se|puedo)|cuanto|cuando (?:puedo|debo|es)|donde (?:voy|puedo|esta)|puedo)\b/

/** Whether a text asks something in so many words. "If I have questions I will be back" does not. */
export function asksSomething(text: string): boolean {
  return text.includes('?') || plain.test(fold(text))
}
