import type { tools as english } from '#i18n/en/site/tools.ts'

export const tools: typeof english = {
  likely: 'Puede ser una de estas: {{names}}. Pregunte cuál es.',
  cds: {
    title: 'Ayuda para pagar la medicina',
    description:
      'Programas que pueden pagar la medicina de una orden o bajar su precio, con sus fuentes. No necesita nada del paciente.',
    summary_one: '{{drug}}: {{count}} programa puede ayudar a pagarla',
    summary_other: '{{drug}}: {{count}} programas pueden ayudar a pagarla',
    link: 'Todos los programas, reglas y fuentes',
    dated: '(al {{date}})',
    undated: '(su fuente no muestra fecha: pregunte primero)',
  },
}
