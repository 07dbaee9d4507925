import type { answerCard as english } from '#i18n/en/cards/answer-card.ts'

export const answerCard: typeof english = {
  changed: 'La respuesta ahora: {{line}}',
  ways: 'Dos formas de empezar',
  callNumber: 'Llamar al {{phone}}',
  getCard: 'Sacar la tarjeta',
  toSay: 'Qué decir cuando llame',
  toAsk: 'Pregúnteles:',
  whyFirst: '¿Por qué esto primero?',
  howSure: '¿Qué tan seguro es? {{proof}}',
  proof: { primary: 'La página del programa', secondary: 'La página de otro grupo', lead: 'Una lista pública' },
  nothingFits: 'Por ahora, ningún programa para {{drug}} va con sus respuestas.',
  ifThatSaysNo: 'Si le dicen que no',
  notNow_one: 'Por ahora no: {{count}} programa, y por qué',
  notNow_other: 'Por ahora no: {{count}} programas, y por qué',
  change: 'Qué cambiaría esto',
}
