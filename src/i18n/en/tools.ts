/** Words of the answers that other programs read. */
export const tools = {
  likely: 'It may be one of these: {{names}}. Ask which one is meant.',
}
