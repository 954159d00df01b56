export const longestMotion = 1000;
export const mostMotions = 100;
/** Days in which people may answer in writing. */
export const longestWrittenVote = 90;
