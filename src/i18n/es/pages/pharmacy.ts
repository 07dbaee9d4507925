import type { pharmacy as English } from '#i18n/en/pages/pharmacy.ts'

export const pharmacy: typeof English = {
  coupon: {
    title: 'Cupón de farmacia',
    lead: 'Un cupón puede bajar el precio sin seguro de su medicina en una farmacia cerca de usted.',
    points: {
      free: {
        title: 'Cupones de farmacia gratis',
        text: 'Los cupones no le cuestan nada. Los aceptan más de {{drugstores}} farmacias. No tiene que comprar nada más.',
      },
      compare: {
        title: 'Primero compare',
        text: 'El precio no es igual en todas las farmacias, aunque estén en la misma calle. Vea dos o tres.',
      },
      insurance: {
        title: 'Cupón o seguro',
        text: 'En ese surtido, el cupón toma el lugar de su seguro. Pregunte al farmacéutico qué precio es más bajo.',
      },
      counter: {
        title: 'En la caja',
        text: 'Muestre el cupón junto con su receta. Pregunte el nuevo precio antes de pagar.',
      },
    },
  },
  coupons: {
    title: 'Cupones de farmacia',
    lead: 'Estas empresas le ayudan a pagar menos sin seguro. Elija una y escriba ahí su medicina.',
    points: {
      pick: {
        title: 'Elija un sitio',
        text: 'Cada botón abre el sitio de otra empresa en otra pestaña. Ahí valen sus propias reglas de privacidad. Los primeros cuatro tienen cupones o tarjetas. Cost Plus Drugs es una farmacia que manda las medicinas por correo.',
      },
      compare: { title: 'Pruebe dos o tres', text: 'Cada uno tiene sus precios. Anote el más bajo.' },
      show: {
        title: 'Muéstrelo en la farmacia',
        text: 'Muestre el cupón en su teléfono. Pregunte el precio antes de pagar.',
      },
    },
  },
}
