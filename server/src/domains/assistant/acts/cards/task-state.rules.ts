import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { SingleChange } from '@hopgon/contract/chat/changes';

type TaskChange = Extract<SingleChange, { kind: 'task-change' }>;

/** The state that the caller may give a task. One that waits to be accepted is finished by accepting it first. */
export function stateOf(
  { can }: ActionItem,
  { state }: { readonly state: TaskChange['state'] },
): TaskChange['state'] {
  if (state === 'accepted') return can.accept ? 'accepted' : null;
  if (state === 'declined') return can.decline ? 'declined' : null;
  return state === 'done' && (can.progress || can.accept) ? 'done' : null;
}

/** What a task is before its change, which an undo gives back. */
export const wasOf = ({ state, deadline, priority, assigneeId }: ActionItem): TaskChange['was'] => ({
  ...{ state, deadline, priority, assigneeId },
});

/** A card of a task as the task is now: what somebody did of it meanwhile is no longer on the card. */
export function onItem(change: TaskChange, item: ActionItem): TaskChange {
  const { version, title, assigneeName } = item;
  const state = stateOf(item, change);
  const isOvertaken = state !== change.state;
  return {
    ...change,
    ...{ version, title, assigneeName, state, was: wasOf(item) },
    warnings: isOvertaken
      ? ['Việc này đã được cập nhật từ lúc mở thẻ, nên thẻ không đổi trạng thái nữa.']
      : [],
  };
}
