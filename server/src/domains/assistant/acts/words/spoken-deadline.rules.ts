import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { addDays } from '@hopgon/engine/time/days';
import { dateOf } from '@hopgon/engine/time/local-time';
import type { ActContext } from '../act-outcome.rules.ts';
import type { SpokenFields } from './card-answer.rules.ts';

/** The day words give a task; null where they give none. */
function dueIn({ times }: ActContext, { times: said, to, until }: SpokenChange): string | null {
  const [first = until] = said;
  return times[said.includes(to) ? to : first]?.due ?? null;
}

/** The same, or so many days after the one it has: "lùi thêm 2 ngày". */
export const dueAfter = (
  context: ActContext,
  { spoken, words }: SpokenFields,
  before: string | null,
): string | null =>
  words.days === null ? dueIn(context, spoken) : addDays(before ?? dateOf(context.place.now), words.days);

/** Whether a day is over. */
export const isPast = (due: string | null, { place }: ActContext): boolean =>
  due !== null && due < dateOf(place.now);
