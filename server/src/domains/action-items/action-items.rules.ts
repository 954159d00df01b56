import type { ActionItemState, ItemAct } from '@hopgon/contract/action-items/schemas';

/** States that still ask something of somebody. */
export const openStates = ['proposed', 'accepted', 'doing'] as const satisfies readonly ActionItemState[];

/** Still asks something of somebody. */
export const isOpen = (state: ActionItemState): boolean => openStates.some((open) => open === state);

const taken: readonly ActionItemState[] = ['accepted', 'doing', 'done'];

/** Accepted by its assignee, so its state may be set. */
export const isTaken = (state: ActionItemState): boolean => taken.includes(state);

/** The day of a deadline is still in time. What nobody took on, or is done, is never late. */
export const isOverdue = (state: ActionItemState, deadline: string | null, today: string): boolean =>
  deadline !== null && deadline < today && (state === 'accepted' || state === 'doing');

/** What one writes down for oneself needs nobody's consent. */
export const firstState = (assigneeId: string, authorId: string): ActionItemState =>
  assigneeId === authorId ? 'accepted' : 'proposed';

/** A newly named assignee is asked first; the caller's own name needs no answer. */
export const stateAfterAssigning = (
  item: { readonly state: ActionItemState; readonly assigneeId: string | null },
  assigneeId: string | null,
  actorId: string,
): ActionItemState => {
  if (assigneeId === item.assigneeId) return item.state;
  return assigneeId === actorId ? 'accepted' : 'proposed';
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
