import type { gallery as en } from '#i18n/en/site/gallery.ts'

export const gallery: typeof en = {
  title: 'Componentes',
  lead: 'Todas las partes que ve una persona, en sus estados. Elija el idioma al principio de la página.',
  colors: 'Colores',
  color: { browser: 'Colores del navegador', light: 'Claro', dark: 'Oscuro' },
  contrasts: 'Contraste',
  contrast: { browser: 'Contraste del navegador', more: 'Más contraste' },
  showWide: 'Mostrar a lo ancho',
  show: 'Mostrar',
}
