/** Most characters of what an operator tells people. */
export const mostWords = 200;
