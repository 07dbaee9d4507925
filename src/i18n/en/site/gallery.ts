/** The page that shows developers the components. */
export const gallery = {
  title: 'Components',
  lead: 'Every part that a person sees, in its states. Choose the language at the top of the page.',
  colors: 'Colors',
  color: { browser: 'Colors of the browser', light: 'Light', dark: 'Dark' },
  contrasts: 'Contrast',
  contrast: { browser: 'Contrast of the browser', more: 'More contrast' },
  showWide: 'Show it wide',
  show: 'Show it',
}
