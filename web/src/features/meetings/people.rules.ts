import type { Answer, Participant, ParticipantRole } from '@hopgon/contract/meetings/schemas';

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
export const sortPeople = (people: readonly Participant[]): readonly Participant[] =>
  people.toSorted(
    (left, right) =>
      rank[left.role] - rank[right.role] ||
      collator.compare(givenName(left.displayName), givenName(right.displayName)) ||
      collator.compare(left.displayName, right.displayName),
  );

/** '4 nhận lời, 2 chưa trả lời' */
export function countAnswers(people: readonly Pick<Participant, 'answer'>[]): string {
  const count = (wanted: Answer) => people.filter(({ answer }) => answer === wanted).length;
  const parts = [
    [count('accepted'), 'nhận lời'],
    [count('tentative'), 'chưa chắc'],
    [count('declined'), 'từ chối'],
    [count('waiting'), 'chưa trả lời'],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number} ${word}`)
    .join(', ');
}
