/** The word one types so that an account is not deleted by a slip of the hand. */
export const deletionWord = 'XÓA';

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

/** Its mark may stand where one puts it, or nowhere. */
export const isDeletionWord = (typed: string): boolean => bare(typed) === bare(deletionWord);
