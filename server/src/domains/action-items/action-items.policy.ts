import type { ActionItemState } from '@hopgon/contract/action-items/schemas';
import type { Refusal } from '@hopgon/contract/failure';
import { isTaken } from './action-items.rules.ts';

/** What decides about an item: who asks, and how the item and its meeting stand to them. */
export interface ItemStanding {
  readonly actorId: string;
  readonly state: ActionItemState;
  readonly assigneeId: string | null;
  readonly authorId: string | null;
  /** `leaderId`: the chair, or the creator of a meeting without one. */
  readonly meeting: { readonly visible: boolean; readonly leaderId: string } | null;
}

const unless = (allowed: boolean, code: Exclude<Refusal, null>): Refusal => (allowed ? null : code);

const isAssignee = ({ actorId, assigneeId }: ItemStanding): boolean => assigneeId === actorId;

/** Gives an item to people: the meeting's leader; the author of one outside of meetings, while it is nobody's. */
const assigns = ({ actorId, assigneeId, authorId, meeting }: ItemStanding): boolean =>
  meeting ? meeting.leaderId === actorId : assigneeId === null && authorId === actorId;

export const actionItemPolicy = {
  view: (standing: ItemStanding): Refusal =>
    unless(
      standing.meeting?.visible === true || isAssignee(standing) || standing.authorId === standing.actorId,
      'action_item_not_found',
    ),

  decide: (standing: ItemStanding): Refusal => {
    if (!isAssignee(standing) && !assigns(standing)) return 'not_allowed';
    return unless(standing.state === 'proposed', 'action_item_decided');
  },

  /** Accepting for `assigneeId`: for oneself or whom it was proposed to, else only by who gives items to people. */
  acceptFor: (standing: ItemStanding, assigneeId: string): Refusal =>
    unless(
      assigneeId === standing.actorId || assigneeId === standing.assigneeId || assigns(standing),
      'not_allowed',
    ),

  progress: (standing: ItemStanding): Refusal => {
    if (!isAssignee(standing) && !assigns(standing)) return 'not_allowed';
    if (standing.state === 'declined') return 'action_item_decided';
    return unless(isTaken(standing.state), 'not_allowed');
  },
};
