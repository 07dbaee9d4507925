import type { medicine as English } from '#i18n/en/pages/medicine.ts'

export const medicine: typeof English = {
  medicationSavings: {
    title: 'Encuentre rápido los mejores ahorros en medicinas',
    lead: 'Encuentre ahorros en medicinas gratis o de bajo costo. Solo necesita el nombre y unos minutos.',
    bestChoice: 'Mejores opciones',
    search: 'Buscar ahorros en medicinas',
    points: {},
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
        title: 'Un precio más bajo sin usar el seguro',
        text: 'Cupones gratis, tarjetas de descuento y farmacias de bajo costo. Usted paga por su cuenta y no usa su seguro.',
      },
    },
  },
}
