import { isSameTask, type RecordedTask } from '@hopgon/contract/action-items/recorded-task';
import type { ActionItemState, ItemAct } from '@hopgon/contract/action-items/schemas';

/** States that still ask something of somebody. */
export const openStates = ['proposed', 'accepted', 'doing'] as const satisfies readonly ActionItemState[];

/** Still asks something of somebody. */
export const isOpen = (state: ActionItemState): boolean => openStates.some((open) => open === state);

const taken: readonly ActionItemState[] = ['accepted', 'doing', 'done'];

/** Accepted by its assignee, so its state may be set. */
export const isTaken = (state: ActionItemState): boolean => taken.includes(state);

/** The day of a deadline is still in time. What is done or declined is never late; what nobody answered is. */
export const isOverdue = (state: ActionItemState, deadline: string | null, today: string): boolean =>
  deadline !== null && deadline < today && isOpen(state);

/** What one writes down for oneself needs nobody's consent. */
export const firstState = (assigneeId: string, authorId: string): ActionItemState =>
  assigneeId === authorId ? 'accepted' : 'proposed';

/**
 * A newly named assignee is asked first; the caller's own name needs no answer. Who declined an item is asked again once it
 * says something else, or is given to them once more.
 */
export const stateAfterEdit = (
  before: RecordedTask & { readonly state: ActionItemState },
  after: RecordedTask & { readonly isGiven: boolean },
  actorId: string,
): ActionItemState => {
  const isDeclinedOther = before.state === 'declined' && (after.isGiven || !isSameTask(before, after));
  if (after.assigneeId === before.assigneeId && !isDeclinedOther) return before.state;
  return after.assigneeId === actorId ? 'accepted' : 'proposed';
};

/** Its assignee works on it now. */
export const isWorkedOn = (state: ActionItemState): boolean => state === 'accepted' || state === 'doing';

/** Whom a change of an item concerns besides who made it: of what it was and is, the people who had taken it on. */
export const workersOf = (
  items: readonly { readonly assignee_id: string | null; readonly state: ActionItemState }[],
  actorId: string,
): string[] => [
  ...new Set(
    items.flatMap(({ assignee_id: id, state }) =>
      isWorkedOn(state) && id !== null && id !== actorId ? [id] : [],
    ),
  ),
];

interface AskedItem {
  readonly title: string;
  readonly assignee_id: string | null;
  readonly deadline: string | null;
  readonly state: ActionItemState;
}

/**
 * Whether another person is asked, who declined is asked again or no longer, or who has not answered yet is asked about something
 * else than they read.
 */
export const isAskedAgain = (before: AskedItem, after: AskedItem, actorId: string): boolean => {
  if (after.assignee_id !== before.assignee_id) return true;
  if (after.assignee_id === null || after.assignee_id === actorId) return false;
  if (after.state === 'declined') return before.state === 'proposed';
  const isOther =
    after.title !== before.title || after.deadline !== before.deadline || before.state === 'declined';
  return isOther && after.state === 'proposed';
};

/** A later deadline is later than the one there is, and has not gone by. */
export const isLater = (deadline: string, before: string, today: string): boolean =>
  deadline > before && deadline >= today;

/** What setting a state is called in the history; null where it changes nothing. */
export const actOfProgress = (before: ActionItemState, after: ActionItemState): ItemAct | null => {
  if (before === after) return null;
  if (after === 'done') return 'completed';
  return before === 'accepted' ? 'started' : 'reopened';
};
