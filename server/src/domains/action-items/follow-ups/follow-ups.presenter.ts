import type { FollowUp } from '@hopgon/contract/action-items/follow-ups/schemas';
import { actionItemPolicy } from '../action-items.policy.ts';
import { presentItem, standingOf, type Viewer } from '../action-items.presenter.ts';
import type { FollowUpRow } from './follow-ups.store.ts';

/** `reminderDay`: the working day on which a reminder given now would be sent. */
export const presentFollowUp = (
  row: FollowUpRow,
  viewer: Viewer & { readonly reminderDay: string },
): FollowUp => ({
  item: presentItem(row, viewer),
  carriedOver: row.carried_over,
  remindedOn: row.reminded_on,
  can: {
    remind:
      (row.reminded_on === null || row.reminded_on < viewer.reminderDay) &&
      actionItemPolicy.remind(standingOf(row, viewer.userId)) === null,
  },
});
