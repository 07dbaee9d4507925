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
        title: 'Revise qué programas pueden servirle',
        text: 'Conteste unas preguntas fáciles. Verá qué programas pueden servirle y qué regla decide.',
      },
      forms: {
        title: 'No se pierda en los formularios',
        text: 'Vea dónde está el formulario, qué papeles conviene tener listos y quién puede ayudarle a llenarlo.',
      },
      saving: {
        title: 'Ahorre en medicinas',
        text: 'Programas gratis, tarjetas de copago y precios más bajos sin usar el seguro, todo en un solo lugar.',
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
        title: '1. Díganos cuál es su medicina',
        text: `Escriba el nombre que está en el frasco o pregúntele a ${assistant}. Si lo escribe mal, le mostramos nombres parecidos.`,
      },
      answer: {
        title: '2. Conteste unas preguntas',
        text: 'Una a la vez. Puede saltarse las que quiera. Después vea qué programas pueden servirle, y por qué.',
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
