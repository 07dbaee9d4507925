import { wholeDollars } from '#i18n/dollars.ts'
import { createAnswerWords } from '#i18n/eligibility-answers.ts'
import type { EligibilityWords } from '#i18n/eligibility-words.ts'
import { both, change, kinds, numbers, people, stateName, why, yearly } from './eligibility-reasons.ts'

const answerWords = createAnswerWords({
  answers: {
    insurance: (has) => both.format(has.map((kind) => kinds[kind])),
    household_size: people,
    yearly_income: (range) => (range.from === 0 && range.to === 0 ? 'No income' : capital(yearly(range))),
    state: stateName,
    age: ({ from, to }) => (to === null ? `${from} or older` : from === to ? numbers.format(from) : `${from} to ${to}`),
    veteran: (is) => (is ? 'Yes' : 'No'),
    prescription: (has) => (has ? 'Yes' : 'Not yet'),
  },
  income: ({ month, year }) => `${wholeDollars(month)} a month, about ${wholeDollars(year)} a year`,
  right: (read) => `${read}: right?`,
  changed: (earlier, read) => `You said before: ${earlier}. Now: ${read}. Is the new answer right?`,
})

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The words of an eligibility check in English, its sentences made from the reasons so that they can't disagree. */
export const eligibility: EligibilityWords = {
  ...answerWords,
  why,
  change,
  questions: {
    insurance: {
      ask: 'What health insurance do you have?',
      again:
        'Which of these do you have: insurance from a job or that you buy, Medicare, Medicaid, VA or TRICARE, or none?',
      hint: 'Name all that you have.',
      why: 'Most programs are for some kinds of insurance only.',
      example: 'Like: Medicare with Part D',
    },
    household_size: {
      ask: 'How many people live in your home and share money with you?',
      again: 'Counting yourself, how many people share your money? Please give one number.',
      hint: 'Count yourself, your husband or wife, and your children at home.',
      why: 'The income limit is higher for a larger home.',
      example: 'Like: 4, or me and my 2 kids',
    },
    yearly_income: {
      ask: 'How much money does your home bring in each month?',
      again: 'About how many dollars come in, and is that a week, a month or a year?',
      hint: 'Count everyone who shares money. Before taxes. A guess is fine.',
      why: 'Most free programs have an income limit.',
      example: 'Like: about $2,100 a month',
    },
    state: {
      ask: 'Which state do you live in?',
      again: 'Please name your state or your ZIP code.',
      hint: 'Your ZIP code is fine too.',
      why: 'Some programs are for some states only, and income limits are higher in Alaska and Hawaii.',
      example: 'Like: Ohio, or 14604',
    },
    age: {
      ask: 'How old is the person who takes the medicine?',
      again: 'Please give the age in years, as a number.',
      hint: 'Do not type the birth date.',
      why: 'Some programs are for some ages only.',
      example: 'Like: 67',
    },
    veteran: {
      ask: 'Have you served in the US military?',
      again: 'Please say yes or no: have you served in the Army, Navy, Air Force, Marines, Space Force or Coast Guard?',
      hint: 'Yes or no.',
      why: 'Veterans may get medicine from the VA.',
      example: 'Like: yes, the Army',
    },
    prescription: {
      ask: 'Has a doctor prescribed this medicine for you?',
      again: 'Please say yes or no: do you have a prescription for it?',
      hint: 'Yes or no.',
      why: 'Almost every program asks for a prescription.',
      example: 'Like: yes',
    },
  },
  topics: {
    insurance: 'Insurance',
    household_size: 'People at home',
    yearly_income: 'Income',
    state: 'State',
    age: 'Age',
    veteran: 'Served in the military',
    prescription: 'Prescription',
  },
  choices: {
    insurance: ['No insurance', 'Private insurance', 'Medicare', 'Medicaid', 'VA', 'TRICARE'],
    household_size: ['1', '2', '3', '4', '5'],
    yearly_income: [
      'Under $1,500 a month',
      '$1,500 to $2,500 a month',
      '$2,500 to $4,000 a month',
      'Over $4,000 a month',
    ],
    age: ['Under 18', '18 to 64', '65 or older'],
    veteran: ['Yes', 'No'],
    prescription: ['Yes', 'Not yet'],
  },
  yesNo: ['Yes', 'No'],
  said: {
    personal: 'Please do not share names, birth dates, numbers or contact info here. We did not keep it.',
    notUnderstood: 'I did not understand that.',
    noCheck: 'Pick a medicine first. If you had started, your answers are gone, because some time has passed.',
    unknownDrug: 'I do not know this medicine. Pick one from the list.',
    tooLong: 'That is too long for me. Please answer in a few words.',
    expired: 'Your answers are gone, because some time has passed. Pick your medicine to start again.',
    nothingToGoBack: 'There is no answer to change yet.',
  },
  result: ({ likely, may, not_now, drug }) =>
    likely + may === 0
      ? `No program for ${drug} fits your answers now. See what would change this.`
      : [
          likely > 0 && `${numbers.format(likely)} likely to fit`,
          may > 0 && `${numbers.format(may)} that may fit`,
          not_now > 0 && `${numbers.format(not_now)} not now`,
        ]
          .filter(Boolean)
          .join(', ')
          .concat('.'),
  federalInstead:
    'With Medicare, Medicaid, VA or TRICARE you can’t use a drug maker’s copay card. Try Extra Help, your state’s program, a charity fund, a free program or a discount card.',
}
