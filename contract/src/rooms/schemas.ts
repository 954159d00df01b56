import { z } from 'zod';
import { Id, Instant, line, text, Version } from '../primitives.ts';

export const RoomName = line(100, 1);
/** Seats; null where nobody said. */
export const Capacity = z.int().min(1).max(10_000).nullable();
export const RoomNote = text(500);

export const Room = z.object({
  id: Id,
  name: z.string(),
  capacity: Capacity,
  note: z.string(),
  /** Not given to new meetings any more; null while it is in use. */
  archivedAt: Instant.nullable(),
  version: Version,
});
export type Room = z.infer<typeof Room>;
