import type { finder as English } from '#i18n/en/medicines/finder.ts'

export const finder: typeof English = {
  results: 'Programas encontrados',
  found_one: '{{count}} programa para {{drug}}',
  found_other: '{{count}} programas para {{drug}}',
  order: 'Primero va lo mejor comprobado. Nadie nos paga por estar primero.',
  filterLabel: 'Mostrar',
  filterAll: 'Todos ({{count}})',
  noneTitle: 'No hay programas disponibles para {{drug}}.',
  noneLead: 'Hay otras formas de pagar menos. Pruebe una de estas:',
  otherWays: 'Todas las formas de pagar menos por {{drug}}',
  unknownTitle: 'No conocemos “{{text}}”.',
  unknownLead: 'Revise el nombre en su frasco y busque otra vez.',
  neverPay: 'Nunca pague por hacer la solicitud. Estos programas son gratis.',
  plan: '¿El plan médico de su trabajo le dijo que hiciera la solicitud? Dígaselo al programa. Algunos programas no aceptan planes que trabajan así.',
  toast: {
    success: '{{category}}: lista cargada',
    none: 'No hay programas disponibles para esta medicina',
  },
  assistance: {
    category: 'Programas de ayuda al paciente',
    lead: 'Los fabricantes dan algunas medicinas gratis. Elija la suya para ver qué puede recibir.',
    start: 'Elija una medicina para ver sus programas.',
  },
  copay: {
    category: 'Programas de ayuda con el copago',
    lead: 'El copago es la parte que usted paga en la farmacia. Con seguro privado, una tarjeta del fabricante puede bajarlo.',
    start: 'Elija una medicina para ver sus tarjetas de copago.',
  },
  startLead: 'Tenemos {{count}} programas, cada uno con sus reglas y su fuente.',
  copaySide: {
    title: '¿Su copago es muy alto?',
    lead: 'Una tarjeta de copago puede bajar lo que paga si tiene seguro privado.',
    button: 'Ver tarjetas de copago',
  },
  freeSide: {
    title: '¿No tiene seguro, o tiene Medicare o Medicaid?',
    lead: 'Las tarjetas de copago no son para usted, pero los programas gratis pueden serlo.',
    button: 'Ver programas gratis',
  },
  federal:
    'Por ley, las tarjetas de copago de los fabricantes no son para personas con Medicare, Medicaid, VA o TRICARE.',
}
