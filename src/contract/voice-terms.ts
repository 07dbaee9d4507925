// Both sides need these, and the browser is not to fetch the schemas with them.

/** Minutes that one voice talk may take. */
export const longestTalk = 10

/** The longest stretch of talk that is searched for medicines, in letters. */
export const longestHeard = 400

/** The one function that a voice may call: it asks Navi over the chat calls, and can only read. */
export const voiceTool = 'ask_navi'

/** The longest stretch of text that is read out loud at once, in letters. */
export const longestRead = 300
