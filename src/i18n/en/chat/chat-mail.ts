import { assistant } from '#operator.json'

/** The words of the mail that brings a talk with Navi. */
export const chatMail = {
  subject: `Your talk with ${assistant}`,
  intro: `Here is what ${assistant} answered.`,
  /** What an answer was about: the question itself is not mailed. */
  topics: {
    programs: 'Programs that may help',
    copay: 'Copay cards',
    coupons: 'Coupons and cards',
    price: 'Prices',
    delivery: 'Home delivery',
    eligibility: 'Which programs may fit',
    insurance: 'Insurance',
    medicine: 'Which medicine',
    record: 'More about a program',
    local: 'Help nearby',
    deals: 'Deals and discounts',
    knowledge: 'Good to know',
    danger: 'In danger',
    advice: 'For a doctor or pharmacist',
    other: `About ${assistant} and this talk`,
  },
  form: 'Open the form',
  source: 'Where this comes from: {{site}}',
  ask: `Ask first: rules and prices can change. ${assistant} is a computer program and does not give medical advice. In an emergency, call 911.`,
  why: 'You got this email because someone typed your address at {{site}} and asked us to send this talk. We erase your address after this email is sent, and we will not write again on our own.',
}
