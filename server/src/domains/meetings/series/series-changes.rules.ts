import type { GuestRole, InvitedGuest } from '@hopgon/contract/meetings/schemas';
import type { Invited, PeopleChanges } from '../core/meetings.rules.ts';
import type { GuestChanges, KnownGuest } from '../people/guests.rules.ts';

/** A meeting's people after the change another one of its series went through; what was agreed for it alone stays. */
export function peopleAlike(people: readonly Invited[], { added, removed, moved }: PeopleChanges): Invited[] {
  const roles = new Map(moved.map(({ userId, role }) => [userId, role]));
  const here = new Set(people.map(({ userId }) => userId));
  const staying = people
    .filter(({ userId }) => !removed.includes(userId))
    .map(({ userId, role }) => ({ userId, role: roles.get(userId) ?? role }));
  const after = [...staying, ...added.filter(({ userId }) => !here.has(userId))];
  // The first named as chair wins: the person this change names, before the present chair.
  const chairs = [...moved, ...added].filter(({ role }) => role === 'chair').map(({ userId }) => userId);
  return after.sort(
    (one, other) => Number(chairs.includes(other.userId)) - Number(chairs.includes(one.userId)),
  );
}

interface Guest {
  readonly email: string;
  readonly name: string;
  readonly role: GuestRole;
}

/** The same of its guests, who are known by their addresses. */
export function guestsAlike(
  guests: readonly KnownGuest[],
  { added, removed, changed }: GuestChanges,
): InvitedGuest[] {
  const gone = new Set(removed.map(({ email }) => email));
  const renamed = new Map(changed.map(({ after }) => [after.email, after]));
  const here = new Set(guests.map(({ email }) => email));
  const staying = guests
    .filter(({ email }) => !gone.has(email))
    .map((guest): Guest => renamed.get(guest.email) ?? guest);
  return [...staying, ...added.filter(({ email }) => !here.has(email))].map(({ email, name, role }) => ({
    email,
    name,
    role,
  }));
}
