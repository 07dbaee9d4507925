import { assistant, brand } from '#operator.json'

export const aboutUs = {
  about: {
    title: `About ${brand}`,
    lead: `Medicine should not cost you your rent. ${brand} is a free guide that points you to help, in plain words.`,
    ask: `Ask ${assistant}`,
    offers: `What ${brand} does`,
    points: {
      free: {
        title: 'Finds free medicine',
        text: 'Drug makers have over {{makerPrograms}} programs for free medicine. We list those whose rules we know.',
      },
      copay: {
        title: 'Lowers your copay',
        text: 'Coupons and copay cards from drug makers, for brand-name drugs, with insurance.',
      },
      cash: {
        title: 'Cuts the price without insurance',
        text: 'Free coupons may save you up to {{couponSavings}}%. Over {{drugstores}} drugstores take them.',
      },
      delivery: {
        title: 'Brings it to your door',
        text: 'Free home delivery within {{miles}} miles of {{city}}, when it is available. Many pharmacies mail medicine too.',
      },
      live: {
        title: 'Stays with you',
        text: 'Do you pay {{monthlyPrice}} or more a month for one medicine? Write to us, and a real person helps you with the forms and stays with you, month after month.',
      },
    },
    listed: {
      free_one: 'On our list today: {{count}} free program.',
      free_other: 'On our list today: {{count}} free programs.',
      copay_one: 'On our list today: {{count}} card or free start.',
      copay_other: 'On our list today: {{count}} cards and free starts.',
      cash_one: 'On our list today: {{count}} coupon or discount.',
      cash_other: 'On our list today: {{count}} coupons and discounts.',
    },
    promises: {
      title: 'What we promise',
      signIn: 'You never sign in.',
      sell: 'We never sell your answers.',
      sources: 'We show where each fact comes from, and how old it is.',
      ads: 'Ads are marked, and never change your results.',
    },
  },
}
