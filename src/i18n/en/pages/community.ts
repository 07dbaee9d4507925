export const community = {
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
}
