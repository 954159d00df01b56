import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { ParsedTaskList } from '../parse/parsed-message.rules.ts';
import type { DateRange } from '../parse/time/date-range.rules.ts';
import type { UnclearName } from '../resolve/people/person-choices.rules.ts';
import type { ResolvedTaskList } from '../resolve/resolved.rules.ts';

export type { DateRange } from '../parse/time/date-range.rules.ts';

export type TasksPlan =
  | { readonly kind: 'ask-person'; readonly unclear: UnclearName }
  | { readonly kind: 'unknown-person'; readonly name: string }
  /** `owner` is null of the caller's own tasks; `isAlone` false where several people are the owner. */
  | {
      readonly kind: 'owned';
      readonly items: readonly ActionItem[];
      readonly owner: { readonly name: string; readonly isAlone: boolean } | null;
      /** The days they were asked to be due in; null where all were asked for. */
      readonly due: DateRange | null;
    }
  /** `late` are those past their day, whose answer they are; all of them where that was not asked. */
  | {
      readonly kind: 'late' | 'open' | 'in-time';
      readonly items: readonly ActionItem[];
      /** Whose they are; null of all that the caller may see. */
      readonly owner: { readonly name: string; readonly isAlone: boolean } | null;
    };

/** Those past their day where these are asked for and there are any, else all of them. */
export function planTasks(asked: ParsedTaskList, found: ResolvedTaskList): TasksPlan {
  if (found.unclear) return { kind: 'ask-person', unclear: found.unclear };
  const { items, owner } = found;
  if (asked.kind === 'own-tasks') return { kind: 'owned', items, owner: null, due: asked.due };
  if (asked.kind === 'person-tasks')
    return owner
      ? { kind: 'owned', items, owner, due: null }
      : { kind: 'unknown-person', name: asked.person };
  const past = items.filter(({ overdue }) => overdue);
  if (past.length === 0) return { kind: 'in-time', items, owner };
  if (asked.asksForLate) return { kind: 'late', items: past, owner };
  return { kind: 'open', items: [...past, ...items.filter(({ overdue }) => !overdue)], owner };
}
