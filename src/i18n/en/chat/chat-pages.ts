import { assistant } from '#operator.json'

/** The words of the pages with Navi on them, beside those of the panel itself. */
export const chatPages = {
  heads: {
    general: {
      title: `Ask ${assistant}`,
      description: `Ask in your own words about help to pay for medicine, or for food, rent or a ride near you. ${assistant} says only what its records say.`,
    },
    compass: {
      title: `Chat with ${assistant}`,
      description: 'A page with nothing but the chat: type or say what you need, in English or Spanish.',
    },
    pharmacy: {
      title: 'Copays, coupons and medicine by mail',
      description: `Ask ${assistant} how to pay a lower copay, where to find a coupon and how to get medicine by mail safely.`,
    },
  },
  /** What Navi says first. */
  intros: {
    general: `Hi, I’m ${assistant}. I help people in the US pay less for medicine. I can look for free programs from drug makers, copay cards, and coupons for your medicine. I can also look for food, a ride, a lawyer or help with rent near you. I say only what my records say, and I can show where each fact comes from. I am a computer program, not a doctor. Please don’t share your name or your numbers here.`,
    pharmacy: `Hi, I’m ${assistant}. Ask me about copay cards, free coupons and getting medicine by mail. A safe pharmacy by mail asks for your doctor’s prescription. It has a license from your state’s board of pharmacy. It shows a US address and a phone number, and you can call a pharmacist there. Which medicine do you need?`,
    prescription: `Hi, I’m ${assistant}. Tell me the name of your medicine, and what insurance you have. I will look for free programs, copay cards and lower prices without insurance. I tell you whom each one is for, and whom to call.`,
    community: `Welcome! I’m ${assistant}. Tell me what you need and your ZIP code or city: food, a ride, child care, help with rent, a lawyer, a doctor or help with money. I look for people near you who can help.`,
  },
  /** Above Navi on pages about something else. */
  sections: {
    finder: {
      title: `Ask ${assistant} about your medicine`,
      lead: `In your own words. ${assistant} answers from the same records.`,
    },
    support: {
      title: `Ask ${assistant} for local help`,
      lead: 'Say what you need and where you live, in your own words.',
    },
  },
  /** Navi at the edge of a page. */
  floating: {
    open: `Ask ${assistant} here`,
    close: 'Close the chat',
    whole: 'Open the chat on its own page',
    label: assistant,
  },
  steps: {
    open: 'Open the chat here',
    close: 'Close the chat',
    whole: 'Open the chat on its own page',
    search: 'Or look up your medicine',
  },
}
