export const search = {
  clear: 'Clear medicine',
  noMatches: 'No matches found.',
  loading: 'Loading the list of medicines. You can keep typing.',
  failed: 'We could not load the list of medicines. The problem is on our side.',
  retry: 'Try again',
  count_one: '{{count}} medicine in the list.',
  count_other: '{{count}} medicines in the list.',
  manyFound: 'The list shows the first {{count}} medicines. Type more letters to make it shorter.',
  choose: 'Choose your medicine from the list.',
  generic: 'Generic medicine',
  similar: 'Similar name',
  toast: { noList: 'Unable to fetch drugs at this moment !!!', noAnswer: 'Internal server error' },
}
