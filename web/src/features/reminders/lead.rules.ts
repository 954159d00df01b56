import type { Meeting } from '@hopgon/contract/meetings/schemas';

/** Minutes before the start that one may choose from. */
const leads: readonly number[] = [5, 10, 15, 30, 60, 120, 1440, 2880, 10_080];

/** Chosen by other means, or by an older version, a lead stays in the list. */
export const leadsWith = (minutes: readonly number[]): number[] =>
  [...new Set([...leads, ...minutes])].toSorted((left, right) => left - right);

export function leadWords(minutes: number): string {
  if (minutes % 10_080 === 0) return `${minutes / 10_080} tuần`;
  if (minutes % 1440 === 0) return `${minutes / 1440} ngày`;
  if (minutes % 60 === 0) return `${minutes / 60} giờ`;
  return `${minutes} phút`;
}

const together = new Intl.ListFormat('vi', { type: 'conjunction' });

/** "Trước 30 phút và 1 ngày"; "Không nhắc" */
export const choiceWords = (minutes: readonly number[]): string =>
  minutes.length === 0 ? 'Không nhắc' : `Trước ${together.format(minutes.map(leadWords))}`;

/** Of as many as one may have, in order of time. */
export function toggled(minutes: readonly number[], lead: number): number[] {
  const chosen = minutes.includes(lead) ? minutes.filter((other) => other !== lead) : [...minutes, lead];
  return chosen.toSorted((left, right) => left - right);
}

export const mostReminders = 5;

/** Why a person who is invited is not reminded of the meeting; null where they are. */
export function notRemindedBecause(
  { participants, myAnswer }: Pick<Meeting, 'participants' | 'myAnswer'>,
  userId: string,
): string | null {
  const own = participants.find((person) => person.userId === userId);
  if (own?.role === 'informed') return 'Bạn không được nhắc, vì bạn được mời với vai trò “Để biết”.';
  if (myAnswer === 'declined') return 'Bạn không được nhắc, vì bạn đã báo không dự cuộc họp này.';
  return null;
}
