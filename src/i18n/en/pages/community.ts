export const community = {
  community: {
    title: 'Help in your community',
    lead: 'Call 211. A person there knows which of these seven kinds of help are near you.',
    points: {
      transportation: {
        title: 'Transportation',
        text: 'Rides to the doctor or the drugstore. If you have Medicaid, ask your plan: it covers rides to medical visits.',
      },
      childcare: {
        title: 'Child care',
        text: 'Help to pay for care while you work or study, and programs for young children.',
      },
      housing: {
        title: 'Housing',
        text: 'Help with rent, with light and heat bills, or to find a safe place to stay.',
      },
      food: { title: 'Food', text: 'Food pantries, meals for older people, SNAP (food stamps) and WIC.' },
      legal: {
        title: 'Legal help',
        text: 'Legal aid offices help with rent, debt, benefits and family problems. It is free if your income is low enough.',
      },
      healthcare: {
        title: 'Health care',
        text: 'Community health centers see you with or without insurance. What you pay depends on your income.',
      },
      financial: { title: 'Money', text: 'Help with an urgent bill, free help with taxes and advice about debt.' },
    },
  },
  localRules: {
    title: 'What local programs ask',
    lead: 'Each group has its own rules. These are the questions you may hear.',
    points: {
      place: {
        title: 'Where do you live?',
        text: 'Many groups help only one city or county. Have your ZIP code ready.',
      },
      people: { title: 'Who lives with you?', text: 'Count everyone who shares your money and food.' },
      income: {
        title: 'How much do you earn?',
        text: 'Some ask for a pay stub or a benefit letter. Some ask for nothing.',
      },
      need: {
        title: 'How soon do you need it?',
        text: 'Say it if you have no food today or must leave your home. They may help you first.',
      },
    },
  },
  resources: {
    title: 'Local Community Resources',
    lead: '211 is the phone number for local help with food, a ride, rent, a lawyer and more.',
    points: {
      free: { title: 'It is free', text: 'Call 211 from any phone, or open 211.org to look by yourself.' },
      language: { title: 'In your language', text: 'Ask for Spanish or for the language you speak best.' },
      say: {
        title: 'What to say',
        text: 'Say your ZIP code and what you need most. You do not have to tell your whole story.',
      },
      write: {
        title: 'What to ask',
        text: 'Ask for two or three places, with their phone and hours. Call before you go.',
      },
    },
  },
}
