import type { drug as English } from '#i18n/en/medicines/drug.ts'

export const drug: typeof English = {
  title: 'Formas de pagar menos por {{drug}}',
  allWays_one: '{{count}} programa para {{drug}}, con sus reglas',
  allWays_other: 'Los {{count}} programas para {{drug}}, con sus reglas',
  more: 'Más sobre {{drug}}',
  names: 'Nombres genéricos y de marca',
  generic:
    'Un genérico es la misma medicina sin el nombre de marca. Suele costar mucho menos. Pregunte a su médico o farmacéutico si es bueno para usted.',
  genericLead: '{{drug}} tiene un genérico: {{generic}}. Empiece aquí.',
  genericSold:
    '{{drug}} tiene un genérico, {{generic}}: las farmacias lo compraban el {{date}}. Puede que no lo haya en todas las dosis.',
  genericName:
    'La medicina de {{drug}} es {{generic}}. Pregunte a su farmacéutico si se vende un genérico: suele costar mucho menos.',
  isGeneric:
    'En las medicinas que se venden como genéricos, los precios sin usar el seguro suelen ser los más bajos. Compare algunos antes de pagar.',
  isName:
    '{{drug}} es el nombre de la medicina misma. Pregunte a su farmacéutico si se vende un genérico: suele costar mucho menos.',
  seeGeneric: 'Ver {{generic}}',
  brands: 'Nombres de marca con esta medicina:',
  anyMedicine: 'Tarjetas de descuento y farmacias de bajo costo',
  anyMedicineLead: 'No son para una sola medicina. Pregunte en cada una cuánto cuesta {{drug}}.',
  moreHelp: 'Más ayuda que no es para una sola medicina',
  moreHelpLead:
    'Programas del gobierno y fondos de beneficencia. Los fondos pueden estar abiertos o cerrados: pregunte.',
  states_one:
    '{{count}} estado tiene programas propios. Díganos el suyo y le mostramos sus programas junto con los demás.',
  states_other:
    '{{count}} estados tienen programas propios. Díganos el suyo y le mostramos sus programas junto con los demás.',
  statesCheck: 'Vea qué le sirve',
  call: 'Llamar al {{phone}}',
  open: 'Abrir la página',
  otherMedicine: 'Buscar otra medicina',
}
