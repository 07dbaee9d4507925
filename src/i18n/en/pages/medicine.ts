export const medicine = {
  medicationSavings: {
    title: 'Find the Best Medication Savings Fast',
    lead: 'Find savings on free to low-cost medicine. All it takes is a name and a few minutes.',
    bestChoice: 'Best choice Meds',
    search: 'Search Medication Savings',
    points: {},
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
        title: 'A lower price without insurance',
        text: 'Free coupons, discount cards and low-cost drugstores. You pay yourself and leave your insurance out.',
      },
    },
  },
}
