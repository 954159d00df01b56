import { mailsWait } from '../core/meetings.rules.ts';
import type { FieldChange } from '../history/history.rules.ts';

interface NotedChange {
  readonly changed_by: string | null;
  readonly at: Date;
  readonly fields: readonly FieldChange[];
}

/** Whether a change puts back, at once and by the same person, what the one before it did. */
export function isUndone(last: NotedChange | undefined, before: NotedChange | undefined): boolean {
  if (!(last && before) || last.changed_by !== before.changed_by) return false;
  if (last.at.getTime() - before.at.getTime() > mailsWait) return false;
  if (last.fields.length === 0 || last.fields.length !== before.fields.length) return false;
  return last.fields.every(({ field, from, to }) =>
    before.fields.some((one) => one.field === field && one.from === to && one.to === from),
  );
}
