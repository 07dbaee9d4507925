import type { heads as English } from '#i18n/en/site/heads.ts'

export const heads: typeof English = {
  home: {
    title: 'Pague menos por sus medicinas',
    description:
      'Encuentre medicinas gratis, tarjetas de copago y cupones de farmacia para su medicina. En español y en inglés, sin crear una cuenta.',
  },
  assistance: {
    title: 'Ayuda para pagar su medicina',
    description:
      'Elija su medicina y vea los programas gratis de fabricantes, fundaciones y gobierno, con sus reglas, teléfonos y fuentes.',
  },
  assistanceDrug: {
    title: 'Ayuda para pagar {{drug}}',
    description:
      'Programas gratis que pueden ayudarle a pagar {{drug}}: para quién son, cómo hacer la solicitud y de dónde viene cada regla.',
  },
  copay: {
    title: 'Ayuda con el copago',
    description:
      'El copago es la parte que usted paga en la farmacia. Elija su medicina y vea las tarjetas que pueden bajarlo, con sus reglas y fuentes.',
  },
  copayDrug: {
    title: 'Tarjetas de copago para {{drug}}',
    description:
      'Tarjetas de copago e inicios gratis para {{drug}}: quién puede usarlas, cuánto pagan y de dónde viene cada regla.',
  },
  check: {
    title: 'Vea si califica',
    description:
      'Responda unas preguntas y vea qué programas pueden pagar su medicina, qué regla decide y qué la cambiaría.',
  },
  checkDrug: {
    title: 'Vea si califica: {{drug}}',
    description:
      'Responda unas preguntas y vea qué programas para {{drug}} pueden servirle, qué regla decide y qué la cambiaría.',
  },
  drug: {
    title: '{{drug}}: formas de pagar menos',
    description:
      'Todas las formas que conocemos de pagar menos por {{drug}}: programas gratis, tarjetas de copago, genéricos y precios más bajos sin usar el seguro, con reglas y fuentes.',
  },
  facts: {
    title: 'Lo que nos contó',
    description: 'Vea, cambie u olvide lo que nos contó: seguro, personas en casa, ingresos y lugar.',
  },
  localHelp: {
    title: 'Ayuda en su comunidad',
    description:
      'Encuentre ayuda local con comida, transporte, renta, cuidado de niños, abogados, médicos y pagos: con teléfonos, horarios y fuentes.',
  },
  services: {
    title: 'Recursos de la comunidad local',
    description: 'Busque ayuda local por palabras, lugar, idioma y horario. Cada servicio muestra su fuente.',
  },
  servicesOf: {
    title: '{{category}}: ayuda local',
    description: 'Servicios locales y nacionales: {{category}}. Con teléfono, dirección, horario y fuentes.',
  },
  service: { title: '{{name}}, {{organization}}', description: '{{description}}' },
  deals: {
    title: 'Ofertas especiales cerca de usted',
    description:
      'Descuentos para personas mayores, veteranos, familias y personas con SNAP o Medicaid. Elija un programa y un lugar.',
  },
  dealsOf: {
    title: '{{program}}: ofertas, {{location}}',
    description:
      'Lugares que dan un descuento: {{program}}, {{location}}. Las ofertas pueden cambiar. Pregunte antes de pagar.',
  },
  organizations: {
    title: 'Organizaciones que ayudan',
    description: 'Todas las organizaciones de nuestra lista, con lo que hacen, dónde ayudan y su página web.',
  },
  card: {
    description: 'Ayuda para pagar menos, con teléfonos y enlaces. Cualquiera puede abrir esta lista en un teléfono.',
  },
  cardGone: {
    title: 'Esta tarjeta ya no se ofrece',
    description: 'Los programas de esta tarjeta terminaron, o su dirección no está completa.',
  },
  savedCards: {
    title: 'Sus tarjetas guardadas',
    description: 'Las tarjetas que guardó en este teléfono o computadora, listas para mostrar o compartir.',
  },
  questions: {
    title: 'Preguntas y respuestas sobre pagar medicinas',
    description:
      'Respuestas cortas sobre deducibles, negaciones, Medicare, Medicaid, genéricos, medicina gratis y estafas, con fuentes y fechas.',
  },
  drugLead: '{{generic}}. {{type}}. Se usa para: {{class}}.',
  classes: {
    ADHD: 'TDAH',
    'Allergy and cold': 'alergia y resfriado',
    'Arthritis, psoriasis and bowel disease': 'artritis, psoriasis y enfermedad del intestino',
    'Asthma and lungs': 'asma y pulmones',
    'Birth control': 'anticoncepción',
    'Blood pressure': 'presión de la sangre',
    'Blood thinner': 'evitar coágulos en la sangre',
    'Blood, kidney and rare disease': 'sangre, riñón y enfermedades raras',
    Bone: 'huesos',
    'Brain and nerves': 'cerebro y nervios',
    Cancer: 'cáncer',
    Cholesterol: 'colesterol',
    'Cystic fibrosis': 'fibrosis quística',
    'Depression and anxiety': 'depresión y ansiedad',
    Diabetes: 'diabetes',
    Eye: 'ojos',
    Gout: 'gota',
    HIV: 'VIH',
    Heart: 'corazón',
    Hepatitis: 'hepatitis',
    Infection: 'infección',
    'Mental health': 'salud mental',
    Migraine: 'migraña',
    'Multiple sclerosis': 'esclerosis múltiple',
    Other: 'otros usos',
    'Pain and muscle': 'dolor y músculos',
    'Quit smoking and alcohol': 'dejar el tabaco, el alcohol o los opioides',
    Seizures: 'convulsiones',
    Skin: 'piel',
    Stomach: 'estómago',
    'Thyroid and hormones': 'tiroides y hormonas',
    'Urinary and prostate': 'vejiga y próstata',
    Vaccine: 'vacuna',
    'Weight loss': 'bajar de peso',
  },
}
