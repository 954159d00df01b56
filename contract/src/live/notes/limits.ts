/** Characters of one note; as many as a line of minutes has. */
export const longestNote = 2000;
export const mostNotes = 800;
/** Rows in one call. */
export const mostNotesAtOnce = 50;
