import type { about as English } from '#i18n/en/pages/about.ts'
import { brand } from '#operator.json'

export const about: typeof English = {
  terms: {
    title: 'Términos y condiciones',
    lead: `Por favor lea esto antes de usar ${brand}. Es corto.`,
    points: {
      advice: {
        title: 'No es consejo médico',
        text: `${brand} ayuda con el costo. Pregunte a su médico o farmacéutico antes de empezar, cambiar o dejar una medicina. En una emergencia, llame al 911.`,
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
      free: { title: `${brand} es gratis`, text: 'No paga nada por usar este sitio. No tiene que crear una cuenta.' },
      links: {
        title: 'Otros sitios',
        text: 'No dirigimos los programas, las tiendas ni los sitios de nuestros enlaces. Ahí valen sus propios términos.',
      },
    },
  },
}
