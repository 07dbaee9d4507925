import type { mail as English } from '#i18n/en/cards/mail.ts'
import { assistant, brand } from '#operator.json'
import { phoneOfOtherSite } from './phone-of-other-site.ts'

export const mail: typeof English = {
  emailSent: '¡Correo enviado!',
  textSent: '¡Mensaje de texto enviado!',
  emailKept:
    'Este sitio todavía no puede enviar correos. Su mensaje se guardó en una carpeta y no se envió. Lo borramos después de 30 días.',
  textKept:
    'Este sitio todavía no puede enviar mensajes de texto. Su mensaje se guardó en una carpeta y no se envió. Lo borramos después de 30 días.',
  subject: `Su tarjeta digital de ${brand}`,
  intro: 'Esta es la ayuda que usted eligió. Lleve esta tarjeta con usted o ábrala en cualquier teléfono.',
  view: 'Toque para ver',
  phone: 'Teléfono: {{phone}}',
  publicNumber: phoneOfOtherSite,
  ask: 'Pregunte primero: las reglas y los precios pueden cambiar.',
  open: 'Abrir esta tarjeta',
  talk: `Hable con ${assistant}`,
  talkIn: 'en su propio idioma',
  savings: 'Ahorre más, sin complicaciones',
  why: 'Recibió este correo porque alguien escribió su dirección en {{site}} y nos pidió enviar esta tarjeta. Borramos su dirección después de enviar este correo y no le escribiremos otra vez por nuestra cuenta.',
  stop: {
    link: 'No recibir más correos de este sitio',
    ask: {
      title: '¿No quiere más correos?',
      text: 'Toque el botón y este sitio no enviará más tarjetas ni conversaciones a su buzón.',
    },
    stop: {
      title: 'Ya no le enviaremos correos',
      text: 'Este sitio no enviará más tarjetas ni conversaciones a su buzón. Para eso no guardamos su dirección, solo un código hecho con ella.',
      button: 'No quiero más correos',
    },
    start: {
      title: 'Puede recibir correos otra vez',
      text: 'Este sitio enviará otra vez tarjetas y conversaciones a su buzón cuando alguien lo pida.',
      button: 'Recibir correos otra vez',
    },
    unknown: {
      title: 'Este enlace no funciona',
      text: 'Falta una parte del enlace. Ábralo otra vez desde el correo.',
    },
  },
  helpSubject: `Ayuda cerca de usted, de ${brand}`,
  helpTitle: 'Ayuda cerca de usted',
  helpIntro: 'Comida, transporte, renta y más: encuentre ayuda gratis cerca de usted, con el teléfono de cada lugar.',
  helpOpen: 'Buscar ayuda cerca de usted',
  // Letters such as á are not in the alphabet of texts, and would halve how much fits.
  cardText: {
    copay: `${brand}: su ayuda de copago {{link}} Responda STOP para no recibir mensajes`,
    program: `${brand}: su lista de llamadas {{link}} Responda STOP para no recibir mensajes`,
    service: `${brand}: sus lugares de ayuda {{link}} Responda STOP para no recibir mensajes`,
    vendor: `${brand}: sus descuentos {{link}} Responda STOP para no recibir mensajes`,
    mixed: `${brand}: su lista de ayuda {{link}} Responda STOP para no recibir mensajes`,
  },
  linkText: `${brand} AI Program: {{link}} Responda STOP para no recibir mensajes`,
  budget: {
    subject: 'Se usó la mitad de lo permitido hoy',
    text: 'Este sitio usó {{used}} de los {{all}} {{what}} que su configuración permite en un día.\n\nPuede ser un día con mucha gente, o alguien que envía a propósito. Vea /metrics (day_budget_used_ratio y security_events_total) y el registro. Los ajustes son {{settings}}; docs/settings.md los explica. Recibe este correo una vez al día por cada límite.\n',
    sends: 'correos y mensajes de texto',
    requests: 'formularios',
  },
}
