import type { importCalendarReply as route } from '@hopgon/contract/calendar/routes';
import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import { demand, Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { Scope } from '../../../platform/database/scope.ts';
import type { Origin } from '../../../platform/http/call.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import type { MeetingRow } from '../core/meetings.store.ts';
import { replyRefusal } from '../people/answered-times.rules.ts';
import { renderSeries } from '../series/invitations/render-series.ts';
import { seriesStore } from '../series/series.store.ts';
import { calendarIdOf } from './meeting-calendar.presenter.ts';
import { openInvitationLink } from './open-invitation-link.ts';
import { type GivenResponse, type ResponseWorld, saveLinkResponse } from './save-link-response.ts';

const longestReason = 500;
const clean = (reason: string): string =>
  reason
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestReason);

/** Takes the answer a calendar wrote (iTIP REPLY), if it is about this meeting and of whom the link was written to. */
export async function importCalendarReply(
  world: ResponseWorld & Pick<World, 'calendars'>,
  origin: Origin,
  { token, calendar }: BodyOf<typeof route>,
): Promise<LinkedInvitation> {
  const opened = await openInvitationLink(world, origin, token);
  const reply = await world.calendars.readReply(opened.link.companyId, calendar).catch((error: unknown) => {
    throw failureOfWork(error, 'invitation_reply_unreadable');
  });
  const { ofSeries } = opened.link;
  return saveLinkResponse(world, opened, async ({ meeting, person }, tx): Promise<GivenResponse> => {
    if (
      reply?.uid !== calendarIdOf(world, meeting) ||
      reply.attendee !== person.email ||
      (ofSeries && reply.isOfInstance)
    ) {
      throw new Failure('invitation_reply_unreadable');
    }
    demand(replyRefusal(await findEvent(tx, meeting, ofSeries), reply));
    const times = { startsAt: meeting.starts_at.toISOString(), endsAt: meeting.ends_at.toISOString() };
    return { answer: reply.answer, reason: clean(reply.reason), times };
  });
}

/** What calendars know of the meeting, or of the series it is of, when it was last sent to them. */
async function findEvent({ db }: Scope, meeting: MeetingRow, ofSeries: boolean) {
  const series = ofSeries && meeting.series_id !== null && (await seriesStore.find(db, meeting.series_id));
  if (!series) return meeting;
  const { start, end, sequence } = renderSeries(series);
  return { starts_at: start, ends_at: end, sequence };
}
