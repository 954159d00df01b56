import { z } from 'zod';
import { Id, Instant } from '../primitives.ts';

export const RoleName = z.enum(['owner', 'admin', 'member']);

/** A company as the person's menu lists it. */
export const CompanyChoice = z.object({ id: Id, name: z.string(), role: RoleName });

/** The signed-in person; department and position are those of the current company. */
export const Me = z.object({
  id: Id,
  email: z.string(),
  displayName: z.string(),
  photoURL: z.string().nullable(),
  department: z.string(),
  position: z.string(),
  createdAt: Instant,
  lastLogin: Instant.nullable(),
  currentCompany: Id.nullable(),
  companies: z.array(CompanyChoice),
});
export type Me = z.infer<typeof Me>;
