import type { medicine as English } from '#i18n/en/pages/medicine.ts'

export const medicine: typeof English = {
  medicationSavings: {
    title: 'Encuentre rápido los mejores ahorros en medicinas',
    lead: 'Busque ahorros en medicinas gratis o de bajo costo. Solo necesita el nombre y unos minutos.',
    bestChoice: 'Mejores opciones',
    search: 'Buscar ahorros en medicinas',
    points: {
      free: {
        title: 'Medicina gratis',
        text: 'Los fabricantes y las fundaciones dan algunas medicinas gratis a personas con pocos ingresos.',
      },
      copay: {
        title: 'Un copago más bajo',
        text: 'Con seguro privado, una tarjeta de copago puede bajar lo que paga en la farmacia.',
      },
      cash: {
        title: 'Un precio más bajo sin seguro',
        text: 'Si paga en efectivo, un cupón gratis o un genérico puede costar mucho menos.',
      },
    },
  },
  fourWays: {
    title: 'Cuatro formas de pagar menos',
    lead: 'Vea para quién es cada una. Luego busque su medicina.',
    points: {
      free: {
        title: 'Medicina gratis del fabricante',
        text: 'Casi siempre para personas con pocos ingresos, muchas veces sin seguro. Algunos programas aceptan a personas con Medicare.',
      },
      copay: {
        title: 'Una tarjeta de copago',
        text: 'Para seguro privado, del trabajo o que usted compra. Por ley, no es para Medicare, Medicaid, VA ni TRICARE.',
      },
      generic: {
        title: 'El genérico',
        text: 'La misma medicina sin el nombre de marca. Suele costar mucho menos. Pregunte a su médico o farmacéutico si es para usted.',
      },
      cash: {
        title: 'Un precio más bajo sin seguro',
        text: 'Cupones gratis, tarjetas de descuento y farmacias de bajo costo. Usted paga en efectivo y no usa su seguro.',
      },
    },
  },
  papers: {
    title: 'Ayuda con su solicitud',
    lead: 'Primero junte estos papeles. Así llenará el formulario más rápido.',
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
      help: {
        title: 'Personas que ayudan',
        text: 'El personal del programa ayuda por teléfono. Pregunte también en el consultorio de su médico: muchos llenan estos formularios a menudo.',
      },
      cost: {
        title: '¿Paga $60 o más al mes por una sola medicina?',
        text: 'Busque primero esa medicina. Ahí es donde la ayuda puede ahorrarle más.',
      },
    },
  },
  forms: {
    title: 'Ayuda con los formularios',
    lead: 'La mayoría de los formularios tienen las mismas cuatro partes. Haga una a la vez.',
    note: 'Nunca pague por hacer la solicitud. Si alguien le pide dinero, deténgase y llame al programa.',
    points: {
      you: {
        title: '1. Sus datos',
        text: 'Su nombre, su dirección y quién vive con usted. Use el nombre de su identificación.',
      },
      doctor: {
        title: '2. La parte del médico',
        text: 'Lleve o mande el formulario al consultorio. Ahí escriben la medicina y firman.',
      },
      income: {
        title: '3. Sus ingresos',
        text: 'Agregue una copia de un talón de pago, de sus impuestos o de una carta de beneficios. Guarde el original.',
      },
      send: {
        title: '4. Firme y mande',
        text: 'Firme, ponga la fecha y guarde una copia. Después llame para preguntar si llegó.',
      },
    },
  },
}
