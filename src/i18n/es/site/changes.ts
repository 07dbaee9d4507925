import type { changes as en } from '#i18n/en/site/changes.ts'

export const changes: typeof en = {
  title: 'Lo que cambiamos',
  lead: 'Cuando cambia una página de donde viene un dato, una persona la revisa y corrige el dato. Cada corrección queda aquí.',
  description: 'Qué cambió en los datos de este sitio, qué página lo dice y cuándo lo revisó una persona.',
  none: 'Todavía nada. No hemos cambiado ningún dato después de volver a mirar su página.',
  feed: 'Seguir los cambios (Atom)',
  source: 'Su página',
  phone: 'Ahora el teléfono es {{to}}. Antes era {{from}}.',
  percent: 'Ahora el límite de ingresos es el {{to}} de la guía federal de pobreza. Antes era el {{from}}.',
  pay: 'Ahora se paga desde {{to}}. Antes era {{from}}.',
  most: 'Ahora paga como máximo {{to}}. Antes era {{from}}.',
  ended: 'Ya terminó. No lo mostramos más.',
  gone: 'Su página ya no existe. No ponemos más el enlace.',
}
