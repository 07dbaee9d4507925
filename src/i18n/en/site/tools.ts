/** Words of the answers that other programs read. */
export const tools = {
  likely: 'It may be one of these: {{names}}. Ask which one is meant.',
  cds: {
    title: 'Help to pay for the medicine',
    description:
      'Programs that may pay for the medicine of an order or lower its price, with their sources. Needs nothing of the patient.',
    summary_one: '{{drug}}: {{count}} program may help pay for it',
    summary_other: '{{drug}}: {{count}} programs may help pay for it',
    link: 'All programs, rules and sources',
    dated: '(as of {{date}})',
    undated: '(its source shows no date: ask first)',
  },
}
