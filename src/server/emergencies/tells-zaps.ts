import { fold } from '#text/fold.ts'

/** Medicines against despair whose labels tell of shocks felt in the head by who stops them. */
const antidepressant =
  /\b(?:effexor|venlafaxin\w*|pristiq|desvenlafaxin\w*|cymbalta|duloxetin\w*|zoloft|sertralin\w*|paxil|paroxetin\w*|lexapro|escitalopram|celexa|citalopram|prozac|fluoxetin\w*|luvox|fluvoxamin\w*|trintellix|vortioxetin\w*|viibryd|vilazodon\w*|fetzima|antidepress\w+|antidepresiv\w+)\b/
const shock =
  /\b(?:zap(?:s|ping|py|ped)?|brain shivers|(?:electric\w*|little) (?:shocks?|jolts?)|toques?|toquecitos?|descargas?(?: electricas?)?|corrientazos?|chispazos?)\b/
const ofHead = /\b(?:zap\w*|head|brain|cabeza|cerebro)\b/
/** An attack, and what no medicine that is missed explains. */
const isMore =
  /\b(?:seiz\w*|convuls\w*|keppra|lamotrigin\w*|lamictal|xanax|alprazolam|klonopin|clonazepam|ativan|lorazepam|chest|heart|breath\w*|numb\w*|faint\w*|pass(?:ed|ing)? out|collaps\w*|confus\w*|fever|vision|see|speak|talk|face|arm|vomit\w*|throwing up|blood|die|dying|kill\w*|pecho|corazon|respir\w*|desmay\w*|dorm\w+|fiebre|vista|ver|hablar|cara|brazo|sangr\w*|mori\w*|mat\w+|taser|tased|outlet|wire|cable|enchufe)\b/

/** Whether only shocks in the head are told of, by who misses what treats despair: a pharmacist or doctor hears of it today. */
export function isOfZapsAlone(text: string): boolean {
  const folded = fold(text)
  return [antidepressant, shock, ofHead].every((shape) => shape.test(folded)) && !isMore.test(folded)
}
