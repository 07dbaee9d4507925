/** The words of the two pages that find programs for a medicine. */
export const finder = {
  results: 'Programs found',
  found_one: '{{count}} program for {{drug}}',
  found_other: '{{count}} programs for {{drug}}',
  order: 'The best proof comes first. No one pays us to be first.',
  filterLabel: 'Show',
  filterAll: 'All ({{count}})',
  noneTitle: 'No programs available for {{drug}}.',
  noneLead: 'There are other ways to pay less. Try one of these:',
  otherWays: 'All ways to pay less for {{drug}}',
  unknownTitle: 'We do not know “{{text}}”.',
  unknownLead: 'Check the name on your pill bottle, and search again.',
  neverPay: 'Never pay a fee to apply. These programs are free.',
  plan: 'Did your job’s health plan tell you to apply? Tell the program. Some programs say no to plans that work this way.',
  toast: {
    success: '{{category}} fetched successfully',
    none: 'No programs available for this drug',
  },
  assistance: {
    category: 'Patient Assistance Programs (PAPs)',
    lead: 'Drug makers give some medicine for free. Pick yours to see what you can get.',
    start: 'Pick a medicine to see its programs.',
  },
  copay: {
    category: 'Copay Assistance Programs',
    lead: 'A copay is the part you pay at the drugstore. With private insurance, a card from the drug maker may lower it.',
    start: 'Pick a medicine to see its copay cards.',
  },
  startLead: 'We hold {{count}} programs, each with its rules and its source.',
  copaySide: {
    title: 'Is your copay too high?',
    lead: 'A copay card may lower what you pay with private insurance.',
    button: 'See copay cards',
  },
  freeSide: {
    title: 'No insurance, or on Medicare or Medicaid?',
    lead: 'Copay cards are not for you, but free programs may be.',
    button: 'See free programs',
  },
  federal: 'By law, copay cards from drug makers are not for people with Medicare, Medicaid, VA or TRICARE.',
}
