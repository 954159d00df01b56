import type { Guest, GuestRole } from '@hopgon/contract/meetings/schemas';
import { cleanEmail, isEmail } from '../../../lib/is-email.ts';

/** Somebody without an account, as the form holds them. */
export interface DraftGuest {
  readonly email: string;
  readonly name: string;
  readonly role: GuestRole;
}

/** Null where this address can be invited beside the others. */
export function guestProblem(email: string, guests: readonly DraftGuest[]): string | null {
  const written = cleanEmail(email);
  if (!isEmail(written)) return 'Hãy ghi một địa chỉ email';
  return guests.some((guest) => guest.email === written) ? 'Khách này đã có trong danh sách' : null;
}

/** A guest without a name is called by their address. */
export function guestOf(email: string, name: string): DraftGuest {
  const written = cleanEmail(email);
  const given = name.normalize('NFC').trim().replace(/\s+/g, ' ');
  return { email: written, name: given === '' ? (written.split('@')[0] ?? written) : given, role: 'guest' };
}

/** Of a meeting one may change: there every guest has an address. */
export const draftGuests = (guests: readonly Guest[]): readonly DraftGuest[] =>
  guests.flatMap(({ email, name, role }) => (email === null ? [] : [{ email, name, role }]));

export const sameGuests = (one: readonly DraftGuest[], other: readonly DraftGuest[]): boolean =>
  one.length === other.length &&
  one.every(({ email, name, role }) =>
    other.some((guest) => guest.email === email && guest.name === name && guest.role === role),
  );
