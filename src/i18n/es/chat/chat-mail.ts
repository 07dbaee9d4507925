import type { chatMail as English } from '#i18n/en/chat/chat-mail.ts'
import { assistant } from '#operator.json'

export const chatMail: typeof English = {
  subject: `Su conversación con ${assistant}`,
  intro: `Esto es lo que ${assistant} respondió.`,
  topics: {
    programs: 'Programas que pueden ayudar',
    copay: 'Tarjetas de copago',
    coupons: 'Cupones y tarjetas',
    price: 'Precios',
    delivery: 'Entrega a domicilio',
    eligibility: 'Qué programas le pueden servir',
    insurance: 'Seguro médico',
    medicine: 'Qué medicina',
    record: 'Más sobre un programa',
    local: 'Ayuda cerca',
    deals: 'Ofertas y descuentos',
    knowledge: 'Bueno saberlo',
    danger: 'En peligro',
    advice: 'Para un médico o farmacéutico',
    other: `Sobre ${assistant} y esta conversación`,
  },
  form: 'Abrir el formulario',
  source: 'De dónde viene esto: {{site}}',
  ask: `Pregunte primero: las reglas y los precios pueden cambiar. ${assistant} es un programa de computadora y no da consejos médicos. En una emergencia, llame al 911.`,
  why: 'Recibió este correo porque alguien escribió su dirección en {{site}} y nos pidió enviar esta conversación. Borramos su dirección después de enviar este correo y no le escribiremos otra vez por nuestra cuenta.',
}
