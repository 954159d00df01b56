import { Failure } from '@hopgon/contract/failure';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { updateSeries as route } from '@hopgon/contract/series/routes';
import { cancelQueuedMails, hasSentMails } from '../../../platform/mail/queue-mail.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { resolveTimeZone } from '../../companies/days/resolve-time-zone.ts';
import { type MeetingFacts, requireMeeting } from '../core/require-meeting.ts';
import type { MailedSeries } from '../invitations/meeting-mail-draft.rules.ts';
import { mergeUpdate } from '../updates/merge-update.ts';
import { computeSeriesChange, type SeriesChangePlan } from './compute-series-change.ts';
import { type FirstPart, findFirstPart } from './find-first-part.ts';
import { notifyEarlierEnd } from './invitations/notify-earlier-end.ts';
import { renderSeries } from './invitations/render-series.ts';
import { listSeriesMeetings } from './list-series-meetings.ts';
import { scheduleFilling } from './schedule-filling.ts';
import { type SeriesRow, seriesStore } from './series.store.ts';
import type { SeriesTime } from './series-columns.rules.ts';
import { updateSeriesMeetings } from './update-series-meetings.ts';

type Body = BodyOf<typeof route>;
type UpdateWorld = Pick<World, 'bus' | 'clock' | 'config' | 'hub' | 'jobs' | 'newId'>;

/**
 * Changes a meeting and those of its series that follow, or all that have not begun. Where some stay as they were the
 * series is parted: the rest goes on under a name of its own, as calendars need it; undone, the two are one again.
 */
export function updateSeries(
  world: UpdateWorld,
  scope: CompanyScope,
  meetingId: string,
  { span, recurrence, rejoins, ...wanted }: Body,
): Promise<Meeting> {
  return scope.transaction(async (tx) => {
    const meeting = await requireMeeting(tx, meetingId, 'edit');
    const series = meeting.seriesId === null ? undefined : await seriesStore.lock(tx.db, meeting.seriesId);
    if (!series) throw new Failure('meeting_not_in_series');
    const merged = await mergeUpdate(tx, meeting, wanted);
    const timeZone = merged.timeZone && (await resolveTimeZone(tx, merged.timeZone));
    const input = { ...merged, timeZone };
    const meetings = await listSeriesMeetings(tx, [series.id], tx.actor.userId);
    const now = world.clock.now();
    const plan = computeSeriesChange({ meeting, series, meetings }, { span, recurrence, ...input }, now);
    // Who comes newly or no more knows of one part alone; a part that calendars know stays one, else each person needs two mails.
    const mayRejoin = rejoins && !input.participants && !input.guests && !(await hasMailLeft(tx, series));
    const first = mayRejoin ? await findFirstPart(tx, { series, meetings, plan }) : null;
    const writing = { meeting, series, plan, first, now };
    const mailedSeries = await writeSeries(world, tx, writing);
    const changed = await updateSeriesMeetings(world, tx, {
      meetingId,
      input,
      seriesId: mailedSeries.id,
      lengthMs: plan.tail.length_ms,
      timeZone: plan.tail.time_zone,
      placed: plan.placed,
      added: plan.added,
      removed: plan.removed,
      at: now,
      undoes: rejoins ? series.updated_at : null,
      mailedSeries,
      retimed: plan.retimed || mailedSeries.id !== series.id,
      partedFrom: plan.head ? series.id : undefined,
    });
    if (first) await removeRejoined(tx, series);
    return changed;
  });
}

interface Writing {
  readonly meeting: MeetingFacts;
  readonly series: SeriesRow;
  readonly plan: SeriesChangePlan;
  /** Of which it is to be a part no more. */
  readonly first: FirstPart | null;
  readonly now: Date;
}

/** Writes the series' new times, split or merged where necessary; answers the series that mails are about. */
async function writeSeries(
  world: UpdateWorld,
  tx: CompanyScope,
  { meeting, series, plan, first, now }: Writing,
): Promise<MailedSeries> {
  const { companyId } = meeting;
  if (plan.head) return writeParts(world, tx, { meeting, series, plan, now, head: plan.head });
  const { id, sequence, time, wasEndless, off } = first
    ? { ...first, time: first.whole, wasEndless: false, off: [...first.off, ...plan.off] }
    : { ...series, time: plan.tail, wasEndless: series.filled_until !== null, off: plan.off };
  await seriesStore.setTime(tx.db, id, time, now);
  if (time.filled_until !== null && !wasEndless) await scheduleFilling(world, tx, companyId, id);
  return renderSeries({ ...time, id, sequence: sequence + 1 }, off);
}

interface Parting extends Omit<Writing, 'first'> {
  readonly head: SeriesTime;
}

/** The head ends earlier, and its people are notified; the rest goes on under an id of its own. */
async function writeParts(
  world: UpdateWorld,
  tx: CompanyScope,
  { meeting: { companyId }, series, plan: { tail, off, headOff, lastOfHead }, head, now }: Parting,
): Promise<MailedSeries> {
  const id = world.newId();
  await seriesStore.setTime(tx.db, series.id, head, now);
  await seriesStore.insert(tx.db, {
    ...tail,
    company_id: companyId,
    id,
    origin_id: series.origin_id,
    created_by: series.created_by,
    created_at: now,
    updated_at: now,
  });
  const mailedSeries = renderSeries({ ...head, id: series.id, sequence: series.sequence + 1 }, headOff);
  if (lastOfHead !== null) await notifyEarlierEnd(world, tx, lastOfHead, mailedSeries);
  if (tail.filled_until !== null) await scheduleFilling(world, tx, companyId, id);
  return renderSeries({ ...tail, id, sequence: 0 }, off);
}

const mailsAbout = ({ company_id: companyId, id }: SeriesRow) => ({ companyId, subjectIds: [id] });

const hasMailLeft = (tx: CompanyScope, series: SeriesRow): Promise<boolean> =>
  hasSentMails(tx, mailsAbout(series));

/** All its meetings are of another series again, and nobody was mailed of it. */
async function removeRejoined(tx: CompanyScope, series: SeriesRow): Promise<void> {
  await cancelQueuedMails(tx, mailsAbout(series));
  await seriesStore.remove(tx.db, [series.id]);
}
