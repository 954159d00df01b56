/** What of a meeting people are notified of; `content` is its title or goal. */
export type NotifiedChange = 'time' | 'place' | 'content';

/** The changes shown in the bell: those always notified, and those chosen for mail. */
export const notifiedChanges = (
  toNotify: readonly NotifiedChange[],
  toMail: readonly NotifiedChange[],
): NotifiedChange[] => [...new Set([...toNotify, ...toMail])];

interface Announced {
  /** A new time, a new place, neither. */
  readonly changes: readonly ('time' | 'place')[];
  /** Whether its title or goal is another. */
  readonly hasNewContent: boolean;
  /** What the person who changes it chose. */
  readonly notify: boolean | undefined;
}

/** What people get a mail of: always of a new time, of a place unless it is declined, of title and goal where it is asked for. */
export function changesToMail({ changes, hasNewContent, notify }: Announced): NotifiedChange[] {
  if (notify === false && !changes.includes('time')) return [];
  return [...changes, ...(hasNewContent && notify === true ? (['content'] as const) : [])];
}
