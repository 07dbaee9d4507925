/** "Y cuánta tomo", and "how much would he take" at the end of anything: too short for the language model to be sure. */
const howMuch =
  /^(?:(?:and|so|ok|y|entonces|pero) )*(?:how (?:much|many)|cuant[oa]s?)(?: (?:of it|pills?|pastillas?))? (?:(?:do|should|can|could) i |debo |puedo |me )?(?:take|tomo|tomar)(?: (?:a day|al dia|cada dia|then|entonces))?$|\bhow (?:much|many)(?: of (?:it|them|that|those))? (?:do|does|should|can|could|would) (?:i|he|she|my \w+) (?:(?:need|have|get) to )?take(?: (?:a day|each day|every day|at once|then))?$|\bcuant[oa]s? (?:me |se |le )?(?:tomaria|tendria que tomar|debo de tomar|hay que tomar)(?: (?:al dia|cada dia))?$/

const who = String.raw`(?:i|he|she|we|they|my \w+)`
const mayThey = `(?:can|could|should|may) ${who}|(?:what )?if ${who}|is it ok(?:ay)? (?:if )?${who}|(?:i|he|she) (?:can|could|should)`
/** "Me puede dar dos" asks Navi or a store. */
const puedo = String.raw`(?:\bme puedo|(?<!\b(?:no|me|te|nos|lo|la) )(?:puedo|puede)|podria|debo|debe|y si)`
const take =
  '(?:take|takes|taking|have|inject|do|does|give|doy|dar|darle|tomar|tomarme|tomo|toma|ponerme|poner|pongo|inyectarme)'
const amount =
  '(?:more|extra|less|double|twice|half|two|another|second|mas|menos|doble|dos|otr[oa]|mitad|media)\\b(?! (?:months?|weeks?|days?|meses|semanas?|dias?)\\b)'
/** "Could I just take more Keppra till then", "puedo tomarme otra pastilla". */
const asksToChange = new RegExp(
  String.raw`\b(?:${mayThey}|${puedo})(?: (?:just|also|le|me|se))? ${take} (?:\w+ ){0,2}?${amount}`,
)

const wants =
  '(?:want(?:s|ed)?|going|need|trying|like|about|thinking|plan(?:s|ning)?) (?:to|of|on|about)|gonna|wanna|(?:ok|okay|safe) to'
const quiero = '(?:quiero|quiere|quisiera|pienso|voy a|es malo|esta bien)'
const raise =
  '(?:go(?:ing)? (?:up|down)|mov(?:e|ing) (?:up|down)|step(?:ping)? up|up(?:ping)?|bump(?:ing)?|rais(?:e|ing)|lower(?:ing)?|increas(?:e|ing)|reduc(?:e|ing)|doubl(?:e|ing)|tripl(?:e|ing)|sub(?:o|ir|irle|irme|irla)|baj(?:o|ar|arle|arme|arla)|aument(?:o|ar|arle|arme|arla)|reduc(?:ir|irle)|dobl(?:o|ar|arle|arme)|duplic(?:o|ar))'
/** "Can I go up on my oxycodone", "pienso subirle a la dosis". */
const asksToRaise = new RegExp(
  String.raw`\b(?:(?:${mayThey})(?: just)?|${wants}|(?:${puedo}|${quiero})(?: (?:le|me))?) ${raise}\b`,
)

/** What is taken or raised is no dose: "can I take more than one program", "can I bring my copay down". */
const ofNoDose =
  /\b(?:programs?|plans?|forms?|offers?|help|trips?|jobs?|refills?|scripts?|prescriptions?|programas?|planes|ofertas?|ayudas?|solicitud\w*|recetas?|surtidos?)\b/
const ofCost =
  /\b(?:premiums?|prices?|copays?|deductibles?|costs?|rent|incomes?|primas?|precios?|copagos?|deducibles?|costos?|renta|ingresos?)\b/

/** Whether a folded text asks how much to take, and nothing else. */
export function asksHowMuch(folded: string): boolean {
  return howMuch.test(folded)
}

/** Whether a folded text asks to take more or less of something, or thinks of it: a medicine, where it speaks of one. */
export function asksOtherAmount(folded: string): boolean {
  if (ofNoDose.test(folded)) return false
  return asksToChange.test(folded) || (asksToRaise.test(folded) && !ofCost.test(folded))
}

const more =
  /\b(?:more|another|second|up|upp?ing|bump\w*|rais\w+|increas\w+|doubl\w+|tripl\w+|twice|extra|too (?:much|many)|mas|otr[oa] (?:pastill|tablet|capsul|pildor|inyecc|dosis|gota|cucharad)\w*|doble|sub(?:o|ir\w*)|aument\w+|dobl(?:o|ar\w*)|duplic\w+|demasiad\w*)\b/
const less = /\b(?:half|less|lower\w*|reduc\w+|down|mitad|media|menos|baj(?:o|ar\w*))\b/

/** Whether a folded text speaks of more of a medicine than before, of less, or of neither. */
export function amountMeant(folded: string): 'more' | 'less' | undefined {
  if (more.test(folded)) return 'more'
  return less.test(folded) ? 'less' : undefined
}
