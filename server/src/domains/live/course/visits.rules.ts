/** Who was seen since then has the page open: it says so every half minute. */
export const visitsSince = (now: Date): Date => new Date(now.getTime() - 75_000);
