import type { guide as English } from '#i18n/en/pages/guide.ts'
import { assistant, brand } from '#operator.json'

export const guide: typeof English = {
  welcome: {
    title: `Le damos la bienvenida a ${brand}`,
    dialog: {
      title: `Hola, soy ${assistant}`,
      lead: 'Soy un programa de computadora que busca ayuda para pagar medicinas. Esto puedo hacer por usted:',
      talk: `Hablar con ${assistant}`,
      close: 'Primero quiero mirar',
      open: 'Mostrar otra vez la bienvenida',
    },
    lead: `${brand} es una guía gratis que ayuda con el costo de las medicinas. No tiene que crear una cuenta.`,
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
  steps: {
    title: `${assistant} AI`,
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
  thankYou: {
    title: 'Gracias',
    open: 'Mostrar la nota de gracias',
    lead: `Gracias por usar ${brand}. Esto es lo que ayuda después.`,
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
