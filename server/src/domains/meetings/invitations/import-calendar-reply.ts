import type { importCalendarReply as route } from '@hopgon/contract/calendar/routes';
import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import { Failure } from '@hopgon/contract/failure';
import type { BodyOf } from '@hopgon/contract/route';
import type { Origin } from '../../../platform/http/call.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import type { OpenedInvitation } from './find-linked-invitation.ts';
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
  return saveLinkResponse(world, opened, ({ meeting, person }: OpenedInvitation): GivenResponse => {
    if (reply?.uid !== calendarIdOf(world, meeting) || reply.attendee !== person.email) {
      throw new Failure('invitation_reply_unreadable');
    }
    return { answer: reply.answer, reason: clean(reply.reason) };
  });
}
