import type { privacy as English } from '#i18n/en/pages/privacy.ts'
import { assistant } from '#operator.json'

export const privacy: typeof English = {
  privacy: {
    title: 'Política de privacidad',
    lead: 'Guardamos lo menos posible. Esto es lo que pasa hoy en este sitio.',
    points: {
      name: {
        title: 'Sin cuenta',
        text: 'No tiene que entrar con una cuenta. Para buscar ayuda no le pedimos su nombre. Puede escribir un código postal o una ciudad para buscar ayuda cerca. La búsqueda no lo guarda. En una conversación o en un formulario, queda con lo demás.',
      },
      talk: {
        title: `Su conversación con ${assistant}`,
        text: 'Guardamos una conversación para que usted pueda seguir: hasta {{hours}} horas, y luego la borramos. Está cerrada con una llave que solo tiene su navegador. Después de 30 minutos sin una palabra, ya no vuelve. «Borrar esta conversación» la borra en el momento.',
      },
      requests: {
        title: 'Formularios que nos envía',
        text: 'Lo que escribe en el formulario de contacto o de entrega queda cifrado {{days}} días. Luego lo borramos. Donde el equipo del sitio recibe correo, también se le manda por correo. Esa copia queda hasta que el equipo la borre.',
      },
      cards: {
        title: 'Tarjetas y conversaciones que envía',
        text: 'Para enviarlas necesitamos un correo electrónico o un número de teléfono. Mientras esperan, el dato y el mensaje están cerrados con una clave nuestra. Los borramos cuando el mensaje se entrega, o una semana después de dejar de intentarlo. Una conversación sale sin las preguntas de usted. Donde todavía no se puede enviar, el mensaje queda 30 días en una carpeta. La empresa que lleva el mensaje ve los dos.',
      },
      limits: {
        title: 'Contra el mal uso',
        text: 'Contamos cuántos mensajes salen y entran, con códigos hechos de direcciones y números. Al día siguiente ya no existen ni los códigos ni su clave. Durante diez minutos, otro código evita que el mismo mensaje salga dos veces. Las direcciones que llegan al mismo buzón cuentan como una. Si responde STOP a un mensaje, guardamos un código de su número, hecho con una clave nuestra, para no escribirle más hasta que envíe START. Lo mismo vale para su buzón, si toca el enlace de un correo que detiene nuestros correos. Con esa clave podemos comprobar si un número o un buzón está en la lista.',
      },
      tracking: {
        title: 'Sin rastreo',
        text: 'Ninguna otra empresa cuenta sus visitas. Nuestras páginas no cargan nada de otras empresas, a menos que usted toque un botón que dice el nombre de la empresa.',
      },
      logs: {
        title: 'Nuestros registros',
        text: 'Dicen qué tipo de página se abrió, qué tan rápido contestamos y cuántas veces algo pareció un mal uso. Nunca tienen el nombre de una medicina.',
      },
      address: {
        title: 'Su dirección de internet',
        text: 'La usamos por poco tiempo para frenar demasiadas solicitudes a la vez. No la anotamos. Solo se hacen con ella los códigos que nombra esta página.',
      },
      device: {
        title: 'En su aparato',
        text: `Su navegador guarda su idioma, las tarjetas que usted guarda, su plan como se hizo la última vez, un número al azar y que ya vio nuestra nota sobre el micrófono, hasta que los borre. Para cuando no hay internet, también guarda nuestra lista de medicinas y dos páginas. Hasta que lo cierra, guarda sus respuestas, su última tarjeta, la llave de su conversación, sus marcas, su lugar en la página y lo que escribió donde una página tuvo que cargarse otra vez. También las últimas medicinas y programas que vio. Estos quedan más tiempo si pone ${assistant} en su pantalla de inicio. El botón de esta página borra todo menos su idioma.`,
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
    health: {
      title: 'Sus datos de salud',
      lead: 'El nombre de una medicina puede decir algo de su salud. Esta parte dice qué hacemos con eso. La pide la ley del estado de Washington que se llama My Health My Data (mi salud, mis datos). Hacemos lo mismo para todos, en todos los estados.',
      parts: {
        what: {
          title: 'Qué son',
          text: `Las medicinas que busca. Sus respuestas en la revisión: seguro, ingresos, hogar y edad. Lo que le escribe a ${assistant}. Lo que pone en un formulario o en una tarjeta.`,
        },
        why: {
          title: 'Para qué los usamos',
          text: 'Para buscar programas que pueden ayudarle, para responderle y para enviar lo que usted nos pide. Para nada más. Ningún anuncio se elige con ellos.',
        },
        from: {
          title: 'De dónde vienen',
          text: 'Solo de usted, cuando los escribe o los dice. No los compramos. Usamos el código postal que usted escribe, nunca el lugar de su teléfono.',
        },
        who: {
          title: 'Quién los recibe',
          text: 'No los vendemos. Solo los compartimos para hacer lo que usted pide: con la empresa de correo o de teléfono que lleva su tarjeta, su conversación o su formulario. Si habla en vez de escribir, la empresa de su navegador puede pasar su voz a texto. Si escucha una respuesta, la empresa de la voz puede recibir sus palabras.',
        },
        keep: {
          title: 'Cuánto tiempo quedan',
          text: 'Lo que busca no se guarda en nuestras computadoras. Sus respuestas en la revisión quedan en su navegador hasta que lo cierra. Una conversación queda hasta {{hours}} horas; un formulario, {{days}} días.',
        },
        rights: {
          title: 'Sus derechos',
          text: 'Puede preguntarnos si tenemos datos de usted, recibirlos y saber quién los recibió. Puede decir que no a lo que antes dijo que sí. Puede pedir que se borren. No cuesta nada, y no le tratamos peor por eso.',
        },
        how: {
          title: 'Cómo usarlos',
          text: 'Toque el botón de abajo: no pide ningún nombre. Si nos envió un formulario, escríbanos en la página de contacto con el mismo correo o teléfono, para encontrarlo. En Washington tenemos 45 días para responder. Si decimos que no, escriba otra vez y pida que lo veamos de nuevo. También puede decírselo al fiscal general del estado.',
        },
      },
      whoModel: `Lo que le escribe a ${assistant} también lo recibe {{receiver}}, que ayuda a entenderle y a elegir la respuesta. Antes quitamos los nombres y los números largos. Si busca ayuda cerca, puede saber más o menos dónde es. Contamos esas preguntas con códigos que ya no existen al día siguiente. Ahí valen sus propias reglas.`,
      whoReader: `Si su aparato no tiene voz, {{receiver}} puede leerle una página o una respuesta. Antes se le pregunta. Recibe esas palabras, no su dirección de internet. Contamos las frases con códigos que desaparecen al día siguiente.`,
      whoVoice: `Cuando habla con ${assistant}, su voz llega a {{receiver}}, que la convierte en palabras y lee nuestra respuesta en voz alta. Solo empieza cuando usted lo pide. Contamos esas conversaciones con códigos que ya no existen al día siguiente. Ahí valen sus propias reglas.`,
      whoNone: `Ninguna otra empresa recibe lo que le escribe a ${assistant}.`,
    },
    forget: {
      title: 'Borrar mis datos',
      lead: `Con un solo toque se borran su conversación con ${assistant}, sus respuestas en la revisión, su última tarjeta, sus tarjetas guardadas, su plan y todo lo demás que este sitio guarda en este navegador.`,
      button: 'Borrar mis datos',
      busy: 'Borrando...',
      done: 'Sus datos están borrados.',
      doneChat: `En nuestras computadoras: su conversación con ${assistant}.`,
      doneCookies: 'En este navegador: sus respuestas en la revisión y su última tarjeta.',
      doneDevice:
        'En este navegador: sus tarjetas guardadas, su plan, las páginas para usar sin internet y todo lo demás que guardamos.',
      failedServer:
        'No pudimos llegar a nuestras computadoras, así que su conversación, sus respuestas y su última tarjeta siguen ahí. Revise su conexión a internet y toque el botón otra vez.',
      failedDevice:
        'Su navegador no nos dejó borrar todo lo que guarda. Borre los datos de este sitio en la configuración del navegador.',
      leftTitle: 'Lo que este botón no puede hacer',
      leftForms:
        'Un formulario que nos envió no está unido a este navegador. Pídanos en la página de contacto que lo borremos. Si no, se borra después de {{days}} días.',
      leftMail: 'Un correo o un mensaje que usted ya mandó no se puede detener. Bórrelo donde llegue.',
      leftHistory:
        'La lista de páginas que abrió es del navegador. Bórrela ahí. Cierre también otras páginas abiertas de este sitio.',
      leftLanguage: 'Dejamos su idioma, para que la próxima página lo hable.',
      noScript:
        'Este botón necesita JavaScript, que está apagado. Cierre el navegador y borre los datos de este sitio en su configuración. La conversación se borra sola después de {{hours}} horas como máximo.',
      contact: 'Ir a la página de contacto',
    },
  },
}
