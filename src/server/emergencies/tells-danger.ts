import { type EmergencyKind, emergencyKind } from '#contract/communities.ts'
import { conceptsIn } from '#language/concepts/concepts.ts'
import { findNames } from '#language/names/gazetteer.ts'
import { loadLexicon } from '#language/scorer/load-scorer.ts'
import { tokenize } from '#language/tokens.ts'
import { fold } from '#text/fold.ts'

/** What is always danger, of whichever kind: somebody dies, calls for help or is hurt. */
const always =
  'dead_death help_me_now_calm please_hurry_do now_urgent weapon self_harm want_to_die overdose poison hit_beat burn_injury cut_wound choke symptom_unconscious'

/** What of a text must speak of each danger, by the concepts of the lexicon: a body, something taken, a wish, a threat. */
const concepts: Record<EmergencyKind, ReadonlySet<string>> = {
  medical: setOf(
    `${always} swallow fall_accident pregnancy feel_sick getting_worse heat_cold_body gas_smoke_fire animal_bite act_double hospital person_baby too_many`,
  ),
  poison: setOf(
    `${always} swallow kid_got_into child_safety household_chemical gas_smoke_fire battery_object wrong_medicine too_many act_double act_mix med_opioid med_sedative med_painkiller med_insulin med_otc_herbal med_antidepressant supply_bottle medicine dose ill_alcohol ill_addiction wrong_not_that feel_sick food_with_med`,
  ),
  suicide: setOf(
    `${always} burden end_it no_point goodbye_note method_jump_hang feel_lonely feel_sad feel_grief feel_tired feel_ashamed anymore_word ya_no finish_end med_pill supply_bottle alone_helpless ill_mental swallow death_soul religion_faith bridge_supply`,
  ),
  abuse: setOf(
    `${always} threaten control_locked stalk_follow domestic_violence sexual_assault child_abuse elder_abuse loud_violence_home quiet_danger fear insult_profanity harm_others self_neglect privacy_worry door_key_escape police_crime police_need police_911 feel_angry ill_alcohol`,
  ),
}
/** The same where the lexicon has no concept for it. */
const words: Record<EmergencyKind, RegExp> = {
  medical:
    /\b(?:breath\w*|air|aire|respir\w*|pain\w*|hurt\w*|dol\w+|duel\w+|blood\w*|bled|bleed\w*|sang\w+|numb\w*|dorm\w*|wak\w+|woke|despiert\w*|reaccion\w*|respon\w*|mov\w+|muev\w+|blue|azul\w*|morad\w*|pale|palid\w*|swell\w*|swoll\w*|hinch\w*|fever\w*|fiebre|calentura|dizz\w*|mare\w*|faint\w*|desma\w*|pass(?:ed|ing)? out|collaps\w*|seiz\w*|convuls\w*|shak\w*|tembl\w*|sweat\w*|sud\w+|vomit\w*|throw\w* up|puk\w*|heart|corazon|chest|pecho|head|cabeza|stroke|derrame|infarto|paro|ataque|sugar|azucar|glucos\w*|choke\w*|chok\w*|ahog\w*|atragant\w*|weird|raro|rara|worse|peor|sick|enferm\w*|mal|grave|baby|bebe|labor|parto|water broke|fuente|contraction\w*|contracci\w*|fell|fall\w*|cay\w*|caid\w*|emergenc\w*|911|ambulanc\w*|er|hospital\w*|dy(?:e|ing)|die\w*|muer\w*|morir\w*|murien\w*|speak\w*|talk\w*|habl\w*|confus\w*|see|vision|ver|veo|burn\w*|quem\w*|cut|cort\w*|rash\w*|hives|ronch\w*|itch\w*|allerg\w*|alerg\w*|bit\w*|stung|pic[oa]\w*|limp|floj\w*|stiff|ties[oa]|cold|fri[oa]|hot|oxygen\w*|oxigen\w*|inhaler|inhalador|epi ?pen|urin\w*|pee\w*|orin\w*|weak\w*|debil\w*|lie down|lying|floor|piso|suelo|tirad\w*|bp|pressure|presion|pulse|pulso|stoma|o2|oxi\w*|satur\w*|dexcom|cgm|flop\w*|aguad\w*|confund\w*|incoheren\w*|uncon\w*|convulc\w*|dando algo|stridor|pads?|towels?|toallas?|soak\w*|empap\w*|drench\w*|afterbirth|placenta|pump|bomba|concentrator|machine|maquina|aparato|help|ayuda|auxilio|sees|statue|estatua|parpade\w*|semanas|\d{3})\b/,
  poison:
    /\b(?:took|taken|taking|takes|(?:i|he|she|did|didnt|to) (?:just |all )*take|swallow\w*|ate|eat\w*|eaten|drank|drink\w*|drunk|chew\w*|lick\w*|suck\w*|inhal\w*|snort\w*|inject\w*|shot|gave|give\w*|given|dose\w*|dosis|pill\w*|tablet\w*|capsul\w*|bottle\w*|syrup|jarabe|frasco|bote|pastill\w*|tableta\w*|meds?|medic(?:in|at|ament)\w*|tom[aeoóé]\w*|trag\w*|com(?:io|i|iendo|ido|iste|e|en)|beb\w*|chup\w*|mastic\w*|inyect\w*|puse|puso|ech[oe]\w*|dio|di|diste|dimos|dieron|met[io]\w*|poison\w*|venen\w*|toxic\w*|overdos\w*|sobredosis|drug\w*|droga\w*|vape|weed|edible\w*|gumm\w*|bleach|cloro|chemical\w*|clean\w*|soap|jabon|pod\w*|batter\w*|pila\w*|magnet\w*|coin\w*|moneda\w*|detergent\w*|gas|smell\w*|huel\w*|smoke|humo|fumes?|carbon|mushroom\w*|hongo\w*|berr\w*|plant\w*|patch\w*|parche\w*|nicotin\w*|alcohol|norcos?|fogg\w*|fumig\w*|od d?|mercury|mercurio|masc\w*|vitamin\w*|iron|hierro|insulin\w*|insulina\w*|units?|unidades|mg|double|doble|twice|two|dos veces|extra|too (?:many|much)|demasiad\w*|wrong|equivoc\w*|mix\w*|mezcl\w*|got into|mouth|boca|spray\w*|eye|ojo\w*|skin|fentan\w*|perc\w*|xan\w*|narcan|tylenol|advil|benadryl)\b/,
  suicide:
    /\b(?:s[uo]i?[cs]i\w*|di(?:e|ed|es|ying)|dying|dead|death|suicid\w*|kill\w*|mat(?:ar\w*|o|e|a|arme)|morir\w*|muer\w*|murier\w*|live|living|liv\w+|alive|life|viv\w*|vida|exist\w*|end\w*|acab\w*|termin\w*|gone|go on|goin? on|leave|left|leaving|ir(?:me|se)?|voy|disappear\w*|desaparec\w*|better off|without me|sin mi|miss\w*|extran\w*|burden\w*|carga|estorb\w*|hope\w*|esperanz\w*|point|reason\w*|razon\w*|sentido|caso|anymore|any more|no more|more|mas|give up|giving up|rind\w*|done|tired|cansad\w*|hart[oa]|sick of|exhaust\w*|hurt\w*|cut\w*|cort\w*|harm\w*|dano|lastim\w*|pill\w*|pastill\w*|gun\w*|pistol\w*|arma|knife|knives|cuchillo|razor|navaja|rope|soga|cuerda|bridge|puente|jump\w*|tirar\w*|avent\w*|brinc\w*|saltar|hang\w*|colgar\w*|ahorc\w*|shoot\w*|bullet|bala|drown\w*|ahog\w*|sleep\w*|dorm\w*|wak\w*|despert\w*|amanec\w*|pain|dolor|suffer\w*|sufr\w*|alone|sol[oa]|nobody|no one|nadie|worth\w*|vale|goodbye|bye|adios|desped\w*|letter\w*|carta\w*|note|nota|forgive|perdon\w*|sorry|take care of|cuid\w*|kids|hijos|heaven|cielo|god|dios|insurance|seguro de vida|hate|odio|crisis|depress\w*|deprim\w*|hopeless|dark\w*|oscur\w*|trapped|escape|way out|salida|plan|method|how many|cuant\w*|stop|parar|nothing|nada|wish\w*|ojala|quisiera|quier\w*|want\w*|wanna|ready|list[oa]|tonight|esta noche|goodnight|bottle|frasco|bote|took|tom[aeo]\w*|last|ultim\w*|over|soon|pronto|night\w*|tonite|noche|think\w*|thought|pens\w*|piens\w*|easier|easy|facil|quick\w*|rapid\w*|forever|saving|saved|date|fecha|courage|pact|pacto|wont need|around|peace|paz|next|everyone|todos|barrel|will|testament\w*|obit\w*|something to|see my|lost|perdi|train|tren|car|carro|roof|techo|overdos\w*|sobredosis|ledge|edge|voices?|voz|voces|river|rio|choice|sister|remember\w*|too late|love u|love you|quise|ame|llorar\w*|escogi|unalive\w*|kms|veteran\w*)\b/,
  abuse:
    /\b(?:hit\w*|beat\w*|punch\w*|slap\w*|kick\w*|chok\w*|strangl\w*|shov\w*|push\w*|grab\w*|throw\w*|threw|hurt\w*|harm\w*|abus\w*|rap(?:e|ed|es|ing)|molest\w*|touch\w*|threat\w*|kill\w*|gun|knife|weapon|scare\w*|scary|afraid|fear\w*|terrif\w*|safe\w*|unsafe|danger\w*|violen\w*|yell\w*|scream\w*|lock\w*|trap\w*|control\w*|wont let|doesnt let|not let|takes? my|took my|hid\w*|track\w*|follow\w*|stalk\w*|watch\w*|spy\w*|bruis\w*|black eye|drunk\w*|mean|angry|rage|temper|mad|leave|leaving|left|run away|escape\w*|get out|get away|go back|shelter\w*|police|cops?|restrain\w*|court|starv\w*|neglect\w*|alone|caregiver|aide|force\w*|made me|makes me|listening|hear\w*|find out|finds|found|comes? (?:home|back)|coming|outside|door|peg\w*|golpe\w*|empuj\w*|pate\w*|cachete\w*|jal\w*|ahorc\w*|avent\w*|lastim\w*|maltrat\w*|viol\w*|toc[ao]\w*|amenaz\w*|mat(?:ar\w*|a|e|o)|pistola|arma|cuchillo|miedo|asust\w*|segur[oa] aqui|peligro\w*|grit\w*|insult\w*|encierr\w*|encerr\w*|control\w*|no me deja|no nos deja|quit\w*|escond\w*|persig\w*|sigue|acos\w*|vigil\w*|revis\w*|moret\w*|borrach\w*|enoj\w*|furios\w*|salir\w*|irme|irnos|escap\w*|huir|refugio|albergue|policia|celos\w*|oblig\w*|fuerza|oye|escuch\w*|enter\w*|lleg\w*|viene|puerta|afuera|migra|deport\w*|behav\w*|portar\w*|ties?|tied|amarr\w*|bed(?:room)?|cama|secret\w*|read\w*|lee|leyendo|pretend|fing\w*|phones?|celular|telefono|belt\w*|cinturon\w*|naked|desnud\w*|cuarto|rooms?|smash\w*|broke|rompi\w*|owe|next to me|a mi lado|hand|mano|papers|papeles|stuff|does things|hace cosas|escape|food|comida|punish\w*|castig\w*|nobody knows|shh+|sell\w*|vend\w*|camera\w*|camara\w*|film\w*|fotos?|photos?|pics?|motel|hotel|(?:my|mi) ex|passports?|documentos|pastor|kneel\w*|sedat\w*|across the street|shows? up|showing up|bath\w*|ban\w+|chain\w*|cadena\w*|espi\w*|not allowed|no (?:me|la|lo|nos) dej\w+|(?:let|lets) (?:me|her|him|us)|padrote|pimp|padrastro|step(?:mom|dad|father|mother)|pellizc\w*|encerrad\w*|rondando|propasa\w*|vigil\w*|vijil\w*|documents?|married|casar\w*)\b/,
}
/** Body and illness by whatever part, in all of their concepts. */
const ofBody = /^(?:body|symptom|ill)_/

function setOf(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Whether anything in a text speaks of any danger. */
export function tellsOfAny(text: string): boolean {
  return emergencyKind.options.some((kind) => tellsOf(kind, text))
}

/** Whether anything in a text speaks of such a danger, and not only the tone that the language model hears. */
export function tellsOf(kind: EmergencyKind, text: string): boolean {
  if (words[kind].test(fold(text))) return true
  const lexicon = loadLexicon()
  const tokens = tokenize(text)
  const found = conceptsIn(tokens, lexicon.concepts)
  if (kind === 'poison' && findNames(tokens, lexicon.medicines).length > 0) return true
  return found.some((concept) => concepts[kind].has(concept) || (kind === 'medical' && ofBody.test(concept)))
}
