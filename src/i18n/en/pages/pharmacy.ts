export const pharmacy = {
  coupon: {
    title: 'Pharmacy Coupon',
    lead: 'Shows local pharmacy pricing and savings.',
    free: {
      title: 'Free Pharmacy Coupons',
      text: 'Coupons cost you nothing. Over {{drugstores}} pharmacies take them. You do not have to buy anything else.',
      pick: 'Look up your medicine. We show what stores and sites ask for it without insurance.',
    },
    card: {
      title: 'Your coupon card',
      lead: 'Show these numbers at the counter with your prescription.',
      bin: 'BIN',
      pcn: 'PCN',
      group: 'Group',
      note: 'This card is not insurance.',
      print: 'Print this card',
    },
    widget: {
      text: 'This search is from another company, {{host}}. It loads when you press the button. Its own privacy rules hold there.',
      button: 'Load the search from {{host}}',
    },
    points: {
      compare: {
        title: 'Compare first',
        text: 'The price is not the same at each drugstore, even on the same street. Look at two or three.',
      },
      insurance: {
        title: 'Coupon or insurance',
        text: 'A coupon takes the place of your insurance for that refill. Ask the pharmacist which price is lower.',
      },
      counter: {
        title: 'At the counter',
        text: 'Show the coupon with your prescription. Ask for the new price before you pay.',
      },
      uninsured: {
        title: 'No price you can pay?',
        text: 'Some drug makers give medicine for free to people who can’t pay. Look up your medicine.',
      },
    },
  },
  coupons: {
    title: 'Pharmacy coupons',
    lead: 'These companies help you pay less without insurance. Pick one and type your medicine there.',
    partners: {
      title: 'Pick a site',
      text: 'Each button leads to another company’s site. Its own privacy rules hold there.',
      coupons: 'Coupons and cards for drugstores',
      pharmacy: 'A pharmacy that mails your medicine',
    },
    points: {
      compare: { title: 'Try two or three', text: 'Each one has its own prices. Write down the lowest.' },
      show: {
        title: 'Show it at the drugstore',
        text: 'Show the coupon on your phone. Ask for the price before you pay.',
      },
    },
  },
}
