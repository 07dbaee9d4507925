import type { chatPages as English } from '#i18n/en/chat/chat-pages.ts'
import { assistant } from '#operator.json'

export const chatPages: typeof English = {
  heads: {
    general: {
      title: `Pregúntele a ${assistant}`,
      description: `Pregunte con sus palabras por ayuda para pagar medicinas, o por comida, renta o transporte cerca de usted. ${assistant} solo dice lo que dicen sus registros.`,
    },
    compass: {
      title: `Chat con ${assistant}`,
      description: 'Una página solo con el chat: escriba o diga lo que necesita, en inglés o en español.',
    },
    pharmacy: {
      title: 'Copagos, cupones y medicinas por correo',
      description: `Pregúntele a ${assistant} cómo bajar su copago, dónde encontrar un cupón y cómo recibir medicinas por correo con seguridad.`,
    },
  },
  intros: {
    general: `Hola, soy ${assistant}. Ayudo a las personas en los Estados Unidos a pagar menos por sus medicinas. Puedo buscar programas gratis de los fabricantes, tarjetas de copago y cupones para su medicina. También puedo buscar comida, transporte, un abogado o ayuda con la renta cerca de usted. Solo digo lo que dicen mis registros, y puedo mostrarle de dónde viene cada dato. Soy un programa de computadora, no un médico. Por favor, no comparta aquí su nombre ni sus números.`,
    pharmacy: `Hola, soy ${assistant}. Pregúnteme por tarjetas de copago, cupones gratis y medicinas por correo. Una farmacia por correo segura pide la receta médica. Tiene licencia de la junta de farmacia de su estado. Muestra una dirección en los Estados Unidos y un teléfono, y usted puede llamar a un farmacéutico. ¿Qué medicina necesita?`,
    prescription: `Hola, soy ${assistant}. Diga el nombre de su medicina y qué seguro tiene. Busco programas gratis, tarjetas de copago y precios más bajos sin usar el seguro. Le digo para quién es cada uno y a quién llamar.`,
    community: `Le doy la bienvenida. Soy ${assistant}. Dígame qué necesita y su código postal o ciudad: comida, transporte, cuidado de niños, ayuda con la renta, un médico, un abogado o ayuda con dinero. Buscaré personas cerca de usted que puedan ayudar.`,
  },
  sections: {
    finder: {
      title: `Pregúntele a ${assistant} por su medicina`,
      lead: `Con sus palabras. ${assistant} responde con los mismos registros.`,
    },
    support: { title: `Pídale a ${assistant} ayuda local`, lead: 'Diga qué necesita y dónde vive, con sus palabras.' },
  },
  floating: {
    open: `Pregúntele a ${assistant} aquí`,
    close: 'Cerrar el chat',
    whole: 'Abrir el chat en su propia página',
    label: assistant,
  },
  steps: {
    open: 'Abrir el chat aquí',
    close: 'Cerrar el chat',
    whole: 'Abrir el chat en su propia página',
    search: 'O busque su medicina',
  },
}
