import type { pharmacy as English } from '#i18n/en/pages/pharmacy.ts'

export const pharmacy: typeof English = {
  coupon: {
    title: 'Cupón de farmacia',
    lead: 'Muestra los precios y ahorros de las farmacias cerca de usted.',
    free: {
      title: 'Cupones de farmacia gratis',
      text: 'Los cupones no le cuestan nada. Los aceptan más de {{drugstores}} farmacias. No tiene que comprar nada más.',
      pick: 'Busque su medicina. Le mostramos lo que piden las tiendas y los sitios sin seguro.',
    },
    card: {
      title: 'Su tarjeta de cupones',
      lead: 'Muestre estos números en la caja, junto con su receta.',
      bin: 'BIN',
      pcn: 'PCN',
      group: 'Grupo (Group)',
      note: 'Esta tarjeta no es un seguro.',
      print: 'Imprimir esta tarjeta',
    },
    widget: {
      text: 'Esta búsqueda es de otra empresa, {{host}}. Se carga cuando usted toca el botón. Ahí valen sus propias reglas de privacidad.',
      button: 'Cargar la búsqueda de {{host}}',
    },
    points: {
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
      uninsured: {
        title: '¿Todavía no puede pagarla?',
        text: 'Algunos fabricantes dan medicinas gratis a quienes no pueden pagar. Busque su medicina.',
      },
    },
  },
  coupons: {
    title: 'Cupones de farmacia',
    lead: 'Estas empresas le ayudan a pagar menos sin usar el seguro. Elija una y escriba ahí su medicina.',
    partners: {
      title: 'Elija un sitio',
      text: 'Cada botón le lleva al sitio de otra empresa. Ahí valen sus propias reglas de privacidad.',
      coupons: 'Cupones y tarjetas para farmacias',
      pharmacy: 'Una farmacia que manda las medicinas por correo',
    },
    points: {
      compare: { title: 'Pruebe dos o tres', text: 'Cada uno tiene sus precios. Anote el más bajo.' },
      show: {
        title: 'Muéstrelo en la farmacia',
        text: 'Muestre el cupón en su teléfono. Pregunte el precio antes de pagar.',
      },
    },
  },
}
