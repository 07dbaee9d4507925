/** What search engines and shared links show of a page, and what loaders say of a medicine: none of it reaches the browser as words. */
export const heads = {
  home: {
    title: 'Pay less for your medicine',
    description:
      'Find free medicine, copay cards and pharmacy coupons for your medicine. In English and Spanish, without signing in.',
  },
  assistance: {
    title: 'Help to pay for your medicine',
    description:
      'Pick your medicine and see the free programs of drug makers, charities and the government, with their rules, phone numbers and sources.',
  },
  assistanceDrug: {
    title: 'Help to pay for {{drug}}',
    description:
      'Free programs that may help you pay for {{drug}}: who they are for, how to apply, and where each rule comes from.',
  },
  copay: {
    title: 'Copay assistance',
    description:
      'A copay is the part you pay at the drugstore. Pick your medicine and see the cards that may lower it, with their rules and sources.',
  },
  copayDrug: {
    title: 'Copay cards for {{drug}}',
    description:
      'Copay cards and free starts for {{drug}}: who may use them, what they pay, and where each rule comes from.',
  },
  check: {
    title: 'Check eligibility',
    description:
      'Answer a few questions and see which programs may pay for your medicine, which rule decides, and what would change it.',
  },
  checkDrug: {
    title: 'Check eligibility for {{drug}}',
    description:
      'Answer a few questions and see which programs for {{drug}} may fit you, which rule decides, and what would change it.',
  },
  drug: {
    title: '{{drug}}: ways to pay less',
    description:
      'Every way we know to pay less for {{drug}}: free programs, copay cards, generics and lower prices without insurance, with rules and sources.',
  },
  facts: {
    title: 'What you told us',
    description: 'See, change or forget what you told us: insurance, people at home, income and place.',
  },
  localHelp: {
    title: 'Help in your community',
    description:
      'Find local help with food, rides, rent, child care, lawyers, doctors and bills: with phone numbers, hours and sources.',
  },
  services: {
    title: 'Local Community Resources',
    description: 'Search local help by words, place, language and opening hours. Every service shows its source.',
  },
  servicesOf: {
    title: '{{category}}: local help',
    description: 'Local and national services: {{category}}. With phone, address, hours and sources.',
  },
  service: { title: '{{name}}, {{organization}}', description: '{{description}}' },
  deals: {
    title: 'Special deals near you',
    description:
      'Discounts for older people, veterans, families and people with SNAP or Medicaid. Pick a program and a place.',
  },
  dealsOf: {
    title: '{{program}}: deals, {{location}}',
    description: 'Places that give a discount: {{program}}, {{location}}. Deals can change. Ask before you pay.',
  },
  organizations: {
    title: 'Organizations that help',
    description: 'Every organization on our list with what it does, where it helps and its website.',
  },
  card: {
    description: 'Help to pay less, with phone numbers and links. Anyone can open this list on a phone.',
  },
  cardGone: {
    title: 'This card is no longer offered',
    description: 'The programs on this card have ended, or its address is not whole.',
  },
  savedCards: {
    title: 'Your saved cards',
    description: 'The cards that you have saved on this phone or computer, ready to show or to share.',
  },
  questions: {
    title: 'Questions and answers on paying for medicine',
    description:
      'Short answers on deductibles, denials, Medicare, Medicaid, generics, free medicine and scams, with sources and dates.',
  },
  drugLead: '{{generic}}. {{type}}. Used for: {{class}}.',
  classes: {
    ADHD: 'ADHD',
    'Allergy and cold': 'allergy and cold',
    'Arthritis, psoriasis and bowel disease': 'arthritis, psoriasis and bowel disease',
    'Asthma and lungs': 'asthma and lungs',
    'Birth control': 'birth control',
    'Blood pressure': 'blood pressure',
    'Blood thinner': 'thinning the blood',
    'Blood, kidney and rare disease': 'blood, kidney and rare disease',
    Bone: 'bones',
    'Brain and nerves': 'brain and nerves',
    Cancer: 'cancer',
    Cholesterol: 'cholesterol',
    'Cystic fibrosis': 'cystic fibrosis',
    'Depression and anxiety': 'depression and anxiety',
    Diabetes: 'diabetes',
    Eye: 'eyes',
    Gout: 'gout',
    HIV: 'HIV',
    Heart: 'heart',
    Hepatitis: 'hepatitis',
    Infection: 'infection',
    'Mental health': 'mental health',
    Migraine: 'migraine',
    'Multiple sclerosis': 'multiple sclerosis',
    Other: 'other',
    'Pain and muscle': 'pain and muscles',
    'Quit smoking and alcohol': 'quitting smoking, alcohol or opioids',
    Seizures: 'seizures',
    Skin: 'skin',
    Stomach: 'stomach',
    'Thyroid and hormones': 'thyroid and hormones',
    'Urinary and prostate': 'bladder and prostate',
    Vaccine: 'vaccine',
    'Weight loss': 'weight loss',
  },
}
