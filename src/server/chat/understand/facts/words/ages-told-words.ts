import { householdWords } from '#server/eligibility/understand/household/household-words.ts'
import type { PhraseTable } from '#server/eligibility/understand/phrases.ts'

const { spouse, adult_kin, child } = householdWords

type Part = 'writer' | 'other' | 'spouse' | 'adult_kin' | 'child' | 'patient' | 'stranger' | 'old' | 'not_now' | 'group'

/** The words around an age wherever it is told. */
export const agesToldWords: PhraseTable<Part> = {
  writer: [
    'im, i am, i turned, i just turned, i recently turned, myself',
    'tengo, yo tengo, ya tengo, yo ya tengo, cumplí, ya cumplí, yo cumplí, acabo de cumplir, yo, recién cumplí',
  ],
  other: [
    'is, she, he, shes, hes, she is, he is, turned, just turned, recently turned, who is, whos, she turned, he turned',
    'tiene, ya tiene, ella tiene, él tiene, cumplió, ya cumplió, acaba de cumplir, que tiene, ella, él ya tiene, ella ya tiene',
  ],
  spouse,
  adult_kin: [`${adult_kin[0]}, friend, granddad, nana`, `${adult_kin[1]}, viejita, viejito`],
  child,
  patient: ['patient', 'paciente'],
  stranger: [
    'doctor, dr, nurse, neighbor, neighbors, client, clients, boss, coworker, pharmacist, the lady, a lady, an old lady, old lady, landlord, teacher, customer, people, person, anyone, someone',
    'doctora, vecina, vecino, comadre, compadre, cliente, clienta, patrón, patrona, compañera, compañero, una señora, la señora, un señor, el señor, una viejita, un viejito, enfermera, farmacéutico, los de, gente, alguien, persona, personas, una persona',
  ],
  // "Twins are 2".
  group: ['are', 'tienen'],
  old: [
    'years old, year old, yrs old, yr old, yo, y o, y / o, years young, years of age, yrs of age',
    'años, años de edad, añitos, años cumplidos, bien vividos, años bien vividos',
  ],
  not_now: [
    'since i was, when i was, since she was, since he was, when he was, when she was, until, till, till im, til im, until im, when im, once im, before im, till i turn, until i turn, since im, turn, turns, turning, be, ill be, will be, gonna be, going to be, almost, nearly, over, under, before, feel like, ago',
    'desde los, cuando tenía, a los, hasta los, hasta que tenga, cuando tenga, cumplo, cumple, va a cumplir, voy a cumplir, casi, cumpliré, más de, menos de, mayores de, menores de, hace, llevo, llevamos, lleva, desde hace, hasta que cumpla',
  ],
}

const set = (words: string) => new Set(words.split(' '))

/** What may stand between who it is and how old they are. */
export const fillers = set('only just about like como ya apenas now ahora a an actually around unos los and y turned')
/** What makes a number no age. */
export const counted = set(
  'kids people children mg mcg ml g units dollars bucks percent % miles minutes mins min hours hrs hr days weeks week wks wk months month k grand thousand hundred points per al por mil meses semanas semana dias horas hora minutos pastillas medicinas pills tablets refills times feet ft inches lbs pounds libras kilos dolares personas hijos hijas niños nenes cents x / $ - or to o of over under more mas am pm street st th nd rd ave boys girls and y shots pens veces billetes pesos',
)
/** Years of something else: "10 años con diabetes". */
export const years = set('years year yrs yr')
export const spent = set(
  'con sin de que en aqui aca tomando esperando here with of on sober married clean trabajando viviendo y casado casada sick enfermo enferma atras ago pagando',
)
/** What a bare age follows: "a widow 71", "blind and 66". */
export const described = set(
  'hombre mujer senora senor muchacho muchacha joven widow widowed widower retired disabled blind deaf student veteran vet male female man woman guy girl boy single divorced married diabetic quadriplegic paralyzed jubilado jubilada viuda viudo soltero soltera casado casada divorciado divorciada deshabilitado deshabilitada pensionado pensionada retirado retirada age aged edad old',
)
/** Whose age is that of somebody else: "the back of an 80 year old". */
export const likened = set(
  'knees knee back bones heart lungs body liver joints hips eyes brain memory feels looks rodillas rodilla huesos espalda corazon pulmones cuerpo higado cerebro memoria parezco siento',
)
/** Of whom a rule tells. */
export const anybody = set(
  'kids people those anyone someone everybody adults children ones los las gente personas ninos quienes',
)
/** Beside these a number is of a dose. */
export const ofDoses = set('unidades units dosis dose mg jeringa syringe pluma pen frasquito vial')
/** What no age follows, though a comma may stand between. */
export const ofNumbers = set(
  'copay copago price precio zip room apt cuarto unit route pay pago paid cost costs cuesta plan tier take tomo mg was when cuando',
)
export const months = set(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre next soon spring summer fall winter pronto',
)
/** What may follow an age though it ends as things that are counted do. */
export const noThing = set(
  'is was has lives takes needs gets works uses plus this thats shes hes his us as pues es los las mis sus entonces mas menos jubilados anos years yrs and',
)
/** Who begins with a number and goes on so tells a price or a count: "40, they want for it". */
export const notAfterAge = set(
  'they that thats it its this maybe or but per a dollars bucks mg pills pastillas dolares eso es o pero al por quizas tal mas more less per each every cada tablets units unidades days dias times veces , .',
)
/** Kin whose name runs into "is": "my moms 81". */
export const runsIntoIs =
  /^(mom|dad|mother|father|wife|husband|hubby|son|daughter|grandma|grandpa|grandmother|grandfather|sister|brother|mama|nana|aunt|uncle|boyfriend|girlfriend|partner|patient|friend)'?s$/
