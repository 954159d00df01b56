import { mergeValue } from '@hopgon/contract/meetings/merge-people';
import type { InvitedGuest } from '@hopgon/contract/meetings/schemas';
import type { Invited } from '../core/meetings.rules.ts';
import type { DetailField, FieldChange } from '../history/history.rules.ts';
import type { KnownGuest } from '../people/guests.rules.ts';

type Details = ReadonlyMap<DetailField, string | null>;

/** Fields that mean something only together. */
const detailGroups: readonly (readonly DetailField[])[] = [
  ['startsAt', 'endsAt', 'timeZone'],
  ['title'],
  ['kind'],
  ['goal'],
  ['type'],
  ['location'],
  ['joinUrl'],
  ['room'],
  ['visibility'],
];

interface DetailMerge {
  readonly current: Details;
  /** What the caller asks for; a field that was not sent is missing. */
  readonly wanted: Details;
  /** What others changed since the caller read the meeting, the earliest first. */
  readonly since: readonly FieldChange[];
}

interface MergedDetails {
  /** What the caller really changed. */
  readonly kept: readonly DetailField[];
  /** What both changed, to different values. */
  readonly conflicts: readonly DetailField[];
}

/** Compares by what both started from: a field sent back as it was read is no change of it. */
export function mergeDetails({ current, wanted, since }: DetailMerge): MergedDetails {
  const kept: DetailField[] = [];
  const conflicts: DetailField[] = [];
  for (const group of detailGroups) {
    const sent = group.filter((field) => wanted.has(field));
    const mine = sent.filter((field) => wanted.get(field) !== startOf(field, { current, since }));
    const theirs = group.filter((field) => current.get(field) !== startOf(field, { current, since }));
    const agree = mine.every((field) => wanted.get(field) === current.get(field));
    if (mine.length === 0 || (theirs.length > 0 && agree)) continue;
    if (theirs.length > 0) conflicts.push(...mine);
    else kept.push(...sent);
  }
  return { kept, conflicts };
}

/** The value a field had before the first of these changes. */
function startOf(field: DetailField, { current, since }: Omit<DetailMerge, 'wanted'>): string | null {
  const first = since.find((change) => change.field === field);
  return first ? first.from : (current.get(field) ?? null);
}

interface KnownPeople {
  readonly current: readonly Invited[];
  readonly since: readonly FieldChange[];
}

/** The people as the caller read them: today's list with what changed since taken out again. */
export function startedPeople({ current, since }: KnownPeople): Invited[] {
  const roles = new Map<string, string | null>(current.map(({ userId, role }) => [userId, role]));
  for (const [userId, role] of startedRoles(since, 'participant')) roles.set(userId, role);
  return invitedFrom(roles);
}

interface GuestMerge {
  readonly current: readonly KnownGuest[];
  readonly wanted: readonly InvitedGuest[];
  readonly since: readonly FieldChange[];
}

/** Both lists of guests as one, known by their address; null where one guest got two parts. */
export function mergeGuests({ current, wanted, since }: GuestMerge): InvitedGuest[] | null {
  const started = startedRoles(since, 'guest');
  const [now, mine] = [byEmail(current), byEmail(wanted)];
  const merged: InvitedGuest[] = [];
  for (const email of new Set([...now.keys(), ...mine.keys()])) {
    const [theirs, own] = [now.get(email), mine.get(email)];
    const before = started.has(email) ? started.get(email) : theirs?.role;
    const role = mergeValue<string>(before ?? null, own?.role ?? null, theirs?.role ?? null);
    if (role === undefined) return null;
    const guest = started.has(email) && role === (theirs?.role ?? null) ? theirs : own;
    if (guest && role !== null) merged.push({ email, name: guest.name, role: guest.role });
  }
  return merged;
}

function startedRoles(
  since: readonly FieldChange[],
  field: 'participant' | 'guest',
): Map<string, string | null> {
  const roles = new Map<string, string | null>();
  for (const change of since) {
    const key = field === 'guest' ? change.email : change.subject;
    if (change.field === field && key !== undefined && !roles.has(key)) roles.set(key, change.from);
  }
  return roles;
}

const byEmail = <G extends { readonly email: string }>(guests: readonly G[]): Map<string, G> =>
  new Map(guests.map((guest) => [guest.email, guest]));

const isRole = (role: string | null): role is Invited['role'] => role !== null;

const invitedFrom = (roles: ReadonlyMap<string, string | null>): Invited[] =>
  [...roles].flatMap(([userId, role]) => (isRole(role) ? [{ userId, role }] : []));
