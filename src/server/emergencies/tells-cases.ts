const attack =
  '(?:seiz\\w+|convuls\\w+|overdos\\w*|sobredosis|ataques?|attacks?|anaphyla\\w+|anafila\\w+|infartos?|strokes?|faint\\w*|desmay\\w+|chok\\w+|epilep\\w+)'
const between =
  '(?: (?:he|she|i|it|they|me|him|her|of|le|les|ella|el|la|las|los|lo|que|da|dan|vuelve|ever|has|have|had|having|gets?|goes|into|an?|another|otr[oa]|una?|tiene|tengo|sus?|mis?|his|my|the|asthma|heart|allergic|epileptic|de|asma))*'
const animal =
  '(?:(?:my|our|his|her|the|mi|nuestr[oa]|su|el|la) (?:\\w+ )?(?:dog|puppy|pup|cat|kitten|horse)|(?:mi|nuestr[oa]|su|el|la) (?:perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|cachorr[oa]|caballo))'

/** An animal's illness. */
const ofAnimal = new RegExp(
  `\\b${animal}(?: (?:\\w+ )?(?:has|had|have|is|gets?|keeps?|takes?|tiene|tuvo|sufre|padece|toma|le|les))?${between} ${attack}`,
  'g',
)
/** An illness for which something is taken or kept at hand. */
const provided = new RegExp(
  [
    `\\b(?:por si(?: acaso)?|(?:just )?in ?case|en caso)${between} ${attack}`,
    `\\b(?:takes?|toma|tomo|tomaba|usa|uso|med\\w+|pills?|pastillas?|recet\\w+|dieron|gave|prescribed)(?: \\w+){0,4} (?:for|para|pa|por)${between} ${attack}`,
  ].join('|'),
  'g',
)

/**
 * Folded words without an animal's illness and, where the whole hardly sounds of danger, without one that something is kept
 * at hand for: "le dieron Valtoco por si convulsiona".
 */
export function withoutCases(words: string[], isUnlikely: boolean): string[] {
  const left = words.join(' ').replace(ofAnimal, ' ')
  return (isUnlikely ? left.replace(provided, ' ') : left).split(' ')
}
