import type { home as English } from '#i18n/en/site/home.ts'
import { assistant } from '#operator.json'

export const home: typeof English = {
  title: 'Pague menos por sus medicinas.',
  lead: 'Díganos el nombre de su medicina. Buscamos medicinas gratis, tarjetas de copago y cupones que puede usar hoy.',
  talkToHelper: `Hablar con ${assistant}, su guía`,
  hello: `Hola, soy ${assistant}. Tóqueme y pregúnteme lo que quiera.`,
  facts: {
    noSignIn: 'Sin crear una cuenta',
    free: 'No cuesta nada',
    noName: 'Busque sin dar su nombre',
    programs_one: '{{count}} programa en nuestra lista, con su fuente',
    programs_other: '{{count}} programas en nuestra lista, cada uno con su fuente',
  },
  needs: {
    title: '¿Qué necesita hoy?',
    lead: 'Elija lo que más se parezca a su situación.',
    start: {
      need: 'No sé por dónde empezar',
      words: `${assistant} le hace unas preguntas fáciles. Puede escribir o hablar.`,
      service: 'Asistente personal con IA',
    },
    free: {
      need: 'No puedo pagar mi medicina',
      words:
        'Los fabricantes tienen más de {{makerPrograms}} programas de medicinas gratis. Vea cuáles le pueden servir.',
      service: 'Ayuda para recetas médicas',
    },
    copay: {
      need: 'Mi copago es muy alto',
      words: 'Tiene seguro, pero todavía paga demasiado. Una tarjeta puede bajarlo.',
      service: 'Ayuda con el copago',
    },
    cash: {
      need: 'Pago por mi cuenta',
      words:
        'Con cupones gratis puede ahorrar hasta un {{couponSavings}}%. Los aceptan más de {{drugstores}} farmacias.',
      service: 'Cupones de farmacia',
    },
    delivery: {
      need: 'No puedo ir a la farmacia',
      words:
        'Entrega gratis en su casa, hasta a {{miles}} millas de {{city}}, según disponibilidad. Muchas farmacias también mandan medicinas por correo.',
      service: 'Entrega gratis de medicinas',
    },
    local: {
      need: 'Necesito ayuda cerca de mí',
      words: 'Comida, transporte, renta, cuidado de niños, ayuda legal y más.',
      service: 'Buscador de ahorros con IA',
    },
  },
  how: {
    title: 'Cómo funciona',
    tell: {
      title: 'Díganos cuál es su medicina',
      words: `Escríbala, dígala en voz alta o pregúntele a ${assistant}. No importa si la ortografía no es exacta.`,
    },
    answer: { title: 'Conteste unas preguntas', words: 'Una a la vez. Puede saltarse las que quiera.' },
    apply: {
      title: 'Llame o presente su solicitud',
      words: 'Le damos el teléfono y el formulario. Usted decide.',
    },
  },
  live: {
    title: '¿Paga {{monthlyPrice}} o más al mes por una sola medicina?',
    words: 'Una persona de verdad puede ayudarle con los formularios y acompañarle mes tras mes.',
    button: 'Recibir ayuda de una persona',
  },
  ask: {
    title: '¿Prefiere hablar?',
    words: `${assistant} le escucha y le contesta en voz alta, en español o en inglés. De día o de noche.`,
    talk: `Hablar con ${assistant}`,
    type: `Escribirle a ${assistant}`,
  },
  several: 'Tomo más de una medicina',
  plan: {
    title_one: 'Mi plan: {{count}} medicina',
    title_other: 'Mi plan: {{count}} medicinas',
    next: 'Vea qué sigue',
  },
  search: {
    label: '¿Qué medicina necesita?',
    hint: 'El nombre está en su frasco de pastillas.',
    submit: 'Buscar ayuda',
  },
}
