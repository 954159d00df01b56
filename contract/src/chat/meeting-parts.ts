import { z } from 'zod';
import { Id } from '../primitives.ts';

/** What the card of a new meeting may say beside its people, its time and its place. */
export const meetingParts = {
  /** Only its own people learn of it. */
  isClosed: z.boolean().optional(),
  /** Who of its people leads it, and who writes its minutes. */
  chairId: Id.optional(),
  secretaryId: Id.optional(),
  /** What its invitation says beside its title. */
  note: z.string().max(500).optional(),
};
