export const medicine = {
  medicationSavings: {
    title: 'Find the Best Medication Savings Fast',
    lead: 'Look for savings on free to low-cost medicine. It takes a name and a few minutes.',
    bestChoice: 'Best choice Meds',
    search: 'Search Medication Savings',
    points: {
      free: {
        title: 'Free medicine',
        text: 'Drug makers and charities give some medicine for free to people with low income.',
      },
      copay: {
        title: 'A lower copay',
        text: 'With private insurance, a copay card may lower what you pay at the drugstore.',
      },
      cash: { title: 'A lower cash price', text: 'If you pay cash, a free coupon or a generic may cost much less.' },
    },
  },
  fourWays: {
    title: 'Four ways to pay less',
    lead: 'See who each way is for. Then look up your medicine.',
    points: {
      free: {
        title: 'Free medicine from the drug maker',
        text: 'Mostly for people with low income, often with no insurance. Some programs take people with Medicare.',
      },
      copay: {
        title: 'A copay card',
        text: 'For private insurance, from a job or that you buy. By law, not for Medicare, Medicaid, VA or TRICARE.',
      },
      generic: {
        title: 'The generic',
        text: 'The same medicine without the brand name. It often costs much less. Ask your doctor or pharmacist if it is right for you.',
      },
      cash: {
        title: 'A lower cash price',
        text: 'Free coupons, discount cards and low-cost drugstores. You pay cash and leave your insurance out.',
      },
    },
  },
  papers: {
    title: 'Help with your application',
    lead: 'Get these papers ready first. Then the form goes faster.',
    note: 'Never pay a fee to apply. These programs are free.',
    points: {
      medicine: {
        title: 'Your prescription',
        text: 'Copy the name and the dose from the bottle. Your doctor signs most forms.',
      },
      income: { title: 'What your home earns', text: 'A pay stub, a tax form or a letter from Social Security.' },
      insurance: {
        title: 'Your insurance card',
        text: 'Copy both sides. If you have no insurance, say so on the form.',
      },
      home: { title: 'Where you live', text: 'A bill or a letter with your name and address on it.' },
      help: {
        title: 'People who help',
        text: 'The program’s own staff help by phone. Ask your doctor’s office too: many fill in these forms often.',
      },
      cost: {
        title: 'Do you pay $60 or more a month for one medicine?',
        text: 'Look up that medicine first. It is where help may save you the most.',
      },
    },
  },
  forms: {
    title: 'Help with the forms',
    lead: 'Most forms have the same four parts. Do one at a time.',
    note: 'Never pay a fee to apply. If someone asks for money, stop and call the program.',
    points: {
      you: { title: '1. About you', text: 'Your name, your address and who lives with you. Use the name on your ID.' },
      doctor: {
        title: '2. Your doctor’s part',
        text: 'Take or send the form to the office. They write the medicine and sign.',
      },
      income: {
        title: '3. Your income',
        text: 'Add a copy of a pay stub, a tax form or a benefit letter. Keep the original.',
      },
      send: {
        title: '4. Sign and send',
        text: 'Sign it, write the date and keep a copy. Call later to ask if it arrived.',
      },
    },
  },
}
