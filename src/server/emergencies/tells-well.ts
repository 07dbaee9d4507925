import { fold } from '#text/fold.ts'

/** That somebody is well is told in fewer words than these. */
const mostWords = 40

const english = String.raw`(?<!\b(?:not|isnt|arent|dont|doesnt|didnt|aint|never|hardly) (?:(?:i|he|she|we|it) )?)\b(?:i )?(?:feel(?:s|ing)?|im|i am|hes|he is|shes|she is|doing|breath(?:es|ing)) (?:(?:just|really|totally|all|breathing|doing|feeling|playing|and) ){0,2}(?:fine|ok|okay|good|great|normal(?:ly)?|better|alright|playing)(?! (?:about|with|at|on|enough|to die|dying|without|in)\b)(?: (?:right )?now| rn)?`
const spanish = String.raw`(?<!\b(?:no|nunca|tampoco) (?:(?:se|me|le) )?)\b(?:ahorita |ahora )?(?:esta|estoy|anda|sigue|respira|se siente|me siento) (?:(?:muy|ya|todo|mas) )?(?:bien|mejor|normal|tranquil[oa]|jugando|content[oa])(?! (?:mal|grave|fea|feo|de que|con)\b)`
/** Neither low nor dangerously high. */
const usualSugar = String.raw`\b(?:(?:my|her|his|the) )?(?:sugar|glucose) (?:is |was )?(?:at )?(?:[89]\d|1[0-6]\d)`
const notBad = String.raw`\b(?:he|she|el|ella|la nina|el nino|my son|my daughter)? ?(?:is ?n ?t|isnt|is not|not doing|no esta|no anda|no se siente) (?:that |so |tan |muy )?(?:bad|mal|malito|malita|grave)(?: (?:right now|now|ahorita|ahora))?`
const isWell = new RegExp(String.raw`(?:${english}|${spanish}|${usualSugar}|${notBad})\b`, 'g')

/** Words that tell nothing by themselves. */
const bare = /^(?:no|yes|si|ok|okay)?$/

/**
 * What a text says besides that somebody is well ("he's breathing fine now, playing", "no, I feel okay, sugar is 140");
 * nothing where it does not tell so.
 */
export function besidesWell(text: string): string | undefined {
  const clauses = text.split(/[.!?;,\n]+/).map(fold)
  const rest = clauses.map((clause) => clause.replace(isWell, ' ').trim())
  const isTold = clauses.some((clause, at) => clause !== rest[at])
  if (!isTold || fold(text).split(' ').length > mostWords) return undefined
  return rest.filter((clause) => !bare.test(clause)).join('. ')
}
