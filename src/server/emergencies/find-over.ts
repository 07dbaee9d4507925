import { createWordPatterns, type FoundPattern } from '#text/word-patterns.ts'
import { hasMeans } from './has-means.ts'
import {
  figurative,
  goesOn,
  hasTaken,
  inGoodHands,
  isAway,
  noDanger,
  putAway,
  takenBack,
  withSomebody,
} from './over-words.ts'

const findTakenBack = createWordPatterns({ takenBack })
const findTaken = createWordPatterns({ hasTaken })
const findNoDanger = createWordPatterns({ noDanger })
const findFigurative = createWordPatterns({ figurative })
const findPutAway = createWordPatterns({ putAway })
const findHelp = createWordPatterns({ inGoodHands })
const findSomebody = createWordPatterns({ inGoodHands: withSomebody })
const findAway = createWordPatterns({ isAway })
const findGoingOn = createWordPatterns({ goesOn })

/** Dangers after which somebody comes to help, by what the talk's last turn meant: who was hurt at home must be away from it. */
const canBeHelped = new Set(['danger:medical', 'danger:poison', 'danger:suicide', 'undo'])
/** Where it helps that somebody of one's own is there. */
const ofDespair = new Set(['danger:suicide', 'undo'])
/** Dangers that a joke may be made of. */
const canBeTakenBack = new Set(['danger:suicide', 'danger:abuse'])
/** What was swallowed is no less so for being called no emergency. */
const mayBeNone = new Set(['danger:medical', 'danger:suicide', 'danger:abuse'])
/** Who says more tells more than that it is over. */
const mostWordsOfTakingBack = 11

/** What says that the danger before is over. @param last What the turn before meant. */
export function findOver(words: string[], last: string): FoundPattern<string>[] {
  const canBeJoke = words.length <= mostWordsOfTakingBack && canBeTakenBack.has(last) && !isDone(words)
  return [
    ...(canBeJoke ? findTakenBack(words) : []),
    ...(last === 'danger:medical' ? findFigurative(words) : []),
    ...(mayBeNone.has(last) ? findDenied(words) : []),
    // Of a violent partner who took the gun it is no good news.
    ...(last === 'danger:suicide' ? findPutAway(words) : []),
    ...findHelped(words, last),
  ]
}

/** What was swallowed, or a weapon at hand, is no joke and no way of speaking. */
export function isDone(words: string[]): boolean {
  return findTaken(words).length > 0 || hasMeans(words.join(' '))
}

/** What says that somebody is being helped, or is away from a violent home, unless anything speaks against it. */
function findHelped(words: string[], last: string): FoundPattern<string>[] {
  if (findGoingOn(last === 'danger:abuse' ? words : withoutCalm(words)).length > 0) return []
  if (last === 'danger:abuse') return findAway(words)
  if (ofDespair.has(last) && tookMore.test(words.join(' '))) return []
  if (!canBeHelped.has(last)) return []
  return [...findHelp(words), ...(ofDespair.has(last) ? findSomebody(words) : [])]
}

const isFine =
  '(?:(?:doing|all|totally|really) )?(?:fine|playing|laughing|smiling|ok|okay|good|great|better|alright|stable|awake|alive|(?:breathing|talking)(?! (?:weird|funny|fast|hard|heavy|bad|slow|shallow|nonsense)))'
const isComing = '(?:coming|driving|on (?:his|her|their|the) way)'
const calm = new RegExp(
  [
    String.raw`\b(?:can|could|will|would) (?:you|u|i|we) still\b`,
    String.raw`\b(?:hes|he is) (?:${isFine}|${isComing})\b`,
    // What those who help say is to be done.
    String.raw`\bque no (?:la|lo|le|me|nos) (?:deje|muev|de|toqu|suelt|cuelg)\w*\b`,
    // Who was frightened still is.
    String.raw`\b(?:im|i am|estoy|sigo)(?: (?:still|todavia))? (?:shaking|crying|scared|shook|shaken|temblando|llorando|asustad[oa]|nervios[oa])(?: (?:still|todavia))?\b`,
  ].join('|'),
  'g',
)

/** "Can you still tell me about the medicine" and "he's fine" say of nothing that it goes on. */
function withoutCalm(words: string[]): string[] {
  return words.join(' ').replace(calm, ' ').split(' ')
}

/** "Nobody is in danger", unless something else speaks against it. */
function findDenied(words: string[]): FoundPattern<string>[] {
  const others = words.filter((word) => !nobody.has(word))
  return words.length <= mostWordsOfTakingBack && findGoingOn(others).length === 0 ? findNoDanger(words) : []
}

const tookMore = /\b(?:took|swallowed) (?:the|my|all|some|more|another|\d+)\b|\b(?:me|se) (?:tome|tomo|trague|trago)\b/

const nobody = new Set(['nobody', 'noone', 'one', 'nadie'])
