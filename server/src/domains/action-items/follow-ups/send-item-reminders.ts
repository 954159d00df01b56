import type { remindAssignees as route } from '@hopgon/contract/action-items/follow-ups/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import { queueDrafts } from '../../../platform/mail/queue-mail.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readWorkDays } from '../../companies/days/read-work-days.ts';
import { listNotifiedPeople } from '../../users/list-notified-people.ts';
import { actionItemPolicy } from '../action-items.policy.ts';
import { standingOf } from '../action-items.presenter.ts';
import type { ItemRow } from '../action-items.store.ts';
import { reminderKind } from '../mails/item-drafts.schemas.ts';
import { itemMailStore } from '../mails/item-mails.store.ts';
import { assigneeStore } from '../people/assignees.store.ts';
import { followUpStore } from './follow-ups.store.ts';
import { reminderTime } from './reminder-time.rules.ts';

type RemindWorld = Pick<World, 'bus' | 'clock' | 'hub' | 'newId'>;

/** Reminds the assignees of items, each item once a working day; what the caller may not remind of is left out. */
export function sendItemReminders(
  world: RemindWorld,
  scope: CompanyScope,
  { itemIds }: { readonly itemIds: readonly string[] },
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const { companyId, timeZone } = await tx.entry();
    const { userId } = tx.actor;
    const work = (await readWorkDays(tx)) ?? { timeZone, days: [] };
    const { at, day } = reminderTime(world.clock.now(), work);
    const found = await followUpStore.find(tx.db, userId, [...new Set(itemIds)]);
    const assigneeIds = found.map(({ assignee_id }) => assignee_id);
    const active = await assigneeStore.listActive(tx.db, assigneeIds);
    const rows = found.filter(
      (row) => actionItemPolicy.remind(standingOf(row, userId)) === null && active.has(row.assignee_id ?? ''),
    );
    const taken = await followUpStore.takeReminders(
      tx.db,
      rows.map(({ id }) => id),
      day,
    );
    const reminded = rows.filter(({ id }) => taken.has(id));
    for (const row of reminded) {
      const { id: itemId, title, assignee_id: assigneeId, meeting_id: meetingId, deadline } = row;
      await world.bus.emit(tx, 'action-items.reminded', {
        ...{ companyId, itemId, title, assigneeId, meetingId },
        ...{ remindedBy: userId, deadline },
      });
    }
    await queueReminderMails(world, tx, reminded, { companyId, at });
    tx.afterCommit(() => world.hub.wake({ companyId, topics: ['action-items'] }));
    return { reminded: reminded.map(({ id }) => id), mailsOn: day };
  });
}

/** One mail for each assignee, written when it leaves: what is done by then is not in it. */
async function queueReminderMails(
  world: RemindWorld,
  tx: CompanyScope,
  rows: readonly ItemRow[],
  { companyId, at }: { readonly companyId: string; readonly at: Date },
): Promise<void> {
  const byPerson = Map.groupBy(rows, ({ assignee_id: assigneeId }) => assigneeId ?? '');
  const willing = await listNotifiedPeople(tx, { group: 'task-reminders', channel: 'mail' }, [
    ...byPerson.keys(),
  ]);
  for (const [userId, items] of byPerson) {
    const reader = willing.has(userId) ? await itemMailStore.mailbox(tx.db, userId) : undefined;
    if (!reader) continue;
    const itemIds = items.map(({ id }) => id);
    const draft = { kind: reminderKind, userId, itemIds, by: tx.actor.userId };
    await queueDrafts(tx, world, { companyId }, [{ address: reader.address, draft, sendAfter: at }]);
  }
}
