import { isWorked, type WorkDays, workDayBefore } from '@hopgon/engine/time/work-days';
import { queueMails } from '../../../platform/mail/queue-mail.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readWorkDays } from '../../companies/days/read-work-days.ts';
import { listNotifiedPeople } from '../../users/list-notified-people.ts';
import { renderUnsubscribe } from '../../users/render-unsubscribe.ts';
import { isTaken } from '../action-items.rules.ts';
import { recordItemChange } from '../history/record-item-change.ts';
import { itemMailStore } from '../mails/item-mails.store.ts';
import { assigneeStore } from '../people/assignees.store.ts';
import { escalationReader } from './escalation.rules.ts';
import { escalationStore, type OverdueRow } from './escalation.store.ts';
import { composeEscalationMail } from './escalation-mail.rules.ts';

type EscalationWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>;

/**
 * On a working day, notifies those who lead meetings which of their items have been overdue for as many working days as the
 * company says; each deadline once. What had been due before the data were restored may have been mailed then: it is shown by
 * the bell, and not mailed.
 */
export async function sendEscalations(world: EscalationWorld, scope: JobScope, day: string): Promise<void> {
  await scope.transaction(async (tx) => {
    const { days, restoredOn } = await escalationStore.settings(tx.db);
    const work = await readWorkDays(tx);
    if (days === null || !work || !isWorked(day, work)) return;
    const overdue = await escalationStore.overdue(tx.db, lastDeadline(day, days, work));
    const mailedFrom = restoredOn === null ? null : lastDeadline(restoredOn, days, work);
    const leaders = overdue.flatMap(({ leader_id, created_by }) => [leader_id, created_by]);
    const active = await assigneeStore.listActive(tx.db, leaders);
    for (const [readerId, rows] of Map.groupBy(overdue, (row) => escalationReader(row, active)))
      if (readerId !== null) await notifyReader(world, tx, { readerId, rows, days, mailedFrom });
  });
}

/** Before it were the deadlines that are escalated by this day. */
function lastDeadline(day: string, days: number, work: WorkDays): string {
  const worked = isWorked(day, work) ? day : workDayBefore(day, 1, work);
  return workDayBefore(worked, days - 1, work);
}

interface Escalated {
  readonly readerId: string;
  readonly rows: readonly OverdueRow[];
  readonly days: number;
  /** Earlier deadlines are not mailed; null: all are. */
  readonly mailedFrom: string | null;
}

async function notifyReader(
  world: EscalationWorld,
  tx: JobScope,
  { readerId, rows, days, mailedFrom }: Escalated,
): Promise<void> {
  const { companyId } = tx;
  const reader = await itemMailStore.mailbox(tx.db, readerId);
  if (!reader) return;
  await escalationStore.escalate(
    tx.db,
    rows.map(({ id }) => id),
  );
  for (const { id: itemId, deadline } of rows)
    await recordItemChange(world, tx, { companyId, itemId, act: 'escalated', by: null, deadline });
  await world.bus.emit(tx, 'action-items.escalated', {
    ...{ companyId, readerId, days },
    items: rows.map((row) => ({
      ...{ companyId, itemId: row.id, title: row.title, assigneeId: row.assignee_id },
      ...{ meetingId: row.meeting_id, deadline: row.deadline, isClosed: row.meeting_closed },
      isTaken: isTaken(row.state),
    })),
  });
  const mailed = rows.filter(({ deadline }) => mailedFrom === null || deadline >= mailedFrom);
  if (mailed.length === 0) return;
  if (!(await listNotifiedPeople(tx, { group: 'task-reminders', channel: 'mail' }, [readerId])).has(readerId))
    return;
  const names = await itemMailStore.names(tx.db, readerId);
  const items = mailed.map(({ title, assignee_display: assigneeName, deadline, ...row }) => ({
    ...{ title, assigneeName, deadline, isTaken: isTaken(row.state) },
    ...{ isOfMeeting: row.meeting_id !== null, isClosed: row.meeting_closed },
  }));
  const { subject, parts } = composeEscalationMail(items, {
    ...{ readerName: reader.name, companyName: names?.company_name ?? '', days },
    site: world.config.publicUrl,
  });
  const whose = { userId: readerId, group: 'task-reminders' } as const;
  const { part, unsubscribe } = renderUnsubscribe(world.config, whose);
  const mail = { to: [reader], subject, ...writeMail([...parts, part]), unsubscribe };
  await queueMails(tx, world, { companyId }, [mail]);
}
