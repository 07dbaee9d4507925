export const drug = {
  title: 'Ways to pay less for {{drug}}',
  free: 'Free medicine',
  freeLead: 'For people with low income, often with no insurance.',
  freeNone: 'We know no free program for {{drug}}.',
  copay: 'Copay cards',
  copayLead: 'For people with private insurance. Not for Medicare, Medicaid, VA or TRICARE.',
  copayNone: 'We know no copay card for {{drug}}.',
  lower: 'Generics and lower prices',
  lowerLead: 'For everyone who pays without insurance.',
  generic:
    'A generic is the same medicine without the brand name. It often costs much less. Ask your doctor or pharmacist if it is right for you.',
  genericLead: '{{drug}} has a generic: {{generic}}. Start here.',
  genericName:
    'The medicine in {{drug}} is {{generic}}. Ask your pharmacist if a generic is sold: it often costs much less.',
  isGeneric:
    'For medicines sold as generics, prices without insurance are often the lowest. Compare a few before you pay.',
  isName:
    '{{drug}} is the name of the medicine itself. Ask your pharmacist if a generic is sold: it often costs much less.',
  seeGeneric: 'See {{generic}}',
  brands: 'Brand names with this medicine:',
  anyMedicine: 'Discount cards and low-cost drugstores',
  anyMedicineLead: 'They are not tied to one medicine. Ask each one what {{drug}} costs there.',
  moreHelp: 'More help that is not tied to one medicine',
  moreHelpLead: 'Government programs and charity funds. Funds may be open or closed: ask.',
  call: 'Call {{phone}}',
  open: 'Open the page',
  otherMedicine: 'Look for another medicine',
}
