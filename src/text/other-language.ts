/** Letters of Vietnamese, and of scripts that no Latin word is written in by way of disguise. */
const letters =
  /[\u1e00-\u1effăđơư]|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Armenian}\p{Script=Khmer}\p{Script=Lao}\p{Script=Ethiopic}]/giu
/** Words of Haitian Creole that no other language here has. */
const creole = /\b(?:mwen|bezwen|asirans|medikaman|doktè|lopital|kapab|souple|kijan)\b/iu
const fewestLetters = 2

/** Whether a text is written in a language that Navi does not read, as far as letters and telling words show. */
export function isOtherLanguage(text: string): boolean {
  return (text.match(letters)?.length ?? 0) >= fewestLetters || creole.test(text)
}
