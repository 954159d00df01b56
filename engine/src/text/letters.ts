/**
 * Letters of the Latin scripts and the marks on them, as a part of a character class in patterns over Vietnamese and English.
 * `\p{L}` knows every script: it takes a pattern milliseconds to be compiled, and a search at every place it is tried.
 */
export const LETTERS = 'A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0300-\\u036f\\u1e00-\\u1eff';
