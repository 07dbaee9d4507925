import { fold } from '#text/fold.ts'
import { complains, isHarmless } from './calm.ts'
import { isDone } from './find-over.ts'
import { clausesOf, isPast } from './tells-before.ts'

/** In more words something else is told. */
const mostWords = 45

/** What is dear or tiring, and hurts nobody. */
const ofNoBody =
  '(?:price|bill|cost|copay|premium|deductible|paperwork|forms?|work|job|shift|boss|insurance|phone|system|mail|money|precio|cuenta|costo|copago|papeleo|papeles|trabajo|turno|jale|chamba|jefe|seguro|aseguranza|telefono|sistema|dinero|factura|bil|biles)'
/** "I meant the bill", "le hablaba del precio". */
const meant = new RegExp(
  String.raw`\b(?:meant|talking about|talkin about|hablaba|hablo|refer\w+|referia|quise decir|queria decir|digo|decia|es por|era por|broma por)(?: (?:by|it|about|of|de|del|por|al|a|lo|el|la|los|las|the|my|that|this))* (?:\w+ )?${ofNoBody}\b`,
)
/** How one speaks, and no more. */
const expression =
  /(?<!\b(?:not|no|isnt|aint|wasnt|never|nunca) (?:\w+ ){0,2}?)\b(?:figure of speech|(?:an? )?(?:expression|saying)|being (?:so )?(?:dramatic|sarcastic)|sarcas\w+|how i (?:talk|speak)|asi hablo|(?:un|una) (?:decir|dicho|expresion|forma de hablar|manera de hablar)|(?:es|era|fue) (?:pura )?expresion|broma|was a joke)\b/
/** That what was asked about is not so. */
const denied =
  /\b(?:not (?:having|dying)|no me (?:estoy|ando) muriendo|no (?:me |le )?(?:esta dando |dio |da )?(?:un |ningun )?(?:infarto|derrame)|no (?:es|hay) (?:una |ninguna )?emergencia)\b/
/** That nothing was swallowed but what a doctor has said. */
const asUsual =
  /\b(?:(?:nobody|no one|noone|nadie)(?: has| se)? (?:took|taken|swallowed|tomo|trago) (?:anything|nada)|no (?:se|me) (?:tomo|tome|trago|trague) nada|(?:didnt|hasnt|havent) (?:take|taken) anything|(?:her|his|my|the|su|mi) (?:normal|regular|usual|daily) (?:dose|pills|meds|medicines?)|medicinas que (?:ella |el |yo )?(?:toma|tomo|usa|uso)|list of (?:what (?:i|he|she|we) takes?|(?:(?:her|his|my|the) )?(?:meds|medicines|pills))|dosis (?:normal|diaria|de siempre)|(?:as|like|how|the way) (?:the|her|his|my) (?:doctor|dr) (?:said|says|prescribed|wrote|ordered|told)|como (?:\w+ )?(?:dijo|mando|receto|indico) (?:el|la|su|mi) (?:doctora?|medico))\b/
/** Who takes nothing any more. */
const clean =
  /\b(?:(?:im|am|been|hes|shes|is|estoy|ando|esta|llevo|lleva) (?:\w+ ){0,2}?(?:clean|sober|limpi[oa]|sobri[oa])|no (?:lo )?voy a (?:joder|arruinar|echar a perder)\w*|not (?:going to|gonna|trying to) (?:go back|ruin|mess|blow|lose|risk))\b/

function matches(...shapes: RegExp[]): (clause: string) => boolean {
  return (clause) => shapes.some((shape) => shape.test(clause))
}

/** "Now my chest is perfect", "ahorita todo bien". */
const wellNow =
  /\b(?:(?:(?:now|ahora|ahorita|ya|hoy) )?(?:im|i am|hes|he is|shes|she is|it is|its|chest is|estoy|esta|ando|todo|pecho|corazon)|now|ahora|ahorita|ya)(?: (?:all|really|perfectly|muy|esta))? (?:good|fine|ok|okay|great|perfect|clean|sober|bien|mejor|perfect[oa]|normal|limpi[oa])(?: (?:now|ahora|ahorita|ya))?\b|\b(?:ya )?no me (?:pasa|da|ha vuelto)\b(?: mas| a (?:pasar|dar))?/g

type Rule = (clause: string) => boolean

const isClean = matches(clean)

/** By the danger that was heard, what says that there is none. Of violence nobody's word is enough. */
const settled = new Map<string, Rule[]>([
  ['danger:medical', [isPast, matches(meant, expression, denied)]],
  ['danger:poison', [isPast, matches(asUsual), isClean]],
  ['danger:suicide', [matches(meant, expression), isClean]],
  ['danger:abuse', []],
])

/** Who has despaired before says that they are well now too. */
function rulesAfter(last: string, said: string): Rule[] {
  const rules = settled.get(last) ?? [isClean]
  return last === 'danger:suicide' && fold(said).search(wellNow) >= 0 ? [...rules, isPast] : rules
}

/** What speaks against it: it goes on, it is more than usual, or it weighs. */
const against =
  /\b(?:but|pero|except|until|hasta|yet|still|sigue|sigo|todavia|again|otra vez|now|ahora|ahorita|today|hoy|tonight|anoche|last night|relaps\w*|recai\w*|later|al rato|tomorrow|manana|maybe|i think|i guess|i hope|quiza\w*|tal vez|creo|this (?:one|time)|esta vez|same|igual\w*|mism[oa]|feels?|just (?:started|took|had)|needs? help|not (?:breathing|waking|responding)|different|worse|peor|came back|since|desde|every|cada|twice|double\w*|doble|extra|plus|more|mas|also|too|tambien|whole|all of|all the|bottle|handful|todas|todo el|frasco|punado|kill\w*|mat(?:o|ar\w*|e)|die|dying|morir\w*|muert\w+|want to|wanna|wish|miss|alone|sol[oa]|point|goodbye|adios|gun|knife|pistola|cuchillo|cant|cannot|wont|no (?:despierta|respira|responde|puedo|puede|aguanto)|if)\b/

/** "Not now", "pero gracias": none of it speaks against anything. */
const ofNothing = new RegExp(
  String.raw`${denied.source}|\b(?:not (?:happening )?(?:right )?now|no (?:es )?(?:ahora|ahorita)|(?:but|pero) (?:thanks?|thank you|gracias)|is killing me|nada mas(?! que)|nomas|years? now|(?:normal|regular|usual|daily) (?:dose|pills|meds|medicines?) every day)\b`,
  'g',
)

/**
 * Whether somebody says right after an alarm that it is long past, was a way of speaking, or that nothing was taken ("that was last
 * year lol", "I meant the bill"), and besides it nothing that sounds of danger. "No" and "I am fine" by themselves are no such
 * thing.
 */
export function isSettled(said: string, last: string): boolean {
  const rules = rulesAfter(last, said)
  const clauses = clausesOf(said)
    .map((clause) => clause.replace(wellNow, ' ').trim())
    .filter(Boolean)
  const rest = clauses.filter((clause) => !rules.some((isSaid) => isSaid(clause)))
  const isSaid = rest.length < clauses.length && clauses.join(' ').split(' ').length <= mostWords
  const isAgainst =
    against.test(clauses.join(' ').replace(ofNothing, ' ')) ||
    complains.test(rest.join(' ')) ||
    (last === 'danger:suicide' && isDone(fold(said).split(' ')))
  return isSaid && !isAgainst && isHarmless(rest.join('. '))
}
