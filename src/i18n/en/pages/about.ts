import { brand } from '#operator.json'

export const about = {
  terms: {
    title: 'Terms and conditions',
    lead: `Please read this before you use ${brand}. It is short.`,
    points: {
      advice: {
        title: 'Not medical advice',
        text: `${brand} helps with the cost. Ask your doctor or pharmacist before you start, change or stop a medicine. In an emergency, call 911.`,
      },
      facts: {
        title: 'Facts may be out of date',
        text: 'Programs change their rules. We show the source and its date when we know it. Call the program to confirm.',
      },
      decision: { title: 'The program decides', text: 'We show what may fit you. Only the program can say yes.' },
      fee: { title: 'Never pay a fee to apply', text: 'These programs are free. If someone asks you to pay, say no.' },
      free: { title: `${brand} is free`, text: 'You pay nothing to use this site. You do not sign in.' },
      links: {
        title: 'Other sites',
        text: 'We do not run the programs, stores and sites we link to. Their own terms hold there.',
      },
    },
  },
}
