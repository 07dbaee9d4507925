import type { aboutUs as English } from '#i18n/en/pages/about-us.ts'
import { assistant, brand } from '#operator.json'

export const aboutUs: typeof English = {
  about: {
    title: `Quién es ${brand}`,
    lead: `Una medicina no debe costarle la renta. ${brand} es una guía gratis que le lleva a la ayuda, con palabras claras.`,
    ask: `Pregúntele a ${assistant}`,
    offers: `Qué hace ${brand}`,
    points: {
      free: {
        title: 'Encuentra medicinas gratis',
        text: 'Los fabricantes tienen más de {{makerPrograms}} programas de medicinas gratis. Mostramos aquellos cuyas reglas conocemos.',
      },
      copay: {
        title: 'Baja su copago',
        text: 'Cupones y tarjetas de copago de los fabricantes, para medicinas de marca, con seguro.',
      },
      cash: {
        title: 'Baja el precio sin usar el seguro',
        text: 'Con cupones gratis puede ahorrar hasta un {{couponSavings}}%. Los aceptan más de {{drugstores}} farmacias.',
      },
      delivery: {
        title: 'Se la lleva a la puerta',
        text: 'Entrega gratis a domicilio hasta a {{miles}} millas de {{city}}, cuando está disponible. Muchas farmacias también mandan medicinas por correo.',
      },
      live: {
        title: 'Sigue a su lado',
        text: '¿Paga {{monthlyPrice}} o más al mes por una sola medicina? Escríbanos: una persona de verdad le ayuda con los formularios y le acompaña mes tras mes.',
      },
    },
    listed: {
      free_one: 'Hoy en nuestra lista: {{count}} programa gratis.',
      free_other: 'Hoy en nuestra lista: {{count}} programas gratis.',
      copay_one: 'Hoy en nuestra lista: {{count}} tarjeta o inicio gratis.',
      copay_other: 'Hoy en nuestra lista: {{count}} tarjetas e inicios gratis.',
      cash_one: 'Hoy en nuestra lista: {{count}} cupón o descuento.',
      cash_other: 'Hoy en nuestra lista: {{count}} cupones y descuentos.',
    },
    promises: {
      title: 'Lo que prometemos',
      signIn: 'Nunca tiene que crear una cuenta.',
      sell: 'Nunca vendemos sus respuestas.',
      sources: 'Mostramos de dónde viene cada dato y de cuándo es.',
      ads: 'Los anuncios están marcados y nunca cambian sus resultados.',
    },
  },
}
