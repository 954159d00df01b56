import type { GuestRole, InvitedGuest } from '@hopgon/contract/meetings/schemas';
import type { FieldChange } from '../history/history.rules.ts';

export interface KnownGuest {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: GuestRole;
}

export interface GuestChanges {
  readonly added: readonly InvitedGuest[];
  readonly removed: readonly KnownGuest[];
  /** Who is called otherwise now, or takes another part. */
  readonly changed: readonly { readonly before: KnownGuest; readonly after: InvitedGuest }[];
}

export const noGuestChanges: GuestChanges = { added: [], removed: [], changed: [] };

export const guestsRefusal = (named: readonly InvitedGuest[]): 'guest_twice' | null =>
  new Set(named.map(({ email }) => email)).size === named.length ? null : 'guest_twice';

/** Who is there already is known by the address. */
export function guestChanges(before: readonly KnownGuest[], named: readonly InvitedGuest[]): GuestChanges {
  const known = new Map(before.map((guest) => [guest.email, guest]));
  const stays = new Set(named.map(({ email }) => email));
  return {
    added: named.filter(({ email }) => !known.has(email)),
    removed: before.filter(({ email }) => !stays.has(email)),
    changed: named.flatMap((after) => {
      const guest = known.get(after.email);
      return guest && (guest.name !== after.name || guest.role !== after.role)
        ? [{ before: guest, after }]
        : [];
    }),
  };
}

export const changesGuests = ({ added, removed, changed }: GuestChanges): boolean =>
  added.length + removed.length + changed.length > 0;

/** The same as history writes it. */
export function guestHistory({ added, removed, changed }: GuestChanges): FieldChange[] {
  const field = 'guest' as const;
  return [
    ...added.map(({ name, email, role }) => ({ field, subject: name, email, from: null, to: role })),
    ...changed.map(({ before, after }) => ({
      field,
      subject: after.name,
      email: after.email,
      from: before.role,
      to: after.role,
    })),
    ...removed.map(({ name, email, role }) => ({ field, subject: name, email, from: role, to: null })),
  ];
}
