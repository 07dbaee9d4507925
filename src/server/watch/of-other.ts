/** Words with a capital letter that name no program or medicine. */
const common = new Set(
  (
    'need you we they it people everyone household households family families income there here no yes not to from by at during since the our this your these how what who why when about if where call ask visit contact apply see use get with commercially privately insured uninsured new all many some a an and of for most eligible program programs patient patients assistance savings copay co-pay card offer ' +
    'foundation fund support help cares federal poverty level guideline guidelines fpl us united states america american usa ' +
    'under whether further once upon after before while only please enrolled maximum minimum total annual yearly monthly benefit benefits limit limits terms conditions ' +
    'commercial insurance insured plan plans health prescription prescriptions part advantage medigap tricare va dod affairs fda-approved phone telephone number tel toll free line hotline helpline customer service services member ' +
    'alaska hawaii payment rebate seniors adults individuals applicants members caregivers care specialist specialists representative representatives coordinator coordinators team english spanish monday tuesday wednesday thursday friday eastern ' +
    'medicare medicaid january february march april may june july august september october november december ' +
    'el la los las su del programa tarjeta llame visite pida'
  ).split(' '),
)

const word = String.raw`[A-Z][\w®™’'-]*`
const name = `(${word}(?:,? (?:(?:and|of|y|de) )?${word}){0,6})`

/** Where a sentence says whom it speaks of: "for Otherex", "the Otherex savings program", "our sister program, Otherex Cares". */
const spokenOf = [
  new RegExp(String.raw`\b(?:[Ff]or|[Ii]n|[Ww]ith|[Pp]ara|[Ee]n) ${name}`, 'g'),
  new RegExp(
    String.raw`${name} (?:[a-z]+ )?(?:[Pp]rograms?|[Cc]ards?|[Oo]ffers?|[Ff]unds?|[Ff]oundation|Cares|residents|patients|customers|members|users)\b`,
    'g',
  ),
  new RegExp(String.raw`\b(?:program|card|offer|fund|foundation), ${name}`, 'g'),
  new RegExp(
    String.raw`^${name} (?:[a-z]+ )?(?:has|have|helps?|takes?|gives?|covers?|pays?|accepts?|offers?|serves?|asks?|sets?|saved?|can|may)\b`,
    'g',
  ),
  new RegExp(
    String.raw`\b(?:[Cc]all|[Aa]sk|[Pp]hone|[Cc]ontact|[Vv]isit|[Aa]t|[Ff]rom|[Bb]y|[Ll]lame a|[Dd]e) (?:the |el |la )?${name}`,
    'g',
  ),
  // "Fidelity's phone: 800-555-0100", "Goodyear office: 800-555-0100"
  new RegExp(String.raw`^${name}(?: [a-z]+)?: ?\(?\d`, 'g'),
  new RegExp(String.raw`\b(?:[Pp]rograma|[Tt]arjeta|[Ff]undación) ${name}`, 'g'),
]

/** "Visit TrapexCares.com" names nobody else. */
const webAddress = /\.(?:com|org|gov|net|edu)\b/i

/** Whether a sentence speaks of something that a record is not called by: another program, one medicine, a state. */
export function isOfOther(said: string, names: string[]): boolean {
  const own = new Set(names.flatMap(wordsOf))
  const words = said.slice(0, 500).split(' ')
  const text = words.filter((each) => !webAddress.test(each)).join(' ')
  return spokenOf
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .some(([, named = '']) => wordsOf(named).some((word) => !own.has(word) && !common.has(word)))
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\d-]+/u)
    .filter((word) => word.length > 1)
}
