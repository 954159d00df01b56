import type { Said } from '../../../time/grammar/said.ts';
import { numberKind, numberReader } from '../../../time/grammar/slots.ts';
import type { Slots } from '../../slots.ts';
import { vocabulary } from './vocabulary.ts';

/** The slots of patterns about time: words of the vocabulary, else numbers. */
export const timeSlots: Slots<Said> = {
  phrases: vocabulary,
  reader: (slot) => ({ kind: numberKind(slot), read: numberReader(slot) }),
};
