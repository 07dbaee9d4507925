import type { openData as en } from '#i18n/en/site/open-data.ts'

export const openData: typeof en = {
  title: 'Llévese nuestros datos',
  lead: 'Todo lo que dicen nuestras páginas sobre medicinas, programas, ayuda local, respuestas y precios, en archivos para sus propios programas. Es gratis y nadie tiene que registrarse.',
  description:
    'Medicinas, programas, ayuda local, respuestas y precios de este sitio en archivos JSON y CSV, con sus fuentes, fechas y licencias.',
  day: 'Los archivos son del {{day}}. Se hacen de nuevo cada día y cada vez que cambia un dato.',
  records_one: '{{count}} registro',
  records_other: '{{count}} registros',
  file: '{{name}}, {{size}}',
  kilobytes: '{{count}} kB',
  megabytes: '{{count}} MB',
  licence: 'Licencia',
  credits: 'Créditos',
  medicines: 'Medicinas',
  medicinesText: 'Cada nombre de nuestra lista: marcas, genéricos, nombres en español y errores comunes.',
  programs: 'Programas que ayudan a pagar',
  programsText: 'Para quién es cada uno, sus reglas, teléfono, formulario y página, y las medicinas que nombra.',
  services: 'Ayuda local',
  servicesText:
    'Comida, transporte, renta, abogados, cuidado de niños, clínicas y dinero, con teléfono, lugar y horario.',
  answers: 'Respuestas',
  answersText: 'Preguntas sobre cómo pagar medicinas, con su respuesta y el último día en que vale.',
  prices: 'Precios',
  pricesText:
    'Lo que pagan las farmacias, precios sin seguro y lo que pagan los planes de Medicare. Ninguno es una oferta.',
  ours: 'Escrito por quienes hacen Navi a partir de páginas públicas. Cada registro dice sus fuentes.',
  names:
    'Nombres comparados con listas de la Administración de Alimentos y Medicamentos de EE. UU. (dominio público). Nombres y RxCUI de RxTerms: este producto usa datos públicos por cortesía de la Biblioteca Nacional de Medicina de EE. UU. (NLM), Institutos Nacionales de la Salud, Departamento de Salud y Servicios Humanos; la NLM no es responsable del producto y no avala ni recomienda este ni ningún otro producto.',
  about: 'Sobre los archivos',
  aboutText: 'La lista de todos los archivos con sus sumas (sha256), qué significa cada columna y las condiciones.',
  terms: 'Antes de usarlos',
  termsText:
    'Diga de dónde vienen los datos y de cuándo son: cada registro tiene sus fuentes y fechas. No son consejo médico ni promesa. Pregunte al programa antes de que alguien cuente con ello. Tómelos de nuevo cada día.',
  others: 'Otras formas',
  othersText:
    'Los programas también pueden preguntarnos por una medicina a la vez, y los asistentes pueden usar nuestras herramientas en /mcp.',
  api: 'Leer sobre las llamadas',
}
