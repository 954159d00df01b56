import type { ParticipantRole } from '@hopgon/contract/meetings/schemas';

export interface Invited {
  readonly userId: string;
  readonly displayName: string;
  readonly role: ParticipantRole;
}

/** Gives a person a role; a meeting has one chair, so the previous chair becomes an attendee. */
export const withRole = (
  people: readonly Invited[],
  userId: string,
  role: ParticipantRole,
): readonly Invited[] =>
  people.map((person) => {
    if (person.userId === userId) return { ...person, role };
    return role === 'chair' && person.role === 'chair' ? { ...person, role: 'attendee' } : person;
  });

/** A meeting whose creator only takes notes needs somebody else to lead it. */
export const chairProblem = (people: readonly Invited[]): string | undefined =>
  people.some(({ role }) => role === 'chair') ? undefined : 'Hãy chọn người chủ trì';

/** Who is notified of what on saving: '1 người được mời, 2 người được báo không cần đến'; empty when nothing changes. */
export function peopleNews(before: readonly Invited[], after: readonly Invited[]): string {
  const had = new Map(before.map(({ userId, role }) => [userId, role]));
  const stays = new Set(after.map(({ userId }) => userId));
  const parts = [
    [after.filter(({ userId }) => !had.has(userId)).length, 'người được mời'],
    [before.filter(({ userId }) => !stays.has(userId)).length, 'người được báo không cần đến'],
    [
      after.filter(({ userId, role }) => had.has(userId) && had.get(userId) !== role).length,
      'người đổi vai trò',
    ],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`)
    .join(', ');
}

const rank: Readonly<Record<ParticipantRole, number>> = {
  chair: 0,
  secretary: 1,
  attendee: 2,
  guest: 3,
  informed: 4,
};

const collator = new Intl.Collator('vi');
const givenName = (name: string) => name.trim().split(/\s+/).at(-1) ?? '';

/** Who leads first, then by given name, as lists of people are read here. */
export const sortPeople = <P extends Invited>(people: readonly P[]): readonly P[] =>
  people.toSorted(
    (left, right) =>
      rank[left.role] - rank[right.role] ||
      collator.compare(givenName(left.displayName), givenName(right.displayName)) ||
      collator.compare(left.displayName, right.displayName),
  );
