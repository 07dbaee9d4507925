import type { offline as English } from '#i18n/en/site/offline.ts'
import { brand } from '#operator.json'

export const offline: typeof English = {
  app: {
    name: `${brand}, guía para ahorrar en medicinas`,
    description: 'Encuentre ayuda para pagar sus medicinas, en inglés y en español.',
  },
  title: 'No hay conexión en este momento',
  description: `Lo que ${brand} guarda en su teléfono o computadora para cuando no hay internet.`,
  lead: `${brand} no tiene conexión a internet. Aquí está lo que guarda este aparato. Todavía puede llamar: las llamadas no necesitan internet.`,
  back: 'Cuando vuelva la conexión, regresará a su página automáticamente.',
  stored: 'Guardado en este aparato el {{date}}. Puede haber cambiado desde entonces.',
  cards: 'Sus tarjetas guardadas',
  noCards: 'Usted no ha guardado tarjetas en este aparato.',
  programs: 'Los últimos programas que vio',
  noPrograms: `Aquí no hay programas guardados. ${brand} los guarda cuando usted busca una medicina con internet.`,
  of: 'Programas para {{drug}}',
  medicines: 'Busque el nombre de una medicina',
  medicinesLead: 'La lista de nombres funciona sin internet. Escriba cualquier nombre que conozca.',
  label: 'Su medicina',
  picked: {
    generic: 'Su nombre genérico es {{generic}}.',
    below: 'Sus programas están guardados aquí. Vea “{{title}}” en esta página.',
    missing: 'Sus programas no están guardados aquí. Búsquela cuando tenga internet.',
  },
  needScript: 'Su navegador debe permitir scripts para mostrar lo que está guardado.',
}
