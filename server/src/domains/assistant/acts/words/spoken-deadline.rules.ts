import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { dateOf } from '@hopgon/engine/time/local-time';
import type { ActContext } from '../act-outcome.rules.ts';

export const priorityNames = { high: 'cao', normal: 'trung bình', low: 'thấp' } as const;

/** The day words give a task; null where they give none. */
export function dueIn({ times }: ActContext, { times: said, to, until }: SpokenChange): string | null {
  const [first = until] = said;
  return times[said.includes(to) ? to : first]?.due ?? null;
}

/** Whether a day is over. */
export const isPast = (due: string | null, { place }: ActContext): boolean =>
  due !== null && due < dateOf(place.now);
