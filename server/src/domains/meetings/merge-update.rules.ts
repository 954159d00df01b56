import type { InvitedGuest } from '@hopgon/contract/meetings/schemas';
import type { KnownGuest } from './guests.rules.ts';
import type { DetailField, FieldChange } from './history.rules.ts';
import type { Invited } from './meetings.rules.ts';

type Details = ReadonlyMap<DetailField, string | null>;

/** Fields that mean something only together. */
const detailGroups: readonly (readonly DetailField[])[] = [
  ['startsAt', 'endsAt', 'timeZone'],
  ['title'],
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

interface PeopleMerge {
  readonly current: readonly Invited[];
  readonly wanted: readonly Invited[];
  readonly since: readonly FieldChange[];
}

/** The people as the caller read them: today's list with what changed since taken out again. */
export function startedPeople({ current, since }: Omit<PeopleMerge, 'wanted'>): Invited[] {
  const roles = new Map<string, string | null>(current.map(({ userId, role }) => [userId, role]));
  for (const [userId, role] of startedRoles(since, 'participant')) roles.set(userId, role);
  return invitedFrom(roles);
}

/** Both lists as one, person by person; null where one person got two parts, or two people the chair. */
export function mergePeople({ current, wanted, since }: PeopleMerge): Invited[] | null {
  const started = rolesOf(startedPeople({ current, since }));
  const [now, mine] = [rolesOf(current), rolesOf(wanted)];
  const merged = new Map<string, string | null>();
  for (const userId of new Set([...now.keys(), ...mine.keys()])) {
    const role = mergeValue(started.get(userId), mine.get(userId), now.get(userId));
    if (role === undefined) return null;
    merged.set(userId, role);
  }
  const people = invitedFrom(merged);
  return people.length > 0 && people.filter(({ role }) => role === 'chair').length <= 1 ? people : null;
}

interface GuestMerge {
  readonly current: readonly KnownGuest[];
  readonly wanted: readonly InvitedGuest[];
  readonly since: readonly FieldChange[];
}

/** The same of guests, known by their address. */
export function mergeGuests({ current, wanted, since }: GuestMerge): InvitedGuest[] | null {
  const started = startedRoles(since, 'guest');
  const [now, mine] = [byEmail(current), byEmail(wanted)];
  const merged: InvitedGuest[] = [];
  for (const email of new Set([...now.keys(), ...mine.keys()])) {
    const [theirs, own] = [now.get(email), mine.get(email)];
    const before = started.has(email) ? started.get(email) : theirs?.role;
    const role = mergeValue(before, own?.role, theirs?.role);
    if (role === undefined) return null;
    const guest = started.has(email) && role === (theirs?.role ?? null) ? theirs : own;
    if (guest && role !== null) merged.push({ email, name: guest.name, role: guest.role });
  }
  return merged;
}

/** Undefined stands for a conflict, null for nobody there. */
function mergeValue<T>(
  started: T | null | undefined,
  mine: T | undefined,
  theirs: T | undefined,
): T | null | undefined {
  const [before, own, other] = [started ?? null, mine ?? null, theirs ?? null];
  if (own === before || own === other) return other;
  return other === before ? own : undefined;
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

const rolesOf = (people: readonly Invited[]): Map<string, Invited['role']> =>
  new Map(people.map(({ userId, role }) => [userId, role]));

const byEmail = <G extends { readonly email: string }>(guests: readonly G[]): Map<string, G> =>
  new Map(guests.map((guest) => [guest.email, guest]));

const isRole = (role: string | null): role is Invited['role'] => role !== null;

const invitedFrom = (roles: ReadonlyMap<string, string | null>): Invited[] =>
  [...roles].flatMap(([userId, role]) => (isRole(role) ? [{ userId, role }] : []));
