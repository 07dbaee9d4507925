/** What Navi says around a card of knowledge. */
export const chatKnowledge = {
  next: 'What to do next:',
  more: 'Read more, with the sources',
  which: 'I am not sure what you mean. Is it one of these?',
  notAnswered: 'I can’t answer this surely. Ask here:',
  noGeneric: 'I have no generic on record.',
  isGeneric: '{{drug}} is a generic itself.',
  otherName: 'Its other name is {{generic}}. Ask the pharmacist if there is a generic of it.',
  pricesOf: 'Prices and programs for {{drug}}',
  askGeneric: 'Ask the drugstore for its price with and without your insurance.',
  again: {
    more: 'More on what I just said:',
    all: 'That is all I have on this. Was something else meant? Say it in other words.',
  },
  missing: {
    time: 'How long that takes is not in what I have.',
    amount: 'How much that is, I do not have.',
  },
  today: {
    decides: 'The pharmacist decides.',
    differs: 'The law is not the same in every state: ask the pharmacist.',
    noRecord: 'I have no record of the law in {{state}}, and it differs by state: ask the pharmacist.',
    insulin: 'insulin',
    urgent: 'Please do not wait: it can be dangerous to go without {{drug}}. Call the doctor’s office today too.',
    sick: 'Very sick? Go to urgent care or call {{phone}}.',
    askState: 'Which state are you in? The law differs by state.',
    closed: 'My pharmacy is closed',
    clinic: 'I need a clinic',
  },
}
