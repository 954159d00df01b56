import type { ActionItemState } from '@hopgon/contract/action-items/schemas';
import type { Refusal } from '@hopgon/contract/failure';
import { isOpen, isTaken, isWorkedOn } from './action-items.rules.ts';

/** What decides about an item: the caller's relation to the item and to its meeting. */
export interface ItemStanding {
  readonly actorId: string;
  readonly state: ActionItemState;
  readonly hasDeadline: boolean;
  readonly assigneeId: string | null;
  readonly authorId: string | null;
  /** `leaderId`: the chair, or the creator of a meeting without one. */
  readonly meeting: {
    readonly visible: boolean;
    readonly leaderId: string;
    /** Its creator, chair or secretary. */
    readonly editable: boolean;
  } | null;
}

const unless = (allowed: boolean, code: Exclude<Refusal, null>): Refusal => (allowed ? null : code);

const isAssignee = ({ actorId, assigneeId }: ItemStanding): boolean => assigneeId === actorId;

/** Gives an item to people: the meeting's leader; the author of one outside of meetings, while it is nobody's. */
const assigns = ({ actorId, assigneeId, authorId, meeting }: ItemStanding): boolean =>
  meeting ? meeting.leaderId === actorId : assigneeId === null && authorId === actorId;

const changes = ({ actorId, authorId, meeting }: ItemStanding): boolean =>
  meeting ? meeting.editable : authorId === actorId;

export const actionItemPolicy = {
  view: (standing: ItemStanding): Refusal =>
    unless(
      standing.meeting?.visible === true || isAssignee(standing) || standing.authorId === standing.actorId,
      'action_item_not_found',
    ),

  /** Nobody takes an item on in another's name. */
  accept: (standing: ItemStanding): Refusal => {
    const isOpenToActor = isAssignee(standing) || (standing.assigneeId === null && assigns(standing));
    if (!isOpenToActor) return 'not_allowed';
    return unless(standing.state === 'proposed', 'action_item_decided');
  },

  decline: (standing: ItemStanding): Refusal => {
    if (!isAssignee(standing) && !assigns(standing)) return 'not_allowed';
    return unless(standing.state === 'proposed', 'action_item_decided');
  },

  /** Changes, reassigns and deletes it. */
  edit: (standing: ItemStanding): Refusal => unless(changes(standing), 'not_allowed'),

  /** Who changes the item sets another deadline without asking. */
  requestExtension: (standing: ItemStanding): Refusal => {
    const isAsked = isAssignee(standing) && isWorkedOn(standing.state) && standing.hasDeadline;
    return unless(isAsked && !changes(standing), 'not_allowed');
  },

  answerExtension: (standing: ItemStanding): Refusal => unless(changes(standing), 'not_allowed'),

  /** Reminds the assignee: who changes the item, or gave the work. */
  remind: (standing: ItemStanding): Refusal => {
    const { actorId, assigneeId, authorId, state } = standing;
    const isOfAnother = assigneeId !== null && assigneeId !== actorId;
    return unless(isOpen(state) && isOfAnother && (changes(standing) || authorId === actorId), 'not_allowed');
  },

  /** Undoes your own change; who declined an item may take that back. */
  restore: (standing: ItemStanding): Refusal => {
    const isOwnDecline = standing.state === 'declined' && isAssignee(standing);
    const mayChange =
      actionItemPolicy.edit(standing) === null || actionItemPolicy.progress(standing) === null;
    return unless(isOwnDecline || mayChange, 'not_allowed');
  },

  progress: (standing: ItemStanding): Refusal => {
    if (!isAssignee(standing) && !assigns(standing)) return 'not_allowed';
    if (standing.state === 'declined') return 'action_item_decided';
    return unless(isTaken(standing.state), 'not_allowed');
  },
};
