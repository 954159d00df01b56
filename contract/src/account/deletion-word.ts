/** The word a person types, so that an account is not deleted by accident. */
export const deletionWord = 'XÓA';

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Ignores case and marks: the word may be typed without Vietnamese input. */
export const isDeletionWord = (typed: string): boolean => bare(typed) === bare(deletionWord);
