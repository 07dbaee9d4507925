export const pharmacy = {
  coupon: {
    title: 'Pharmacy Coupon',
    lead: 'A coupon may lower the cash price of your medicine at a drugstore near you.',
    points: {
      free: {
        title: 'Free Pharmacy Coupons',
        text: 'Coupons cost you nothing. Over {{drugstores}} pharmacies take them. You do not have to buy anything else.',
      },
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
    },
  },
  coupons: {
    title: 'Pharmacy coupons',
    lead: 'These companies help you pay a lower cash price. Pick one and type your medicine there.',
    points: {
      pick: {
        title: 'Pick a site',
        text: 'Each button opens another company’s site in a new tab. Its own privacy rules hold there. The first four have coupons or cards. Cost Plus Drugs is a pharmacy that sends medicine by mail.',
      },
      compare: { title: 'Try two or three', text: 'Each one has its own prices. Write down the lowest.' },
      show: {
        title: 'Show it at the drugstore',
        text: 'Show the coupon on your phone. Ask for the price before you pay.',
      },
    },
  },
}
