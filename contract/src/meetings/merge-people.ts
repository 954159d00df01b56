import type { ParticipantRole } from './schemas.ts';

interface Person {
  readonly userId: string;
  readonly role: ParticipantRole;
}

interface PeopleMerge<P extends Person> {
  /** The list both changes started from. */
  readonly started: readonly Person[];
  readonly mine: readonly P[];
  readonly theirs: readonly P[];
}

/** The merge of two changes of one value: undefined is a conflict, null means removed. */
export function mergeValue<T>(started: T | null, mine: T | null, theirs: T | null): T | null | undefined {
  if (mine === started || mine === theirs) return theirs;
  return theirs === started ? mine : undefined;
}

/** Two changes of the people of a meeting as one; null where one person got two parts, or two people the chair. */
export function mergePeople<P extends Person>({ started, mine, theirs }: PeopleMerge<P>): P[] | null {
  const before = new Map<string, Person>(started.map((person) => [person.userId, person]));
  const [own, other] = [byId(mine), byId(theirs)];
  const merged: P[] = [];
  for (const userId of new Set([...other.keys(), ...own.keys()])) {
    const [left, right] = [own.get(userId), other.get(userId)];
    const role = mergeValue(before.get(userId)?.role ?? null, left?.role ?? null, right?.role ?? null);
    if (role === undefined) return null;
    const person = left ?? right;
    if (role !== null && person) merged.push({ ...person, role });
  }
  const chairs = merged.filter(({ role }) => role === 'chair').length;
  return merged.length > 0 && chairs <= 1 ? merged : null;
}

const byId = <P extends Person>(people: readonly P[]): Map<string, P> =>
  new Map(people.map((person) => [person.userId, person]));
