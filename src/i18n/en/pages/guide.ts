import { assistant, brand } from '#operator.json'

export const guide = {
  welcome: {
    title: `Welcome to ${brand}`,
    dialog: {
      title: `Hi, I’m ${assistant}`,
      lead: 'I am a computer program that finds help to pay for medicine. This is what I can do for you:',
      talk: `Talk to ${assistant}`,
      close: 'Look around first',
      open: 'Show the welcome again',
    },
    lead: `${brand} is a free guide to help with the cost of medicine. You do not sign in.`,
    points: {
      eligibility: {
        title: 'See who each program is for',
        text: 'We show the rules on income, insurance, home and age, and where each rule comes from.',
      },
      forms: {
        title: 'Find the right form',
        text: 'Each program card shows the form or web page and the phone number, when we know them.',
      },
      saving: {
        title: 'Save on medicine',
        text: 'Free programs, copay cards and lower cash prices, all in one place.',
      },
      support: { title: 'Get help near you', text: 'For food, rent, a ride or child care, we tell you whom to call.' },
    },
  },
  steps: {
    title: `${assistant} AI`,
    lead: 'Three steps from the name of your medicine to someone who can help.',
    points: {
      name: {
        title: '1. Type the name',
        text: 'Use the name on the bottle. If you spell it wrong, we show names that are close.',
      },
      read: {
        title: '2. Read who it is for',
        text: 'Each program says who can get it. We show where we found that and how old it is.',
      },
      call: {
        title: '3. Call or open the form',
        text: 'Talk to the program itself. Ask if the rules are still the same.',
      },
    },
  },
  thankYou: {
    title: 'Thank You',
    open: 'Show the thank-you note',
    lead: `Thank you for using ${brand}. Here is what helps next.`,
    points: {
      keep: {
        title: 'Keep the phone number',
        text: 'Write down the program’s number, and the name of the person you talk to.',
      },
      again: { title: 'Look again later', text: 'If your income or insurance changes, other programs may fit you.' },
      tell: { title: 'Tell someone', text: 'Someone you know may also pay too much for medicine.' },
    },
  },
}
