import type { MinutesAct } from '@hopgon/contract/minutes/remarks/schemas';
import type { AdoptedBy, MinutesState } from '@hopgon/contract/minutes/schemas';
import { addDays } from '@hopgon/engine/time/days';

interface TermHead {
  readonly state: MinutesState;
  readonly adopted_by: AdoptedBy;
  /** YYYY-MM-DD */
  readonly wait_until: string | null;
}

const contentActs: ReadonlySet<MinutesAct> = new Set([
  ...(['head-changed', 'sections-changed', 'people-changed', 'line-added', 'line-edited'] as const),
  ...(['line-accepted', 'line-moved', 'line-deleted', 'line-restored'] as const),
]);

/** Whether minutes say something else after such a change. */
export const changesContent = (acts: readonly MinutesAct[]): boolean =>
  acts.some((act) => contentActs.has(act));

/** Whether a change restarts the days to object: people were silent about what it said before. */
export const restartsTerm = (
  { state, adopted_by: adoptedBy, wait_until: until }: TermHead,
  acts: readonly MinutesAct[],
): boolean => state === 'review' && adoptedBy === 'silence' && until !== null && changesContent(acts);

/** The last day to object after such a change; a later one that was given stays. */
export function lastDayAfter(until: string, today: string, days: number): string {
  const restarted = addDays(today, days);
  return restarted > until ? restarted : until;
}
