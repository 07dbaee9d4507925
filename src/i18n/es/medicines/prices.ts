import type { prices as English } from '#i18n/en/medicines/prices.ts'

export const prices: typeof English = {
  title: 'Pagar sin usar el seguro',
  withMedicare: 'Con Medicare',
  noQuantity: 'no dice la cantidad',
  listOf: 'Lista del {{date}}',
  old: 'Viejo',
  oldMeans: 'Viejo: de hace más de 90 días. Pregunte el precio de hoy.',
  strengths: 'Todas las dosis y formas',
  strength: 'Dosis',
  perUnit: 'Por una unidad',
  forQuantity: 'Cantidad',
  about: 'Sobre estos precios',
  sourceSite: 'Sitio oficial',
}
