export const assistance = {
  papers: {
    title: 'Help with your application',
    lead: 'Do you pay {{monthlyPrice}} or more a month for one medicine? Write to us. A person looks for a program with you, helps with its form, and stays with you month after month.',
    note: 'Never pay a fee to apply. These programs are free.',
    points: {
      medicine: {
        title: 'Your prescription',
        text: 'Copy the name and the dose from the bottle. Your doctor signs most forms.',
      },
      income: { title: 'What your home earns', text: 'A pay stub, a tax form or a letter from Social Security.' },
      insurance: {
        title: 'Your insurance card',
        text: 'Copy both sides. If you have no insurance, say so on the form.',
      },
      home: { title: 'Where you live', text: 'A bill or a letter with your name and address on it.' },
    },
    ready: 'Good to have ready',
    checklist: 'See the whole checklist',
    how: {
      title: 'How it goes',
      write: {
        title: 'You write to us',
        text: 'Tell us what you need help with, and how to reach you. You choose how much you say.',
      },
      look: {
        title: 'A person reads it',
        text: 'They look for programs that may fit you, and write or call you back. It can take some days.',
      },
      apply: {
        title: 'You apply',
        text: 'The program decides, not we. Your doctor’s office may help too: many fill in these forms often.',
      },
      stay: {
        title: 'We stay with you',
        text: 'Rules and prices change. Write to us again any month, and we look again with you.',
      },
    },
    formTitle: 'Write to us',
    call: {
      title: 'Can’t wait?',
      program: 'Call the program. Its phone number is on its card when we know it.',
      find: 'Find the program',
      medicare: 'For Medicare and Extra Help, call 1-800-MEDICARE (1-800-633-4227).',
    },
  },
}
