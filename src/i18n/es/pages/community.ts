import type { community as English } from '#i18n/en/pages/community.ts'

export const community: typeof English = {
  community: {
    title: 'Ayuda en su comunidad',
    lead: 'Llame al 211. Ahí una persona sabe cuáles de estos siete tipos de ayuda hay cerca de usted.',
    points: {
      transportation: {
        title: 'Transporte',
        text: 'Viajes al médico o a la farmacia. Si tiene Medicaid, pregunte a su plan: cubre los viajes a las citas médicas.',
      },
      childcare: {
        title: 'Cuidado de niños',
        text: 'Ayuda para pagar el cuidado mientras trabaja o estudia, y programas para niños pequeños.',
      },
      housing: {
        title: 'Vivienda',
        text: 'Ayuda con la renta, con los recibos de luz y calefacción, o para encontrar un lugar seguro.',
      },
      food: {
        title: 'Comida',
        text: 'Bancos de comida, comidas para personas mayores, SNAP (estampillas de comida) y WIC.',
      },
      legal: {
        title: 'Ayuda legal',
        text: 'Las oficinas de ayuda legal ayudan con la renta, las deudas, los beneficios y la familia. Es gratis si sus ingresos son bastante bajos.',
      },
      healthcare: {
        title: 'Atención médica',
        text: 'Los centros de salud comunitarios le atienden con o sin seguro. Lo que paga depende de sus ingresos.',
      },
      financial: {
        title: 'Dinero',
        text: 'Ayuda con un pago urgente, ayuda gratis con los impuestos y consejos sobre deudas.',
      },
    },
  },
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
  resources: {
    title: 'Recursos de la comunidad local',
    lead: 'El 211 es el teléfono de la ayuda local: comida, transporte, renta, un abogado y más.',
    points: {
      free: {
        title: 'Es gratis',
        text: 'Llame al 211 desde cualquier teléfono, o abra 211.org para buscar por su cuenta.',
      },
      language: { title: 'En su idioma', text: 'Pida que le atiendan en español o en el idioma que habla mejor.' },
      say: {
        title: 'Qué decir',
        text: 'Diga su código postal y lo que más necesita. No tiene que contar toda su historia.',
      },
      write: {
        title: 'Qué preguntar',
        text: 'Pida dos o tres lugares, con su teléfono y su horario. Llame antes de ir.',
      },
    },
  },
}
