/** Where people have their plan from, in their words: phrases between commas, as tokens say them. */

const join = (...lists: string[][]): string => lists.flat().join()
const each = (firsts: string[], lasts: string[]): string[] =>
  firsts.flatMap((first) => lasts.map((last) => `${first} ${last}`))

const kin = 'husbands,wifes,spouses,partners,moms,mothers,dads,fathers,parents,stepdads,stepmoms,hubbys'.split(',')
const kinInSpanish = [
  ...'esposo,esposa,marido,mujer,señora,pareja,papá,mamá,padre,madre,viejo,vieja'.split(',').map((who) => `mi ${who}`),
  ...'papás,padres'.split(',').map((who) => `mis ${who}`),
]

const plans = ['insurance', 'plan', 'coverage', 'policy', 'health insurance', 'health plan']
const plansInSpanish = ['seguro', 'seguro médico', 'plan', 'plan médico', 'aseguranza', 'cobertura', 'póliza']

/** "My wife's plan": a plan, wherever it is named. */
export const plansOfKin = join(each(kin, plans))
export const plansOfKinInSpanish = join(each(each(plansInSpanish, ['de']), kinInSpanish))

const work = 'work,job,employer,company,union'.split(',')
const workInSpanish =
  'el trabajo,mi trabajo,su trabajo,mi empleo,la empresa,la compañía,la fábrica,la planta,el jale,la chamba,la pega,el laburo,mi laburo,el curro,el brete,mi patrón,el patrón,el sindicato,la unión'.split(
    ',',
  )
const workplacesInSpanish =
  'el distrito,la escuela,la ciudad,el condado,el hospital,la universidad,el hotel,la tienda,la bodega,la agencia'.split(
    ',',
  )
const workplaces =
  'warehouse,school,factory,plant,hospital,store,restaurant,bank,office,district,county,city,hotel,church,university,college,railroad,shop,agency'.split(
    ',',
  )
/** "De el" is "del". */
const contracted = (phrase: string): string => phrase.replace(/^de el /, 'del ')

/** Companies, markets and unions that have the name of something else, but of no town: Providence is one. */
const namesOfPlans =
  'horizon, tufts, geisinger, medica, moda, moda health, mvp, hap, surest, centivo, quartz, point32, pennie, kynect, mnsure, bright, teamsters, seiu, ibew, uft, afscme, afl cio, ufcw, local 1199, 1199, bronze, silver, silver 94, silver 87, silver 73, gold, platinum, ppo, hmo, epo, hsa, hdhp, gold plan, silver plan, bronze plan'

/** The same of a plan only where nothing else is spoken of: "through work" is one, "I got hurt at work" is none. */
export const sources = join(
  each(['my', 'our', 'his', 'her', 'their', 'from', 'through', 'thru', 'by', 'at'], work),
  each(['my', 'his', 'her', 'through my', 'thru my', 'from my', 'by my'], each(['last', 'old', 'former'], work)),
  each(
    [
      'from my',
      'through my',
      'thru my',
      'at my',
      'by my',
      'from the',
      'through the',
      'through his',
      'through her',
      'thru his',
      'thru her',
    ],
    work,
  ),
  each(['from the', 'through the', 'thru the'], workplaces),
  each(kin, work),
  each(
    [
      'on my',
      'under my',
      'through my',
      'thru my',
      'by my',
      'still my',
      'just my',
      'have my',
      'on his',
      'on her',
      'on our',
    ],
    kin,
  ),
  each(
    ['through my', 'thru my', 'by my'],
    kin.map((who) => who.replace(/s$/, '')),
  ),
  [
    'the union, the job, employer, employers, employer sponsored, self funded, self insured, union, private, commercial, work, job, on his, on hers, under his, under hers',
    namesOfPlans,
  ],
)
export const sourcesInSpanish = join(
  each(['de', 'por', 'con', 'da', 'en'], workInSpanish).map(contracted),
  each(['por'], workplacesInSpanish),
  workInSpanish,
  each(
    [
      'trabajo de',
      'del trabajo de',
      'por el trabajo de',
      'pega de',
      'chamba de',
      'jale de',
      'por el jale de',
      'laburo de',
      'por el laburo de',
      'por la pega de',
      'por la chamba de',
    ],
    kinInSpanish,
  ),
  each(['el de', 'la de', 'lo de', 'del de', 'por'], kinInSpanish),
  ['empleador, mi empleador, privado, el mercado, mi compañía, mi empresa, bronce, plata, oro, cuenta propia'],
)

/** Words that a clause of these may have besides, and tell of nothing else. */
const light = new Set(
  (
    'yes yeah yep yup ok okay well so i im ive we were he hes she shes they theyre it its my his her our their mine a an the one some any just only still currently right now also too and of on under through thru by from with via off for as where bought buy carpenters electricians plumbers teachers nurses culinary painters laborers roofers machinists hotel workers have has had got get gets am is are do does carry carries cover covers regular normal basic standard good bad full same own big small large local plan health medical insurance guess think believe til till until 26 with me us him ' +
    'si sii ya pues bueno yo el la los las lo le un una uno de del por con en mi mis su sus nuestro nuestra que me nos te da dan es esta estoy sigo seguimos ando tengo tenemos tiene tienen traigo ahorita ahora todavia aun tambien solo solamente nomas mas mismo misma propio y medico salud ahi alli alla trabaja trabajo ella suyo suya creo compre compramos donde esposo esposa marido mujer senora pareja papa mama padre madre viejo carpinteros electricistas maestros'
  ).split(' '),
)
/** Words that speak of insurance. */
const ofPlan =
  /^(?:insurance|insured|insures|plan|plans|coverage|covered|covers|covering|benefits|policy|premium|deductible|seguro|aseguranza|asegur\w+|cobertura|cubre[n]?|poliza|prima|deducible)$/

/** "I'm at work", "I have my job": of no plan. */
const ofWork =
  /\b(?:am|im|is|are|was|hes|shes|estoy|esta|anda|ando) (?:at|en) |\b(?:have|got|has|tengo|tiene|tenemos) (?:a |two |my |mi |un |his |her |su )?(?:job|work|company|union|trabajo|empleo|compania|empresa)\b|^(?:is|are|was|do|does|can)\b/

/** Whether a clause, folded and without the phrases above, says nothing but of whom or what a plan is. */
export function isNothingElse(words: string[], clause: string): boolean {
  return !ofWork.test(clause) && words.every((word) => light.has(word))
}

/** Whether a word among these is of insurance as such. */
export function speaksOfPlan(words: string[]): boolean {
  return words.some((word) => ofPlan.test(word))
}
