import { z } from 'zod';
import { wellFormed } from '../primitives.ts';
import { deletionWord, isDeletionWord } from './deletion-word.ts';

export const DeletionWord = z
  .string({ error: `Hãy gõ ${deletionWord} để xác nhận` })
  .max(40)
  .overwrite(wellFormed)
  .refine(isDeletionWord, { error: `Hãy gõ ${deletionWord} để xác nhận` });
