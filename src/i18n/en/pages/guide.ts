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
        title: 'Check which programs may fit you',
        text: 'Answer a few easy questions. You see which programs may fit you, and which rule decides.',
      },
      forms: {
        title: 'Find your way through the forms',
        text: 'See where the form is, which papers to have ready, and who can help you fill it in.',
      },
      saving: {
        title: 'Save on medicine',
        text: 'Free programs, copay cards and lower prices without insurance, all in one place.',
      },
      support: { title: 'Get help near you', text: 'For food, rent, a ride or child care, we tell you whom to call.' },
    },
  },
  steps: {
    title: `${assistant} AI`,
    lead: 'Three steps from the name of your medicine to someone who can help.',
    points: {
      name: {
        title: '1. Tell us your medicine',
        text: `Type the name on the bottle, or ask ${assistant}. If you spell it wrong, we show names that are close.`,
      },
      answer: {
        title: '2. Answer a few questions',
        text: 'One at a time. Skip any you like. Then see which programs may fit you, and why.',
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
