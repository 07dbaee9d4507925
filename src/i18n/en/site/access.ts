/** The words of the access section: they reach the browser with the data of its page. */
export const access = {
  title: 'Help for one person, a couple or a family',
  lead: 'Do you pay {{monthlyPrice}} or more a month for one medicine? A real person can help you with the forms. It does not matter if you live alone, as a couple or as a family.',
  individuals: 'Individuals',
  couples: 'Couples',
  households: 'Households',
  button: 'Get help from a person',
}
