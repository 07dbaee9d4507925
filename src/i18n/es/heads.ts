import type { heads as English } from '../en/heads.ts'

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
  drug: {
    title: '{{drug}}: formas de pagar menos',
    description:
      'Todas las formas que conocemos de pagar menos por {{drug}}: programas gratis, tarjetas de copago, genéricos y precios más bajos, con reglas y fuentes.',
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
    'Quit smoking and alcohol': 'dejar de fumar o de beber',
    Seizures: 'convulsiones',
    Skin: 'piel',
    Stomach: 'estómago',
    'Thyroid and hormones': 'tiroides y hormonas',
    'Urinary and prostate': 'vejiga y próstata',
    Vaccine: 'vacuna',
    'Weight loss': 'bajar de peso',
  },
}
