import { wholeDollars } from '#i18n/dollars.ts'
import { createAnswerWords } from '#i18n/eligibility-answers.ts'
import type { EligibilityWords } from '#i18n/eligibility-words.ts'
import { both, change, kinds, numbers, people, stateName, why, yearly } from './eligibility-reasons.ts'

const answerWords = createAnswerWords({
  answers: {
    insurance: (has) => both.format(has.map((kind) => kinds[kind])),
    household_size: people,
    yearly_income: (range) => (range.from === 0 && range.to === 0 ? 'Sin ingresos' : capital(yearly(range))),
    state: stateName,
    age: ({ from, to }) => (to === null ? `${from} o más` : from === to ? numbers.format(from) : `de ${from} a ${to}`),
    veteran: (is) => (is ? 'Sí' : 'No'),
    prescription: (has) => (has ? 'Sí' : 'Todavía no'),
  },
  income: ({ month, year }) => `${wholeDollars(month)} al mes, unos ${wholeDollars(year)} al año`,
  right: (read) => `${read}: ¿es correcto?`,
  changed: (earlier, read) => `Antes dijo: ${earlier}. Ahora: ${read}. ¿La respuesta nueva es correcta?`,
})

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The words of an eligibility check in Spanish, its sentences made from the reasons so that they can't disagree. */
export const eligibility: EligibilityWords = {
  ...answerWords,
  why,
  change,
  questions: {
    insurance: {
      ask: '¿Qué seguro médico tiene?',
      again:
        '¿Cuál de estos tiene: seguro de un trabajo o que usted compra, Medicare, Medicaid, VA o TRICARE, o ninguno?',
      hint: 'Diga todos los que tiene.',
      why: 'La mayoría de los programas son solo para algunos tipos de seguro.',
      example: 'Por ejemplo: Medicare con Parte D',
    },
    household_size: {
      ask: '¿Cuántas personas viven en su hogar y comparten el dinero con usted?',
      again: 'Contándose usted, ¿cuántas personas comparten su dinero? Dé un solo número.',
      hint: 'Cuéntese usted, su esposo o esposa y sus hijos en casa.',
      why: 'El límite de ingresos es más alto para un hogar más grande.',
      example: 'Por ejemplo: 4, o yo y mis 2 hijos',
    },
    yearly_income: {
      ask: '¿Cuánto dinero entra a su hogar cada mes?',
      again: '¿Como cuántos dólares entran, y es por semana, por mes o por año?',
      hint: 'Cuente a todos los que comparten el dinero. Antes de impuestos. Puede ser un cálculo aproximado.',
      why: 'La mayoría de los programas gratis tienen un límite de ingresos.',
      example: 'Por ejemplo: unos $2,100 al mes',
    },
    state: {
      ask: '¿En qué estado vive?',
      again: 'Diga su estado o su código postal.',
      hint: 'También puede dar su código postal.',
      why: 'Algunos programas son solo para algunos estados, y los límites de ingresos son más altos en Alaska y Hawái.',
      example: 'Por ejemplo: Ohio, o 14604',
    },
    age: {
      ask: '¿Qué edad tiene la persona que toma la medicina?',
      again: 'Dé la edad en años, con un número.',
      hint: 'No escriba la fecha de nacimiento.',
      why: 'Algunos programas son solo para algunas edades.',
      example: 'Por ejemplo: 67',
    },
    veteran: {
      ask: '¿Sirvió en las fuerzas armadas de EE. UU.?',
      again:
        'Diga sí o no: ¿sirvió en el Ejército, la Marina, la Fuerza Aérea, los Marines, la Fuerza Espacial o la Guardia Costera?',
      hint: 'Sí o no.',
      why: 'Los veteranos pueden recibir medicinas del VA.',
      example: 'Por ejemplo: sí, el Ejército',
    },
    prescription: {
      ask: '¿Un médico le recetó esta medicina?',
      again: 'Diga sí o no: ¿tiene receta para ella?',
      hint: 'Sí o no.',
      why: 'Casi todos los programas piden una receta.',
      example: 'Por ejemplo: sí',
    },
  },
  topics: {
    insurance: 'Seguro médico',
    household_size: 'Personas en casa',
    yearly_income: 'Ingresos',
    state: 'Estado',
    age: 'Edad',
    veteran: 'Servicio militar',
    prescription: 'Receta',
  },
  choices: {
    insurance: ['No tengo seguro', 'Seguro privado', 'Medicare', 'Medicaid', 'VA', 'TRICARE'],
    household_size: ['1', '2', '3', '4', '5'],
    yearly_income: [
      'Menos de $1,500 al mes',
      'De $1,500 a $2,500 al mes',
      'De $2,500 a $4,000 al mes',
      'Más de $4,000 al mes',
    ],
    age: ['Menos de 18', 'De 18 a 64', '65 o más'],
    veteran: ['Sí', 'No'],
    prescription: ['Sí', 'Todavía no'],
  },
  yesNo: ['Sí', 'No'],
  said: {
    personal:
      'Por favor, no comparta nombres, fechas de nacimiento, números ni datos de contacto aquí. No los guardamos.',
    notUnderstood: 'No entendí eso.',
    noCheck: 'Primero elija una medicina. Si ya había empezado, sus respuestas ya no están, porque pasó un tiempo.',
    unknownDrug: 'No conozco esta medicina. Elija una de la lista.',
    tooLong: 'Eso es demasiado largo para mí. Responda en pocas palabras.',
    expired: 'Sus respuestas ya no están, porque pasó un tiempo. Elija su medicina para empezar otra vez.',
    nothingToGoBack: 'Todavía no hay ninguna respuesta que cambiar.',
  },
  result: ({ likely, may, not_now, drug }) =>
    likely + may === 0
      ? `Ningún programa para ${drug} encaja ahora con sus respuestas. Vea qué cambiaría esto.`
      : [
          likely > 0 && `${numbers.format(likely)} con buena probabilidad`,
          may > 0 && `${numbers.format(may)} que ${may === 1 ? 'puede' : 'pueden'} servir`,
          not_now > 0 && `${numbers.format(not_now)} por ahora no`,
        ]
          .filter(Boolean)
          .join(', ')
          .concat('.'),
  federalInstead:
    'Con Medicare, Medicaid, VA o TRICARE no puede usar la tarjeta de copago de un fabricante. Pruebe la Ayuda Adicional, el programa de su estado, un fondo de beneficencia, un programa gratis o una tarjeta de descuento.',
}
