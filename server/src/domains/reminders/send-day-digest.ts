import { isWorked, nextWorkDay } from '@hopgon/engine/time/work-days';
import { queueMails } from '../../platform/mail/queue-mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import type { JobScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { readWorkDays } from '../companies/days/read-work-days.ts';
import { createNotifications } from '../notifications/create-notifications.ts';
import { listNotifiedPeople } from '../users/list-notified-people.ts';
import { renderUnsubscribe } from '../users/render-unsubscribe.ts';
import { digestStore, type ItemOfDay } from './digest.store.ts';
import {
  type DayAhead,
  type DueItem,
  digestLine,
  digestMail,
  dueOn,
  firstOf,
  isEmpty,
} from './digest-words.rules.ts';
import { reminderStore } from './reminders.store.ts';
import { sendClosedItems } from './send-closed-items.ts';

type DigestWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'newId'>;

/** Sends the people of a company the digest of a day, once; none on a day off or with nothing in it. */
export async function sendDayDigest(world: DigestWorld, scope: JobScope, day: string): Promise<void> {
  await scope.transaction(async (tx) => {
    if (!(await reminderStore.takeDay(tx.db, tx.companyId, day, world.clock.now()))) return;
    const company = await readWorkDays(tx);
    if (!company || !isWorked(day, company)) return;
    const { timeZone } = company;
    const due = await digestStore.items(tx.db, { day, until: nextWorkDay(day, company) });
    const items = await withoutReminded(tx, due);
    const isOfClosed = ({ is_closed }: ItemOfDay) => is_closed;
    const inDigest = items.filter((item) => !isOfClosed(item));
    const ahead = await daysAhead(tx, { day, timeZone, items: dueByPerson(inDigest, day) });
    const recipients = [...ahead].filter(([, held]) => !isEmpty(held));
    for (const [userId, held] of recipients) {
      const text = digestLine(held, timeZone);
      const first = firstOf(held);
      await createNotifications(tx, world, {
        companyId: tx.companyId,
        userIds: [userId],
        kind: 'day-digest',
        text,
        ...(first && { time: { ...first, timeZone, readerZone: timeZone, form: 'start' } }),
        path: '/dashboard',
      });
    }
    await mail(world, tx, new Map(recipients), timeZone);
    await sendClosedItems(world, tx, dueByPerson(items.filter(isOfClosed), day));
  });
}

/** Without those of which their assignee has a mail of that day anyway. */
async function withoutReminded(tx: JobScope, items: readonly ItemOfDay[]): Promise<readonly ItemOfDay[]> {
  const reminded = items.filter(({ is_reminded }) => is_reminded).map(({ user_id }) => user_id);
  const mailed = await listNotifiedPeople(tx, { group: 'task-reminders', channel: 'mail' }, [
    ...new Set(reminded),
  ]);
  return items.filter(({ is_reminded, user_id }) => !is_reminded || !mailed.has(user_id));
}

const dueByPerson = (items: readonly ItemOfDay[], day: string): Map<string, DueItem[]> =>
  new Map(
    [...Map.groupBy(items, ({ user_id }) => user_id)].map(([userId, own]) => [
      userId,
      own.map(({ title, deadline, is_waiting: isWaiting }) => ({
        ...{ title, deadline, due: dueOn(deadline, day), isWaiting },
      })),
    ]),
  );

interface Day {
  readonly day: string;
  readonly timeZone: string;
  readonly items: ReadonlyMap<string, DueItem[]>;
}

async function daysAhead(tx: JobScope, { day, timeZone, items }: Day): Promise<Map<string, DayAhead>> {
  const meetings = Map.groupBy(await digestStore.meetings(tx.db, day, timeZone), ({ user_id }) => user_id);
  return new Map(
    [...new Set([...meetings.keys(), ...items.keys()])].map((userId) => [
      userId,
      {
        meetings: (meetings.get(userId) ?? []).map(({ title, starts_at, ends_at, time_zone, location }) => ({
          title,
          startsAt: starts_at,
          endsAt: ends_at,
          timeZone: time_zone,
          location,
        })),
        items: items.get(userId) ?? [],
      },
    ]),
  );
}

async function mail(
  world: DigestWorld,
  tx: JobScope,
  ahead: ReadonlyMap<string, DayAhead>,
  timeZone: string,
): Promise<void> {
  const willing = await listNotifiedPeople(tx, { group: 'day-digest', channel: 'mail' }, [...ahead.keys()]);
  const mailboxes = await reminderStore.mailboxes(tx.db, [...willing]);
  const link = `${world.config.publicUrl}/dashboard`;
  const mails = mailboxes.flatMap(({ user_id: userId, name, address }) => {
    const held = ahead.get(userId);
    if (!held) return [];
    const { subject, parts } = digestMail(held, { name, timeZone, link });
    const { part, unsubscribe } = renderUnsubscribe(world.config, { userId, group: 'day-digest' });
    return [{ to: [{ name, address }], subject, ...writeMail([...parts, part]), unsubscribe }];
  });
  await queueMails(tx, world, { companyId: tx.companyId }, mails);
}
