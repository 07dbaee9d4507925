import type { guide as English } from '#i18n/en/pages/guide.ts'

export const guide: typeof English = {
  welcome: {
    title: 'Le damos la bienvenida a Navi',
    lead: 'Navi es una guía gratis que ayuda con el costo de las medicinas. No tiene que crear una cuenta.',
    points: {
      eligibility: {
        title: 'Vea para quién es cada programa',
        text: 'Mostramos las reglas de ingresos, seguro, hogar y edad, y de dónde viene cada regla.',
      },
      forms: {
        title: 'Encuentre el formulario correcto',
        text: 'Cada programa muestra su formulario o su página y su teléfono, cuando los sabemos.',
      },
      saving: {
        title: 'Ahorre en medicinas',
        text: 'Programas gratis, tarjetas de copago y precios más bajos, todo en un solo lugar.',
      },
      support: {
        title: 'Reciba ayuda cerca de usted',
        text: 'Para comida, renta, transporte o cuidado de niños, le decimos a quién llamar.',
      },
    },
  },
  guide: {
    title: '¿Por dónde empiezo?',
    lead: 'Elija lo que más se parece a su caso. Navi le muestra el camino.',
    points: {
      pay: {
        title: 'No puedo pagar mi medicina',
        text: 'Algunos fabricantes la dan gratis. Empiece aquí.',
      },
      copay: {
        title: 'Mi copago es muy alto',
        text: 'Si tiene seguro privado, una tarjeta de copago puede bajarlo.',
      },
      cash: { title: 'Pago en efectivo', text: 'Con un cupón gratis puede ahorrar hasta un 80%.' },
      forms: {
        title: 'Los formularios son muy difíciles',
        text: 'Vea qué papeles necesita y quién le ayuda.',
      },
      local: {
        title: 'Necesito ayuda cerca de mí',
        text: 'Comida, renta, transporte, cuidado de niños, un abogado o un centro de salud.',
      },
      mail: {
        title: 'No puedo ir a la farmacia',
        text: 'Vea cómo recibir sus medicinas por correo sin riesgos.',
      },
    },
  },
  steps: {
    title: 'Navi AI',
    lead: 'Tres pasos: del nombre de su medicina a alguien que puede ayudarle.',
    points: {
      name: {
        title: '1. Escriba el nombre',
        text: 'Use el nombre que está en el frasco. Si lo escribe mal, le mostramos nombres parecidos.',
      },
      read: {
        title: '2. Lea para quién es',
        text: 'Cada programa dice quién puede recibirlo. Mostramos dónde lo encontramos y de cuándo es.',
      },
      call: {
        title: '3. Llame o abra el formulario',
        text: 'Hable con el programa. Pregunte si las reglas siguen igual.',
      },
    },
  },
  insurance: {
    title: 'Encuentre su camino según su seguro',
    lead: 'Lo que puede ayudarle depende de su seguro. Busque aquí el suyo.',
    points: {
      none: {
        title: 'Sin seguro',
        text: 'Empiece con los programas gratis de los fabricantes. Muchos son para usted.',
      },
      private: {
        title: 'Seguro privado',
        text: 'Del trabajo o que usted compra. Las tarjetas de copago pueden bajar lo que paga.',
      },
      medicare: {
        title: 'Medicare',
        text: 'Llame al 1-800-633-4227 y pregunte por la Ayuda Adicional (Extra Help), que baja el costo de las medicinas. Algunos programas gratis también aceptan Medicare.',
      },
      medicaid: {
        title: 'Medicaid',
        text: 'Si no cubre una medicina, pregunte a su médico o a su plan cuál sí cubre. El número del plan está en su tarjeta.',
      },
      military: {
        title: 'VA o TRICARE',
        text: 'Pregunte primero en la farmacia del VA o de TRICARE. Por ley, las tarjetas de copago no son para usted.',
      },
      cash: { title: 'No quiero usar mi seguro', text: 'Vea los cupones y compare el precio sin seguro.' },
    },
  },
  thankYou: {
    title: 'Gracias',
    lead: 'Gracias por usar Navi. Esto es lo que ayuda después.',
    points: {
      keep: {
        title: 'Guarde el teléfono',
        text: 'Anote el número del programa y el nombre de la persona con quien habla.',
      },
      again: {
        title: 'Busque otra vez más adelante',
        text: 'Si cambian sus ingresos o su seguro, otros programas pueden servirle.',
      },
      tell: {
        title: 'Cuénteselo a alguien',
        text: 'Tal vez alguien que usted conoce también paga demasiado por sus medicinas.',
      },
    },
  },
}
