import { instantAt } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import { isWorked } from '@hopgon/engine/time/work-days';
import { queueMails } from '../../../platform/mail/queue-mail.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readWorkDays } from '../../companies/days/read-work-days.ts';
import { listWaitingMinutes } from '../../minutes/waiting/list-waiting-minutes.ts';
import { listNotifiedPeople } from '../../users/list-notified-people.ts';
import { renderUnsubscribe } from '../../users/render-unsubscribe.ts';
import { reminderStore } from '../reminders.store.ts';
import { type WeekReader, type WeekStart, weekDigestStore } from './week-digest.store.ts';
import { composeWeekDigest, isWeekEmpty, type WeekAhead } from './week-digest-words.rules.ts';

type DigestWorld = Pick<World, 'bus' | 'clock' | 'config' | 'newId'>;

/**
 * Mails each person of a company what the week holds, when the first working day of their week begins, once; nothing where
 * nothing is in it. That a week has begun is noted in the same transaction.
 */
export const sendWeekDigests = (world: DigestWorld, scope: JobScope): Promise<void> =>
  scope.transaction(async (tx) => {
    const now = world.clock.now();
    const work = await readWorkDays(tx);
    if (!work) return;
    const starts = await weekDigestStore.peopleToStart(tx.db, now);
    const begun = starts.filter(({ day }) => isWorked(day, work));
    const recorded = new Set(await weekDigestStore.recordWeeks(tx.db, tx.companyId, begun, now));
    // Who was not reached on the first working day is not written to on a later one.
    const isFirst = ({ day, week }: WeekStart): boolean => {
      for (let before = week; before < day; before = addDays(before, 1))
        if (isWorked(before, work)) return false;
      return true;
    };
    const first = begun.filter((start) => recorded.has(start.user_id) && isFirst(start));
    const startByUser = new Map(first.map((start) => [start.user_id, start]));
    const sending = { group: 'week-digest', channel: 'mail' } as const;
    const willing = await listNotifiedPeople(tx, sending, [...startByUser.keys()]);
    const readers = await weekDigestStore.readers(tx.db, [...willing]);
    const companyName = await reminderStore.companyName(tx.db);
    for (const reader of readers) {
      const start = startByUser.get(reader.user_id);
      if (start) await sendOne(world, tx, { reader, start, companyName, companyZone: work.timeZone });
    }
  });

interface Recipient {
  readonly reader: WeekReader;
  readonly start: WeekStart;
  readonly companyName: string;
  readonly companyZone: string;
}

async function sendOne(
  world: DigestWorld,
  tx: JobScope,
  { reader, start, companyName, companyZone }: Recipient,
): Promise<void> {
  const { user_id: userId, name, address } = reader;
  const timeZone = reader.time_zone ?? companyZone;
  const week = await weekOf(tx, userId, { start, timeZone });
  if (isWeekEmpty(week)) return;
  const link = `${world.config.publicUrl}/dashboard`;
  const { subject, parts } = composeWeekDigest(week, { name, companyName, timeZone, link });
  const { part, unsubscribe } = renderUnsubscribe(world.config, { userId, group: 'week-digest' });
  const mail = { to: [{ name, address }], subject, ...writeMail([...parts, part]), unsubscribe };
  await queueMails(tx, world, { companyId: tx.companyId }, [mail]);
}

/** From the day it begins to Sunday. */
async function weekOf(
  tx: JobScope,
  userId: string,
  { start: { day, week }, timeZone }: { readonly start: WeekStart; readonly timeZone: string },
): Promise<WeekAhead> {
  const nextWeek = addDays(week, 7);
  const rows = await weekDigestStore.items(tx.db, [userId], addDays(nextWeek, -1));
  const items = rows.map(({ title, deadline, is_waiting: isWaiting }) => ({ title, deadline, isWaiting }));
  const span = { from: instantAt(day, '00:00', timeZone), until: instantAt(nextWeek, '00:00', timeZone) };
  const meetings = await weekDigestStore.meetings(tx.db, userId, span);
  const { waiting } = await listWaitingMinutes(tx, userId);
  return {
    overdue: items.filter(({ deadline }) => deadline < day),
    due: items.filter(({ deadline }) => deadline >= day),
    meetings: meetings.map(({ title, starts_at, ends_at, time_zone }) => ({
      ...{ title, startsAt: starts_at, endsAt: ends_at, timeZone: time_zone },
    })),
    minutes: waiting,
  };
}
