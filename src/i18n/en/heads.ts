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
  drug: {
    title: '{{drug}}: ways to pay less',
    description:
      'Every way we know to pay less for {{drug}}: free programs, copay cards, generics and lower cash prices, with rules and sources.',
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
    'Quit smoking and alcohol': 'quitting smoking or alcohol',
    Seizures: 'seizures',
    Skin: 'skin',
    Stomach: 'stomach',
    'Thyroid and hormones': 'thyroid and hormones',
    'Urinary and prostate': 'bladder and prostate',
    Vaccine: 'vaccine',
    'Weight loss': 'weight loss',
  },
}
