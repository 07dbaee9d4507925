import type { access as English } from '#i18n/en/site/access.ts'

export const access: typeof English = {
  title: 'Ayuda para una persona, una pareja o una familia',
  lead: '¿Paga {{monthlyPrice}} o más al mes por una sola medicina? Una persona de verdad puede ayudarle con los formularios. No importa si vive solo, en pareja o con su familia.',
  individuals: 'Una persona',
  couples: 'Parejas',
  households: 'Familias',
  button: 'Recibir ayuda de una persona',
}
