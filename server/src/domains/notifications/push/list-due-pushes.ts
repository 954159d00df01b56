import { groupOfKind, isWanted, type NotificationGroup } from '@hopgon/contract/notifications/groups';
import type { JobScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readBoundCompany } from '../../companies/company/read-bound-company.ts';
import { readWorkDays } from '../../companies/days/read-work-days.ts';
import { meetingIdIn } from '../closed-lines.rules.ts';
import { subjectStore } from '../subjects.store.ts';
import { type DueRow, type PushReader, pushStore } from './push.store.ts';
import { composePush, newsEnd, type PushNaming, type PushText, pushKey } from './push-text.rules.ts';
import { pushTime } from './quiet-hours.rules.ts';

/** One message to one person, and the lines of the bell it is about. */
export interface DuePush {
  readonly userId: string;
  readonly ids: readonly string[];
  readonly text: PushText;
  /** When it says nothing new any more. */
  readonly until: Date | null;
  readonly isUrgent: boolean;
}

/**
 * Claims what is due in the bound company. What may be seen and is wanted is asked now, not when the line was written; what
 * falls into quiet hours waits.
 */
export async function listDuePushes(world: Pick<World, 'clock'>, tx: JobScope): Promise<DuePush[]> {
  const now = world.clock.now();
  const rows = await pushStore.claimDue(tx.db, now);
  if (rows.length === 0) return [];
  const work = await readWorkDays(tx);
  const company = await readBoundCompany(tx);
  if (!work || !company) return [];
  const rowsByReader = Map.groupBy(rows, ({ user_id: userId }) => userId);
  const readers = await pushStore.readers(tx.db, [...rowsByReader.keys()]);
  const pushes: DuePush[] = [];
  const sent = new Set<string>();
  for (const reader of readers) {
    const own = rowsByReader.get(reader.id) ?? [];
    const timeZone = reader.time_zone ?? work.timeZone;
    const at = pushTime(now, { quiet: reader.quiet_hours, timeZone, work });
    const waiting = at > now ? own.filter((row) => !isUrgentKind(row) && isStillNews(row, at)) : [];
    await pushStore.defer(
      tx.db,
      waiting.map(({ id }) => id),
      at,
    );
    const ready = own.filter((row) => at <= now || isUrgentKind(row)).filter((row) => isStillNews(row, now));
    const composed = await composeVisible(
      tx,
      reader,
      ready.filter((row) => wants(reader, row)),
      company.name,
    );
    pushes.push(...composed);
    for (const id of [...waiting.map((row) => row.id), ...composed.flatMap(({ ids }) => ids)]) sent.add(id);
  }
  await pushStore.finish(
    tx.db,
    rows.map(({ id }) => id).filter((id) => !sent.has(id)),
  );
  return pushes;
}

const isUrgentKind = ({ kind }: DueRow): boolean => groupOfKind(kind) === 'security';

const isStillNews = (row: DueRow, at: Date): boolean => {
  const end = newsEnd(row);
  return end === null || end > at;
};

const wants = (reader: PushReader, { kind }: DueRow): boolean =>
  isWanted(groupOfKind(kind), 'push', reader.notification_choices, {
    email: reader.email_notifications,
    reminders: reader.meeting_reminders,
    chat: reader.chat_notifications,
  });

/** Kinds that only owner and admins read. */
const managersKinds: ReadonlySet<DueRow['kind']> = new Set(['member-joined', 'member-waiting']);

const workGroups: ReadonlySet<NotificationGroup> = new Set(['tasks', 'task-reminders']);

const meetingOf = ({ path, meeting_id: meetingId }: DueRow): string | null => meetingId ?? meetingIdIn(path);

/** What may be named of a line now; null where its reader may not view what it is about. */
function namingOf(
  row: DueRow,
  visible: ReadonlyMap<string, { readonly isClosed: boolean }>,
): PushNaming | null {
  const meetingId = meetingOf(row);
  if (meetingId === null) return 'all';
  const meeting = visible.get(meetingId);
  if (meeting) return meeting.isClosed ? 'closed' : 'all';
  // Work may be given to somebody who was not in the meeting.
  return workGroups.has(groupOfKind(row.kind)) ? 'work' : null;
}

async function composeVisible(
  tx: JobScope,
  reader: PushReader,
  rows: readonly DueRow[],
  companyName: string,
): Promise<DuePush[]> {
  const meetingIds = rows.flatMap((row) => meetingOf(row) ?? []);
  const visible = await pushStore.visibleMeetings(tx.db, reader.id, [...new Set(meetingIds)]);
  const isManager =
    rows.some(({ kind }) => managersKinds.has(kind)) &&
    (await subjectStore.managersOf(tx.db, tx.companyId)).includes(reader.id);
  const readable = rows.flatMap((row) => {
    const naming = namingOf(row, visible);
    return naming !== null && (isManager || !managersKinds.has(row.kind)) ? [{ row, naming }] : [];
  });
  const groups = Map.groupBy(readable, ({ row, naming }) => pushKey(row, naming));
  return [...groups.values()].flatMap((group) => {
    const lines = group.map(({ row }) => row);
    const [first] = group;
    const text = first && composePush(lines, first.naming, companyName);
    if (!text) return [];
    const reminder = lines.find(({ kind }) => kind === 'meeting-reminder');
    return [
      {
        ...{ userId: reader.id, ids: lines.map(({ id }) => id), text },
        until: reminder ? newsEnd(reminder) : null,
        isUrgent: reminder !== undefined || lines.some(isUrgentKind),
      },
    ];
  });
}
