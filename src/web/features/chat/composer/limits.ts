/** `longestQuestion` of the contract, whose module would bring its checks into the browser. */
export const longestQuestion = 2_000
