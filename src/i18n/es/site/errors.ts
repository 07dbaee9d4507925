import type { errors as English } from '#i18n/en/site/errors.ts'
import { assistant } from '#operator.json'

export const errors: typeof English = {
  invalid_request: 'Falta algo en esta solicitud, o algo está mal: {{field}}.',
  empty_question: 'Escriba una pregunta.',
  question_too_long: 'Esta pregunta es demasiado larga. Use {{field}} letras o menos.',
  unknown_category: 'No conocemos esta categoría de programas.',
  no_programme: '¡Elija un programa para ver los datos de los comercios!',
  no_data: 'No hay datos disponibles.',
  invalid_email: 'Escriba una dirección de correo válida.',
  invalid_phone: 'Escriba un número de teléfono válido.',
  phone_country: 'Solo podemos enviar mensajes a números de estos países: {{field}}.',
  number_stopped: 'Este número pidió no recibir más mensajes. Envíe START a nuestro número para recibirlos otra vez.',
  unknown_item: 'No conocemos uno de estos elementos, o su enlace no es nuestro. No se envió nada.',
  incomplete_card: 'Los elementos de esta tarjeta no coinciden con su cantidad: {{field}}. No se envió nada.',
  too_many_items: 'Una tarjeta puede tener 20 elementos como máximo. No se envió nada.',
  no_attachments: 'No se pueden enviar archivos. No se envió nada.',
  foreign_link: 'Solo enviamos enlaces a este sitio. No se envió nada.',
  expired_page:
    'Esta página estuvo abierta demasiado tiempo, o el formulario llegó muy rápido. Espere unos segundos y toque Enviar otra vez.',
  used_form: 'Esto ya se envió, o esperó demasiado tiempo. Ahora no se envió nada. Toque Enviar otra vez.',
  zip_too_far: 'La entrega no llega hasta el código postal {{field}}. Vea las otras maneras en esta página.',
  invalid_zip: 'Escriba un código postal de 5 números.',
  cross_site: 'Otro sitio web pidió esto. No se hizo nada.',
  wrong_signature: 'Esta llamada no lleva la firma de nuestro proveedor de mensajes.',
  too_many_sends:
    'Demasiados mensajes por ahora. Intente otra vez en {{wait}}. Mientras tanto puede imprimir o guardar lo que ve aquí, o llamar.',
  too_many_talks:
    'Hay demasiadas conversaciones por voz por ahora. Inténtelo otra vez en {{wait}}. Mientras tanto puede escribir.',
  not_found: 'No hay nada en esta dirección.',
  method_not_allowed: 'Esta llamada no funciona con este método. Vea el encabezado Allow.',
  unknown_drug: 'No conocemos esta medicina.',
  unknown_programme: 'No conocemos este programa.',
  unknown_vendor: 'No conocemos este comercio.',
  unread_fact: 'No entendimos eso. Toque una respuesta, o escríbala con otras palabras.',
  unread_household: 'Escriba cuántas personas son: un número del 1 al 30.',
  unread_income: 'Escriba una cantidad en dólares, como 1,900 al mes. Puede ser 0, y como máximo 100,000,000 al año.',
  unknown_zip: 'No conocemos el código postal {{field}}. Revíselo, por favor.',
  unknown_answer: 'No tenemos esta respuesta.',
  no_voice_service: 'Aquí no hay un servicio de voz. Su navegador oye y habla por sí mismo.',
  too_much_read: 'Hoy se leyó mucho en voz alta. Inténtelo otra vez en {{wait}}. Aquí puede leer las palabras.',
  ended_answer: 'Esta respuesta era para un tiempo que ya pasó. Busque una más nueva.',
  body_too_large: 'Esta solicitud es demasiado grande.',
  unsupported_media_type: 'Envíe esto como formulario o como JSON.',
  too_many_requests:
    'Demasiadas solicitudes. Espere un minuto e intente otra vez. ¿Está en peligro? Llame ya al 911. ¿Piensa en el suicidio? Llame al 988, o envíe AYUDA por texto al 988.',
  still_answering: `${assistant} todavía está respondiendo a lo que preguntó antes. Espere un momento e intente otra vez. ¿Está en peligro? Llame ya al 911.`,
  internal_error: 'Error interno del servidor',
  overloaded:
    'Hay demasiada gente preguntando en este momento. Espere unos segundos e intente otra vez. ¿Está en peligro? Llame ya al 911. ¿Piensa en el suicidio? Llame al 988, o envíe AYUDA por texto al 988.',
  not_ready: 'El servicio está iniciando o en pausa. Intente otra vez en un momento.',
  voice_away: 'El servicio de voz no responde ahora. Escriba, o inténtelo otra vez pronto.',
}
