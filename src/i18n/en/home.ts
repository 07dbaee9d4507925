export const home = {
  pageTitle: 'Pay less for your medicine',
  description:
    'Find free medicine, copay cards and pharmacy coupons for your medicine. In English and Spanish, without signing in.',
  title: 'Pay less for your medicine.',
  lead: 'Tell us its name. We look for free medicine, copay cards and coupons you can use today.',
  talkToHelper: 'Talk to Navi, your helper',
  hello: 'Hi, I’m Navi. Tap me and ask me anything.',
  facts: {
    noSignIn: 'No sign-in',
    free: 'It costs nothing',
    noName: 'We don’t ask your name',
    programs_one: '{{count, number}} program on our list, with its source',
    programs_other: '{{count, number}} programs on our list, each with its source',
  },
  needs: {
    title: 'What do you need today?',
    lead: 'Pick what sounds most like you.',
    start: {
      need: 'I don’t know where to start',
      words: 'Navi asks you a few easy questions. Type or talk.',
      service: 'Personal AI assistant',
    },
    free: {
      need: 'I can’t pay for my medicine',
      words: 'Drug makers have over 1,500 programs for free medicine. See which ones may fit you.',
      service: 'Prescription assistance',
    },
    copay: {
      need: 'My copay is too high',
      words: 'You have insurance, but still pay too much. A card may lower it.',
      service: 'Copay assistance',
    },
    cash: {
      need: 'I pay cash',
      words: 'Free coupons may save you up to 80%. Over 67,000 drugstores take them.',
      service: 'Pharmacy coupons',
    },
    delivery: {
      need: 'I can’t get to the drugstore',
      words: 'Free delivery to your door, up to {{miles}} miles from {{city}}, when available.',
      service: 'Free medication delivery',
    },
    local: {
      need: 'I need help near me',
      words: 'Food, a ride, rent, child care, legal help and more.',
      service: 'AI savings finder',
    },
  },
  how: {
    title: 'How it works',
    tell: { title: 'Tell us your medicine', words: 'Type it, say it, or ask Navi.' },
    answer: { title: 'Answer a few questions', words: 'One at a time. Skip any you like.' },
    apply: { title: 'Call or apply', words: 'We show the phone number and the form. You choose.' },
  },
  live: {
    title: 'Do you pay $60 or more a month for one medicine?',
    words: 'A real person can help you with the forms and stay with you, month after month.',
    button: 'Get live help',
  },
  ask: {
    title: 'Rather talk it out?',
    words: 'Navi listens and answers out loud, in English or Spanish. Day or night.',
    talk: 'Talk to Navi',
    type: 'Type to Navi',
  },
  search: {
    label: 'What medicine do you need?',
    hint: 'You can find the name on your pill bottle.',
    submit: 'Find help',
  },
}
