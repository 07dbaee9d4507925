import type { localHelp as English } from '#i18n/en/local-help/local-help.ts'

export const localHelp: typeof English = {
  lead: 'Comida, transporte, renta, un abogado y más. Díganos qué necesita y dónde vive.',
  rules: 'Qué preguntan los programas locales',
  title: 'Ayuda en su comunidad',
  kinds: 'Siete tipos de ayuda',
  count_one: 'Ver {{count}} servicio',
  count_other: 'Ver {{count}} servicios',
  points: {
    transportation: 'Viajes al médico o a la farmacia, pases de autobús y pasajes a mitad de precio.',
    childcare: 'Ayuda para pagar el cuidado mientras trabaja o estudia, y programas para niños pequeños.',
    housing: 'Ayuda con la renta, con los recibos de luz y calefacción, o para encontrar un lugar seguro.',
    food: 'Bancos de comida, comidas para personas mayores, SNAP (estampillas de comida) y WIC.',
    legal:
      'Las oficinas de ayuda legal ayudan con la renta, las deudas, los beneficios y la familia. Puede ser gratis para usted.',
    healthcare: 'Los centros de salud comunitarios le atienden con o sin seguro. Lo que paga depende de sus ingresos.',
    financial: 'Ayuda con un pago urgente, ayuda gratis con los impuestos y consejos sobre deudas.',
  },
}
