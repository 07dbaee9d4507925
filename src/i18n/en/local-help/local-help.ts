/** The words of the local community page alone: they reach the browser with its data. */
export const localHelp = {
  lead: 'Food, a ride, rent, a lawyer and more. Say what you need and where you live.',
  rules: 'What local programs ask',
  title: 'Help in your community',
  kinds: 'Seven kinds of help',
  count_one: 'See {{count}} service',
  count_other: 'See {{count}} services',
  points: {
    transportation: 'Rides to the doctor or the drugstore, bus passes and half fares.',
    childcare: 'Help to pay for care while you work or study, and programs for young children.',
    housing: 'Help with rent, with electric and heating bills, or to find a safe place to stay.',
    food: 'Food pantries, meals for older people, SNAP (food stamps) and WIC.',
    legal: 'Legal aid offices help with rent, debt, benefits and family problems. It may be free for you.',
    healthcare: 'Community health centers see you with or without insurance. What you pay depends on your income.',
    financial: 'Help with an urgent bill, free help with taxes and advice about debt.',
  },
}
