import type { search as English } from '#i18n/en/medicines/search.ts'

export const search: typeof English = {
  label: 'Su medicina',
  clear: 'Borrar la medicina',
  noMatches: 'No se encontró ninguna.',
  loading: 'Cargando la lista de medicinas. Puede seguir escribiendo.',
  failed: 'No pudimos cargar la lista de medicinas. El problema es nuestro.',
  retry: 'Intente otra vez',
  count_one: '{{count}} medicina en la lista.',
  count_other: '{{count}} medicinas en la lista.',
  manyFound: 'La lista muestra las primeras {{count}} medicinas. Escriba más letras para acortarla.',
  choose: 'Elija su medicina de la lista.',
  generic: 'Medicina genérica',
  similar: 'Nombre parecido',
  likely: '¿Es una de estas?',
  submit: 'Buscar',
  toast: { noList: '¡¡¡No pudimos cargar las medicinas en este momento!!!', noAnswer: 'Error interno del servidor' },
}
