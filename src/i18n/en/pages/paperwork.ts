import { assistant } from '#operator.json'

export const paperwork = {
  forms: {
    title: 'Help with the forms',
    lead: `Ask ${assistant} where a program’s form is and which papers it wants. Below is a list of papers to have ready.`,
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
    partsTitle: 'The four parts of most forms',
    checklist: {
      title: 'Papers to have ready',
      lead: 'Open the list of what you apply for. Tick what you have. The form of the program says what it really asks for.',
      progress: '{{done}} of {{all}} ready',
      print: 'Print this list',
      clear: 'Untick all',
      kept: 'Your ticks stay in this browser until you close it. We do not get them.',
      noScript: 'JavaScript is off: your ticks go when you leave this page. Print it to keep them.',
      listed: {
        income_one: '{{count}} of the {{all}} on our list has a rule on income.',
        income_other: '{{count}} of the {{all}} on our list have a rule on income.',
        insurance_one: '{{count}} of the {{all}} on our list leaves out people with some kinds of insurance.',
        insurance_other: '{{count}} of the {{all}} on our list leave out people with some kinds of insurance.',
        residency_one: '{{count}} of the {{all}} on our list says where you must live.',
        residency_other: '{{count}} of the {{all}} on our list say where you must live.',
        prescription_one: '{{count}} of the {{all}} on our list needs a prescription.',
        prescription_other: '{{count}} of the {{all}} on our list need a prescription.',
      },
      lists: {
        free: {
          title: 'Free medicine from a drug maker',
          papers: {
            prescription: 'Your prescription, or the bottle with the name and the dose.',
            doctor: 'Your doctor’s name, phone and fax. The doctor signs most forms.',
            income: 'What your home earns: a pay stub, a tax form or a benefit letter. A copy, not the original.',
            insurance: 'Your insurance cards, both sides. With no insurance, say so on the form.',
            residency: 'A bill or a letter with your name and address on it.',
            household: 'How many people live from your income.',
            denial: 'If your plan said no to the medicine: its letter.',
          },
        },
        copay: {
          title: 'A copay card',
          papers: {
            prescription: 'Your prescription for the brand-name medicine.',
            insurance:
              'Your private insurance card. By law, these cards are not for Medicare, Medicaid, VA or TRICARE.',
            age: 'Your birth date. Some cards are only for adults.',
            contact: 'An email address or a phone number, to get the card.',
          },
        },
        government: {
          title: 'Help from the government',
          papers: {
            id: 'An ID with your name.',
            number:
              'Your Social Security number, if you have one. Give it only on the official form or by phone to the office itself.',
            insurance: 'Your Medicare or Medicaid card, if you have one.',
            income: 'What your home earns: pay stubs, tax form, letters from Social Security.',
            savings: 'What you have saved: bank papers. Some programs ask for it.',
            residency: 'A bill or a letter that shows where you live.',
            household: 'Who lives with you, with their birth dates.',
          },
        },
        charity: {
          title: 'A charity fund',
          papers: {
            diagnosis: 'The name of your illness. Most funds are for one illness each.',
            prescription: 'Your prescription, and your doctor’s name and phone.',
            insurance: 'Your insurance cards, both sides. Many funds help only people with insurance.',
            income: 'What your home earns: a pay stub, a tax form or a benefit letter.',
            bills: 'What you paid or owe for the medicine: receipts or bills.',
            residency: 'A bill or a letter with your name and address on it.',
          },
        },
        local: {
          title: 'Local help: food, rent, a ride',
          papers: {
            id: 'An ID, if you have one. Some places ask for none.',
            residency: 'A bill or a letter that shows your ZIP code.',
            household: 'How many people live with you.',
            income: 'A pay stub or a benefit letter. Some ask for nothing.',
            notice: 'The bill or the notice that worries you, such as a shut-off or eviction letter.',
          },
        },
      },
    },
  },
}
