import { assistant } from '#operator.json'

export const home = {
  title: 'Pay less for your medicine.',
  lead: 'Tell us its name. We look for free medicine, copay cards and coupons you can use today.',
  talkToHelper: `Talk to ${assistant}, your helper`,
  hello: `Hi, I’m ${assistant}. Tap me and ask me anything.`,
  facts: {
    noSignIn: 'No sign-in',
    free: 'It costs nothing',
    noName: 'Search without your name',
    programs_one: '{{count}} program on our list, with its source',
    programs_other: '{{count}} programs on our list, each with its source',
  },
  needs: {
    title: 'What do you need today?',
    lead: 'Pick what sounds most like you.',
    start: {
      need: 'I don’t know where to start',
      words: `${assistant} asks you a few easy questions. Type or talk.`,
      service: 'Personal AI assistant',
    },
    free: {
      need: 'I can’t pay for my medicine',
      words: 'Drug makers have over {{makerPrograms}} programs for free medicine. See which ones may fit you.',
      service: 'Prescription assistance',
    },
    copay: {
      need: 'My copay is too high',
      words: 'You have insurance, but still pay too much. A card may lower it.',
      service: 'Copay assistance',
    },
    cash: {
      need: 'I pay without insurance',
      words: 'Free coupons may save you up to {{couponSavings}}%. Over {{drugstores}} drugstores take them.',
      service: 'Pharmacy coupons',
    },
    delivery: {
      need: 'I can’t get to the drugstore',
      words:
        'Free delivery to your door within {{miles}} miles of {{city}}, when available. Many pharmacies mail medicine too.',
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
    tell: {
      title: 'Tell us your medicine',
      words: `Type it, say it, or ask ${assistant}. It’s fine if the spelling is not quite right.`,
    },
    answer: { title: 'Answer a few questions', words: 'One at a time. Skip any you like.' },
    apply: { title: 'Call or apply', words: 'We show the phone number and the form. You choose.' },
  },
  live: {
    title: 'Do you pay {{monthlyPrice}} or more a month for one medicine?',
    words: 'A real person can help you with the forms and stay with you, month after month.',
    button: 'Get help from a person',
  },
  ask: {
    title: 'Rather talk it out?',
    words: `${assistant} listens and answers out loud, in English or Spanish. Day or night.`,
    talk: `Talk to ${assistant}`,
    type: `Type to ${assistant}`,
  },
  several: 'I take more than one medicine',
  plan: {
    title_one: 'My plan: {{count}} medicine',
    title_other: 'My plan: {{count}} medicines',
    next: 'See what to do next',
  },
  search: {
    label: 'What medicine do you need?',
    hint: 'You can find the name on your pill bottle.',
    submit: 'Find help',
  },
}
