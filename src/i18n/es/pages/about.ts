import type { about as English } from '#i18n/en/pages/about.ts'

export const about: typeof English = {
  about: {
    title: 'Quién es Navi',
    lead: 'Una medicina no debe costarle la renta. Navi es una guía gratis que le lleva a la ayuda, con palabras claras.',
    points: {
      free: {
        title: 'Encuentra medicinas gratis',
        text: 'Los fabricantes tienen más de 1,500 programas de medicinas gratis. Mostramos aquellos cuyas reglas conocemos.',
      },
      live: {
        title: 'Le dice quién ayuda',
        text: '¿Paga $60 o más al mes por una sola medicina? Los programas tienen personal que puede ayudarle por teléfono, mes tras mes.',
      },
      copay: {
        title: 'Baja su copago',
        text: 'Cupones y tarjetas de copago de los fabricantes, para medicinas de marca, con seguro.',
      },
      delivery: {
        title: 'Muestra quién entrega',
        text: 'Todavía no está abierta en este sitio: la entrega gratis hasta a {{miles}} millas de {{city}}. Muchas farmacias entregan por correo.',
      },
      cash: {
        title: 'Baja el precio sin seguro',
        text: 'Con cupones gratis puede ahorrar hasta un 80%. Los aceptan más de 67,000 farmacias.',
      },
    },
  },
  contact: {
    title: 'Contáctenos',
    lead: 'Navi todavía no puede recibir mensajes en esta página. Estas personas pueden ayudarle ahora.',
    points: {
      emergency: {
        title: 'En una emergencia',
        text: 'Si alguien está en peligro o muy enfermo, llame ahora al 911.',
      },
      program: {
        title: 'Sobre un programa',
        text: 'Llame al programa. Su teléfono está en su tarjeta, cuando lo sabemos.',
      },
      medicine: {
        title: 'Sobre su medicina',
        text: 'Pregunte a su médico o farmacéutico. El teléfono de la farmacia está en el frasco.',
      },
      medicare: { title: 'Sobre Medicare', text: 'Llame al 1-800-MEDICARE (1-800-633-4227).' },
      local: {
        title: 'Sobre comida, renta o transporte',
        text: 'Llame al 211 para encontrar ayuda cerca de usted.',
      },
    },
  },
  privacy: {
    title: 'Política de privacidad',
    lead: 'Guardamos lo menos posible. Esto es lo que pasa hoy en este sitio.',
    points: {
      name: {
        title: 'Sin cuenta',
        text: 'No tiene que entrar con una cuenta. No le pedimos su nombre. Puede escribir un código postal o una ciudad para buscar ayuda cerca. Nuestras computadoras no lo guardan.',
      },
      health: {
        title: 'Sus datos de salud',
        text: 'Usamos la medicina que busca y las respuestas que da para mostrarle programas. Nuestras computadoras no las guardan. No las vendemos ni las compartimos.',
      },
      cards: {
        title: 'Tarjetas que envía',
        text: 'Para enviar una tarjeta necesitamos un correo electrónico o un número de teléfono. Lo borramos, junto con el mensaje, cuando se entrega, o una semana después de dejar de intentarlo. Donde todavía no se puede enviar, el mensaje queda 30 días en una carpeta. La empresa que lleva el mensaje ve los dos.',
      },
      limits: {
        title: 'Contra el mal uso',
        text: 'Contamos cuántas tarjetas salen, con códigos hechos de direcciones y números. Al día siguiente ya no existen ni los códigos ni su clave. Si responde STOP a un mensaje, guardamos un código de su número, hecho con una clave nuestra, para no escribirle más hasta que envíe START. Con esa clave podemos comprobar si un número está en la lista.',
      },
      tracking: {
        title: 'Sin rastreo',
        text: 'Ninguna otra empresa cuenta sus visitas. Nuestras páginas no cargan nada de otras empresas.',
      },
      logs: {
        title: 'Nuestros registros',
        text: 'Dicen qué tipo de página se abrió y qué tan rápido contestamos. Nunca tienen el nombre de una medicina.',
      },
      address: {
        title: 'Su dirección de internet',
        text: 'La usamos por poco tiempo para frenar demasiadas solicitudes a la vez. No la anotamos.',
      },
      device: {
        title: 'En su aparato',
        text: 'Su navegador guarda su idioma hasta por un año, y las tarjetas que usted guarda y un número al azar hasta que los borre. Hasta que lo cierra, guarda sus respuestas, su última tarjeta y su lugar en la página. Puede borrar todo en su navegador.',
      },
      shared: {
        title: 'En una computadora compartida',
        text: 'La dirección de una página puede mostrar el nombre de su medicina. Al terminar, borre el historial del navegador.',
      },
      links: {
        title: 'Otros sitios',
        text: 'Cuando abre la página o el formulario de un programa, ahí valen sus propias reglas de privacidad.',
      },
    },
  },
  terms: {
    title: 'Términos y condiciones',
    lead: 'Por favor lea esto antes de usar Navi. Es corto.',
    points: {
      advice: {
        title: 'No es consejo médico',
        text: 'Navi ayuda con el costo. Pregunte a su médico o farmacéutico antes de empezar, cambiar o dejar una medicina. En una emergencia, llame al 911.',
      },
      facts: {
        title: 'Los datos pueden estar atrasados',
        text: 'Los programas cambian sus reglas. Mostramos la fuente y su fecha cuando la sabemos. Llame al programa para confirmar.',
      },
      decision: {
        title: 'El programa decide',
        text: 'Mostramos lo que puede servirle. Solo el programa puede decir que sí.',
      },
      fee: {
        title: 'Nunca pague por hacer la solicitud',
        text: 'Estos programas son gratis. Si alguien le pide dinero, diga que no.',
      },
      free: { title: 'Navi es gratis', text: 'No paga nada por usar este sitio. No tiene que crear una cuenta.' },
      links: {
        title: 'Otros sitios',
        text: 'No dirigimos los programas, las tiendas ni los sitios de nuestros enlaces. Ahí valen sus propios términos.',
      },
    },
  },
}
