import { z } from 'zod';
import { wellFormed } from '../primitives.ts';

/** The word one types so that an account is not deleted by a slip of the hand; its marks may stand where one puts them. */
export const deletionWord = 'XÓA';

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

export const isDeletionWord = (typed: string): boolean => bare(typed) === bare(deletionWord);

export const DeletionWord = z
  .string({ error: `Hãy gõ ${deletionWord} để xác nhận` })
  .max(40)
  .overwrite(wellFormed)
  .refine(isDeletionWord, { error: `Hãy gõ ${deletionWord} để xác nhận` });
