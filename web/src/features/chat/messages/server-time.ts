/** How far the server's clock is ahead of ours, in milliseconds, by its last answer. */
let ahead = 0;

/** Takes the server's present time from an answer that has just come. */
export const noteServerTime = (instant: number): void => {
  ahead = instant - Date.now();
};

/** Deadlines are the server's; our own clock may be minutes off. */
export const serverNow = (): number => Date.now() + ahead;
