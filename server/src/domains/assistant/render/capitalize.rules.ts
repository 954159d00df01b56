/** Begins as a sentence does; "iPhone" and "eKYC" keep their first letter. */
export const capitalize = (text: string): string =>
  /^\p{Ll}\p{L}*\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
