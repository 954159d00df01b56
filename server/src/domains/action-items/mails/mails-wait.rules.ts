/** Mails about items leave after this: what follows meanwhile is in the same mail, and what is undone is in none. */
export const mailsWaitMs = 20_000;
