import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import type { SingleChange } from '@hopgon/contract/chat/changes';

type State = Extract<SingleChange, { kind: 'task-change' }>['state'];

/** Whether its assignee may ask for another day where they may not set one: of a task they do, or accept with the same card. */
export const mayRequestDay = ({ can, deadline }: ActionItem, state: State, due: string | null): boolean =>
  due !== null &&
  deadline !== null &&
  due > deadline &&
  !can.edit &&
  state !== 'done' &&
  state !== 'declined' &&
  (can.requestExtension || (state === 'accepted' && can.accept));
