import { about } from './pages/about.ts'
import { aboutUs } from './pages/about-us.ts'
import { assistance } from './pages/assistance.ts'
import { community } from './pages/community.ts'
import { guide } from './pages/guide.ts'
import { medicine } from './pages/medicine.ts'
import { paperwork } from './pages/paperwork.ts'
import { pharmacy } from './pages/pharmacy.ts'
import { privacy } from './pages/privacy.ts'
import { quality } from './pages/quality.ts'

const frame = {
  nextStep: 'Your next step',
  saveUpTo: 'Save up to {{couponSavings}}% on your Medications',
  ways: {
    search: 'Search free programs',
    copay: 'See copay cards',
    coupons: 'See free coupons',
    aboutCoupons: 'How coupons work',
    specials: 'Exclusive specials',
    rules: 'Check if you qualify',
    person: 'Get help from a person',
    local: 'See local help',
    resources: 'Search local help',
    home: 'Go to the home page',
    call211: 'Call 211',
  },
  mission: {
    title: 'Our mission',
    lead: 'No one should skip a dose because of the price.',
    text: 'We want every person in the US to know what help is out there, and to get it. With or without insurance. In English or Spanish. By typing or talking.',
  },
}

export const pages = {
  frame,
  ...about,
  ...aboutUs,
  ...assistance,
  ...community,
  ...guide,
  ...medicine,
  ...paperwork,
  ...pharmacy,
  ...privacy,
  ...quality,
}
