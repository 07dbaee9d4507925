import { assistant } from '#operator.json'
import type { chatMail as English } from '../en/chat-mail.ts'

export const chatMail: typeof English = {
  subject: `Su conversación con ${assistant}`,
  intro: `Esto es lo que usted preguntó y lo que ${assistant} respondió.`,
  you: 'Usted',
  navi: assistant,
  stopped: 'Usted detuvo esta respuesta aquí.',
  form: 'Abrir el formulario',
  source: 'De dónde viene esto: {{site}}',
  ask: `Pregunte primero: las reglas y los precios pueden cambiar. ${assistant} es un programa de computadora y no da consejos médicos. En una emergencia, llame al 911.`,
  why: 'Recibió este correo porque alguien escribió su dirección en {{site}} y nos pidió enviar esta conversación. Borramos su dirección después de enviar este correo y no le escribiremos otra vez por nuestra cuenta.',
}
