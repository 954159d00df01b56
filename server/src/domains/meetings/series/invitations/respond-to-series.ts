import { Failure } from '@hopgon/contract/failure';
import type { BodyOf, ReplyOf } from '@hopgon/contract/route';
import type { respondToSeries as route } from '@hopgon/contract/series/routes';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import type { World } from '../../../../platform/world.ts';
import { requireMeeting } from '../../core/require-meeting.ts';
import { listSeriesMeetings, type SeriesMeeting } from '../list-series-meetings.ts';
import { affectedBy } from '../series-places.rules.ts';
import { recordSeriesAnswers } from './record-series-answers.ts';

/**
 * Records the caller's response to the meetings of a series that have not begun, or to one and those that follow. One that
 * was moved alone and waits for an answer keeps waiting: an answer to the series says nothing of its time.
 */
export async function respondToSeries(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  scope: CompanyScope,
  meetingId: string,
  { span, ...given }: BodyOf<typeof route>,
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const { seriesId, seriesStart } = await requireMeeting(tx, meetingId, 'view');
    if (seriesId === null) throw new Failure('meeting_not_in_series');
    const meetings = await listSeriesMeetings(tx, [seriesId], tx.actor.userId);
    const from = span === 'following' ? seriesStart : null;
    const affected = affectedBy(meetings, { seriesId, from, now: world.clock.now() });
    const others = affected.filter(({ id, may }) => id !== meetingId && may.answer);
    const answered = others.filter((meeting) => !isUnread(meeting));
    await recordSeriesAnswers(world, tx, { meetingId, alsoIds: answered.map(({ id }) => id), ...given });
    return { leftOpen: others.length - answered.length };
  });
}

const isUnread = ({ slot, startsAt, myAnswer }: SeriesMeeting): boolean =>
  myAnswer === 'waiting' && startsAt.getTime() !== slot.getTime();
