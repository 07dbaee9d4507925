/** What Navi says around a card of knowledge. */
export const chatKnowledge = {
  next: 'What to do next:',
  more: 'Read more, with the sources',
  notAnswered: 'I can’t answer this surely. Its page shows where to ask.',
}
