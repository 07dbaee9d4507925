import type { community as English } from '#i18n/en/pages/community.ts'

export const community: typeof English = {
  localRules: {
    title: 'Qué preguntan los programas locales',
    lead: 'Cada grupo tiene sus propias reglas. Estas son preguntas que le pueden hacer.',
    points: {
      place: {
        title: '¿Dónde vive?',
        text: 'Muchos grupos ayudan solo en una ciudad o un condado. Tenga a mano su código postal.',
      },
      people: {
        title: '¿Quién vive con usted?',
        text: 'Cuente a todas las personas que comparten su dinero y su comida.',
      },
      income: {
        title: '¿Cuánto gana?',
        text: 'Algunos piden un talón de pago o una carta de beneficios. Otros no piden nada.',
      },
      need: {
        title: '¿Qué tan pronto lo necesita?',
        text: 'Dígalo si hoy no tiene comida o si debe dejar su casa. Tal vez le ayuden primero.',
      },
    },
  },
}
