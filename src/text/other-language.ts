/** Letters of Vietnamese, and of scripts that no Latin word is written in by way of disguise. */
const letters =
  /[\u1e00-\u1effăđơư]|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Armenian}\p{Script=Khmer}\p{Script=Lao}\p{Script=Ethiopic}]/giu
/** Words of Haitian Creole that no other language here has. */
const creole = /\b(?:mwen|bezwen|asirans|medikaman|doktè|lopital|kapab|souple|kijan)\b/iu
/** Words that neither has, and hardly a sentence of ours is without: "my friend Nguyễn Thị needs food" is English. */
const ours =
  /\b(?:i|im|my|is|are|the|and|need|needs|help|have|has|for|to|with|she|he|necesito|necesita|ayuda|tengo|tiene|para|que|el|es|con|una)\b/giu
const [fewestLetters, mostOfOurs] = [2, 1]

/** Whether a text is written in a language that Navi does not read, as far as letters and telling words show. */
export function isOtherLanguage(text: string): boolean {
  const isStrange = (text.match(letters)?.length ?? 0) >= fewestLetters || creole.test(text)
  return isStrange && (text.match(ours)?.length ?? 0) <= mostOfOurs
}
