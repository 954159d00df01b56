import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { ParsedTaskList, TaskSet } from '../parse/parsed-message.rules.ts';
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
  /** Of the caller's own tasks, of somebody's or of those the caller gave to others those that were asked for; `others` are the rest. */
  | {
      readonly kind: 'among';
      readonly of: 'own' | { readonly name: string; readonly isAlone: boolean };
      /** To whom the caller gave them; null where that was not asked for. */
      readonly givenTo: string | null;
      /** Null where all were asked for. */
      readonly among: TaskSet | null;
      readonly items: readonly ActionItem[];
      readonly others: readonly ActionItem[];
    }
  /** Those that somebody gave to the caller, or to the owner. */
  | {
      readonly kind: 'given';
      readonly by: string;
      readonly owner: { readonly name: string } | null;
      readonly among: TaskSet | null;
      readonly asksNearest: boolean;
      /** Of all that are open those that were asked for. */
      readonly items: readonly ActionItem[];
      readonly all: readonly ActionItem[];
    }
  /** `late` are those past their day, whose answer they are; all of them where that was not asked. */
  | {
      readonly kind: 'late' | 'open' | 'in-time';
      readonly items: readonly ActionItem[];
      /** Whose they are; null of all that the caller may see. */
      readonly owner: { readonly name: string; readonly isAlone: boolean } | null;
      /** How many of those shown are the caller's own, where all that the caller may see were asked for. */
      readonly own: number;
    };

function chooseAmong(
  of: Extract<TasksPlan, { kind: 'among' }>['of'],
  among: TaskSet | null,
  items: readonly ActionItem[],
): Extract<TasksPlan, { kind: 'among' }> {
  const isMeant = (item: ActionItem): boolean =>
    among === null || (among === 'late' ? item.overdue : item.state === 'proposed');
  return {
    kind: 'among',
    of,
    givenTo: null,
    among,
    items: items.filter(isMeant),
    others: items.filter((item) => !isMeant(item)),
  };
}

/** Those past their day where these are asked for and there are any, else all of them. */
export function planTasks(asked: ParsedTaskList, found: ResolvedTaskList, callerId: string): TasksPlan {
  if (found.unclear) return { kind: 'ask-person', unclear: found.unclear };
  const { items, owner, givenBy } = found;
  if (givenBy !== undefined) {
    const { items: meant } = chooseAmong('own', asked.among, items);
    const { among, asksNearest = false } = asked;
    return { kind: 'given', by: givenBy, owner, among, asksNearest, items: meant, all: items };
  }
  if (asked.isGiven)
    return { ...chooseAmong('own', asked.among, items), givenTo: owner?.name ?? 'người khác' };
  if (asked.kind !== 'late-tasks' && asked.among !== null && (asked.kind === 'own-tasks' || owner !== null))
    return chooseAmong(owner ?? 'own', asked.among, items);
  if (asked.kind === 'own-tasks') return { kind: 'owned', items, owner: null, due: asked.due };
  if (asked.kind === 'person-tasks')
    return owner
      ? { kind: 'owned', items, owner, due: null }
      : { kind: 'unknown-person', name: asked.person };
  const past = items.filter(({ overdue }) => overdue);
  const ownOf = (shown: readonly ActionItem[]): number =>
    owner === null ? shown.filter(({ assigneeId }) => assigneeId === callerId).length : 0;
  if (past.length === 0) return { kind: 'in-time', items, owner, own: ownOf(items) };
  if (asked.asksForLate) return { kind: 'late', items: past, owner, own: ownOf(past) };
  const sorted = [...past, ...items.filter(({ overdue }) => !overdue)];
  return { kind: 'open', items: sorted, owner, own: ownOf(sorted) };
}
