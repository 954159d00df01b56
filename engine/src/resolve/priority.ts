import type { Priority } from '../extract/extraction.ts';
import type { MeetingView } from '../extract/meeting-view.ts';
import { formatDate } from '../time/civil.ts';
import { daysBetween } from '../time/days.ts';

const SOON_DAYS = 2;

/** How urgent a task is: as it was said, else by its day. */
export function resolvePriority(
  evidence: readonly number[],
  deadline: string | null,
  { byTurn, today }: MeetingView,
): Priority {
  const classes = new Set(
    evidence.flatMap((turn) =>
      (byTurn[turn] ?? []).flatMap(({ ruled }) => ruled.flatMap((one) => one.classes)),
    ),
  );
  if (classes.has('rule-unhurried')) return 'thấp';
  const isSoon = deadline !== null && daysBetween(formatDate(today.today), deadline) < SOON_DAYS;
  return isSoon || classes.has('rule-urgent') ? 'cao' : 'trung bình';
}
