export const guide = {
  welcome: {
    title: 'Welcome to Navi',
    lead: 'Navi is a free guide to help with the cost of medicine. You do not sign in.',
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
  guide: {
    title: 'Where should I start?',
    lead: 'Pick what sounds most like you. Navi shows you the way.',
    points: {
      pay: { title: 'I can’t pay for my medicine', text: 'Some drug makers give it for free. Start here.' },
      copay: { title: 'My copay is too high', text: 'If you have private insurance, a copay card may lower it.' },
      cash: { title: 'I pay cash', text: 'A free coupon may save you up to 80%.' },
      forms: { title: 'The forms are too hard', text: 'See which papers you need and who helps you.' },
      local: { title: 'I need help near me', text: 'Food, rent, a ride, child care, a lawyer or a health center.' },
      mail: { title: 'I can’t get to the drugstore', text: 'See how to get medicine by mail safely.' },
    },
  },
  steps: {
    title: 'Navi AI',
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
  insurance: {
    title: 'Find your way by insurance',
    lead: 'What may help you depends on your insurance. Find yours here.',
    points: {
      none: { title: 'No insurance', text: 'Start with the free programs from drug makers. Many are made for you.' },
      private: { title: 'Private insurance', text: 'From a job or that you buy. Copay cards may lower what you pay.' },
      medicare: {
        title: 'Medicare',
        text: 'Call 1-800-633-4227 and ask about Extra Help, which lowers the cost of medicine. Some free programs take Medicare too.',
      },
      medicaid: {
        title: 'Medicaid',
        text: 'If a medicine is not covered, ask your doctor or your plan what is. The plan’s number is on your card.',
      },
      military: {
        title: 'VA or TRICARE',
        text: 'Ask the VA or TRICARE pharmacy first. Copay cards are not for you, by law.',
      },
      cash: { title: 'I don’t want to use insurance', text: 'Look at coupons and compare the cash price.' },
    },
  },
  thankYou: {
    title: 'Thank You',
    lead: 'Thank you for using Navi. Here is what helps next.',
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
