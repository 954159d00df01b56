import type { ParsedTask } from '../parse/parsed-message.rules.ts';
import type { Assignee, TaskRequest } from '../resolve/people/task-request.rules.ts';
import type { ResolvedTask } from '../resolve/resolved.rules.ts';
import { colleaguesOf, type DirectoryEntry } from '../shared/workplace.rules.ts';
import { type DeadlineVerdict, judgeDeadline } from './judge-deadline.rules.ts';
import type { Unready } from './plan-schedule.rules.ts';
import { dayWarnings, type Warning } from './warnings.rules.ts';

export type TaskPlan =
  | Unready<'title' | 'assignee' | 'deadline'>
  | {
      readonly kind: 'ask-assignee';
      readonly assignee: Exclude<Assignee, { kind: 'known' }>;
      readonly request: TaskRequest;
    }
  | {
      readonly kind: 'ask-deadline';
      readonly verdict: Exclude<DeadlineVerdict, { kind: 'settled' }>;
      readonly request: TaskRequest;
    }
  | PlannedTask;

/** A task as its card shows it. */
export interface PlannedTask {
  readonly kind: 'task';
  readonly request: TaskRequest;
  /** The command as it was typed; null of free words. */
  readonly command: string | null;
  readonly assignee: Pick<DirectoryEntry, 'userId' | 'displayName'>;
  /** The assignee is the caller. */
  readonly isOwn: boolean;
  /** YYYY-MM-DD; null where none was said. */
  readonly deadline: string | null;
  readonly warnings: readonly Warning[];
}

/** Decides between a card and the question that comes first. */
export function planTask(asked: ParsedTask, found: ResolvedTask): TaskPlan {
  const { message, isCommand } = asked;
  const { request, assignee, place } = found;
  const said = { ...request, deadline: request.deadline.said };
  const missing = missingOf(said, isCommand);
  if (missing.length > 0)
    return { kind: 'missing', message, isCommand, missing, colleagues: colleaguesOf(place) };
  const isNobody = !isCommand && assignee.kind === 'unknown';
  if (assignee.kind !== 'known' && !isNobody) return { kind: 'ask-assignee', assignee, request };
  const verdict = said.deadline === '' ? null : judgeDeadline(request.deadline, place.now);
  if (verdict !== null && verdict.kind !== 'settled') return { kind: 'ask-deadline', verdict, request };
  const userId = assignee.kind === 'known' ? assignee.userId : place.callerId;
  const displayName = place.people.find((one) => one.userId === userId)?.displayName ?? '';
  return {
    kind: 'task',
    request,
    // A command cannot leave out whose it is.
    command: isCommand || isNobody ? message.trim() : null,
    assignee: { userId, displayName },
    isOwn: userId === place.callerId,
    deadline: verdict?.date ?? null,
    warnings: [
      ...(isNobody ? [nobodyCalled(said.assignee)] : []),
      ...(verdict === null ? [] : dayWarnings(verdict.date, place.hours)),
      ...(request.deadline.plain?.clock === true ? [{ kind: 'day-only' } as const] : []),
    ],
  };
}

/** A task said in free words needs a title alone: its card marks what else is not said, and takes it. */
function missingOf(
  said: Readonly<Record<'title' | 'assignee' | 'deadline', string>>,
  isCommand: boolean,
): ('title' | 'assignee' | 'deadline')[] {
  const open = (['title', 'assignee', 'deadline'] as const).filter((name) => said[name] === '');
  if (isCommand) return open;
  return said.title === '' ? open.filter((name) => name !== 'deadline') : [];
}

const nobodyCalled = (said: string): Warning =>
  said === '' ? { kind: 'own-by-default' } : { kind: 'unknown-names', names: [said] };
