import { fold } from '#text/fold.ts'

const what = String.raw`(?:(?:this |the |our |my )?(?:chat|chats|conversation|messages|chat history)|(?:what|everything|all) (?:i|we) (?:\w+ )?(?:type|typed|write|wrote|say|said|put|tell you|told you|ask|asked)(?: here)?|what ive (?:typed|written|said|put)|(?:este |el |mi |la |esta )?(?:chat|conversacion|historial)|lo que (?:le |te )?(?:escribo|escribi|puse|pongo|digo|dije|pregunto|pregunte))`
const removes = String.raw`(?:delete|erase|clear|remove|get rid of|borr\w+|elimin\w+)`
const asked = new RegExp(
  [
    String.raw`\b${removes} (?:all )?(?:of )?(?:${what}\b|(?:this|all this|it all|everything|esto|todo|todo esto)(?:$| (?:now|ya|ahora|how|como|on my phone|en (?:el|mi) (?:telefono|celular)|del (?:telefono|celular)|before|antes|so|para que)\b))`,
    String.raw`\b(?:see|sees|read|reads|find|save|saved|keep|look at|ve|ven|vea|vean|ver|lee|leen|leer|guard\w+|encontrar) ${what}\b`,
    String.raw`\b(?:ask|asking|write|writing|typ(?:e|ing)|talk|talking|us(?:e|ing)) (?:this |you )?(?:here|on here|this|to you)\b.*\b(?:trouble|report\w*|get back to)\b|\b(?:trouble|reported) (?:for|by) (?:asking|writing|typing|talking)\b|\bpor (?:preguntar|escribir|usar) (?:aqui|aca|esto)\b`,
    String.raw`\b${what} (?:get |gets |stay |stays |is |be |se )?(?:saved|kept|stored|private|guarda\w*|queda\w*|borra\w*)\b`,
  ].join('|'),
)

/** Whether somebody asks who sees what they write here, whether it is kept, or how to erase it. */
export function isOfThisChat(text: string): boolean {
  return asked.test(fold(text))
}
