import type { assistance as English } from '#i18n/en/pages/assistance.ts'

export const assistance: typeof English = {
  papers: {
    title: 'Ayuda con su solicitud',
    lead: '¿Paga {{monthlyPrice}} o más al mes por una sola medicina? Escríbanos. Una persona busca con usted un programa, le ayuda con su formulario y le acompaña mes tras mes.',
    note: 'Nunca pague por hacer la solicitud. Estos programas son gratis.',
    points: {
      medicine: {
        title: 'Su receta',
        text: 'Copie el nombre y la dosis del frasco. Su médico firma la mayoría de los formularios.',
      },
      income: {
        title: 'Lo que gana su hogar',
        text: 'Un talón de pago, una declaración de impuestos o una carta del Seguro Social.',
      },
      insurance: {
        title: 'Su tarjeta del seguro',
        text: 'Copie los dos lados. Si no tiene seguro, dígalo en el formulario.',
      },
      home: { title: 'Dónde vive', text: 'Un recibo o una carta con su nombre y su dirección.' },
    },
    ready: 'Conviene tener a mano',
    checklist: 'Ver la lista completa',
    how: {
      title: 'Así funciona',
      write: {
        title: 'Usted nos escribe',
        text: 'Díganos con qué necesita ayuda y cómo podemos responderle. Usted decide cuánto cuenta.',
      },
      look: {
        title: 'Una persona lo lee',
        text: 'Busca programas que pueden servirle y le escribe o le llama. Puede tardar unos días.',
      },
      apply: {
        title: 'Usted hace la solicitud',
        text: 'Decide el programa, no nosotros. El consultorio de su médico también puede ayudarle: muchos llenan estos formularios a menudo.',
      },
      stay: {
        title: 'Seguimos a su lado',
        text: 'Las reglas y los precios cambian. Escríbanos otra vez cualquier mes, y volvemos a buscar con usted.',
      },
    },
    formTitle: 'Escríbanos',
    call: {
      title: '¿No puede esperar?',
      program: 'Llame al programa. Su teléfono está en su tarjeta, cuando lo sabemos.',
      find: 'Buscar el programa',
      medicare: 'Sobre Medicare y la Ayuda Adicional (Extra Help), llame al 1-800-MEDICARE (1-800-633-4227).',
    },
  },
}
