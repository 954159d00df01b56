/** One reading of busy times covers 62 days, in milliseconds. */
export const longestBusySpan = 62 * 24 * 60 * 60 * 1000;
