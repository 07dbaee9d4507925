export const changes = {
  title: 'What we changed',
  lead: 'When a page behind our facts has changed, a person looks at it and corrects the fact. Each correction stands here.',
  description: 'What changed in the facts of this site, which page says so, and when a person looked at it.',
  none: 'Nothing yet. No fact has been changed after a second look at its page.',
  feed: 'Follow the changes (Atom feed)',
  source: 'Its page',
  phone: 'The phone number is {{to}} now. It was {{from}}.',
  percent: 'The income limit is {{to}} of the federal poverty guideline now. It was {{from}}.',
  pay: 'People pay as little as {{to}} now. It was {{from}}.',
  most: 'The most it pays is {{to}} now. It was {{from}}.',
  ended: 'This has ended. We do not show it any more.',
  gone: 'Its page is gone. We do not link it any more.',
}
