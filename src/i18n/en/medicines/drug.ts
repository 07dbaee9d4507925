export const drug = {
  title: 'Ways to pay less for {{drug}}',
  allWays_one: '{{count}} program for {{drug}}, with its rules',
  allWays_other: 'All {{count}} programs for {{drug}}, with their rules',
  more: 'More about {{drug}}',
  names: 'Generic and brand names',
  generic:
    'A generic is the same medicine without the brand name. It often costs much less. Ask your doctor or pharmacist if it is right for you.',
  genericLead: '{{drug}} has a generic: {{generic}}. Start here.',
  genericSold:
    '{{drug}} has a generic, {{generic}}: drugstores were buying it on {{date}}. Not every strength may have one.',
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
  states_one: '{{count}} state has programs of its own. Tell us yours, and we list its programs with the others.',
  states_other: '{{count}} states have programs of their own. Tell us yours, and we list its programs with the others.',
  statesCheck: 'Check what fits you',
  call: 'Call {{phone}}',
  open: 'Open the page',
  otherMedicine: 'Look for another medicine',
}
