import type { Clause } from './clause.ts';

export type ReadDeadline = { readonly date: string; readonly phrase: string };

/** The day a stretch of a clause names as its limit, resolved against the day of the meeting. */
export function readDeadline(
  clause: Clause,
  from: number,
  to: number,
  meetingDate: string,
): ReadDeadline | null {
  const phrase = clause.raw.slice(from, to).find((word) => /^\d{1,2}\/\d{1,2}$/u.test(word));
  if (!phrase) return null;
  const [day = '', month = ''] = phrase.split('/');
  const date = `${meetingDate.slice(0, 4)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { date, phrase };
}
