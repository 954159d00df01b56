import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { localTime } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { inForm } from '../../render/letter-words.rules.ts';
import { say } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { minutesLate } from '../late-minutes.rules.ts';
import { mailTo } from '../mail-card.rules.ts';
import { isMeeting, mentionMeeting, slotOfMeeting } from '../meant-meeting.rules.ts';
import { resolveMeantMeeting } from '../resolve-meant-meeting.ts';

/** A letter to who leads a meeting that the caller joins late: the answer to an invitation has no word for it. */
export async function buildLateNotice(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'come-late'>,
): Promise<ActOutcome> {
  const meeting = await resolveMeantMeeting(world, scope, context, act, {
    question: 'Bạn vào trễ cuộc họp nào?',
    may: ({ myAnswer }) => myAnswer !== null,
  });
  if (!isMeeting(meeting)) return meeting;
  const mentions = mentionMeeting(meeting);
  const title = titleOutside(meeting);
  const when = slotInWords(slotOfMeeting(meeting));
  const leader = leaderOf(meeting, context);
  const person = context.place.people.find(({ userId }) => userId === leader);
  if (!person) {
    const words = `“${title}” (${when}) do bạn chủ trì. Nếu cần, bạn dời giờ, ví dụ “lùi 15 phút”.`;
    return { kind: 'say', mentions, reply: say(words) };
  }
  const begins = localTime(new Date(meeting.startsAt), context.place.zone);
  const minutes = act.minutes ?? minutesLate(begins, context.times[act.arrives]);
  const late = minutes === null ? 'trễ' : `trễ khoảng ${minutes} phút`;
  const reason = act.reason === '' ? '' : ` Lý do: ${act.reason}.`;
  const text = `Tôi sẽ vào “${title}” (${when}) ${late}.${reason}`;
  const card = mailTo(context, person, (from) => ({
    subject: `Vào trễ: ${title}`,
    body: inForm({ to: person.displayName, text, from }),
  }));
  return { ...card, mentions: { ...mentions, userIds: [person.userId] } };
}

/** Who is to know: the chair, else the organizer; nobody where that is the caller. */
function leaderOf({ participants, createdBy }: Meeting, { place }: ActContext): string | null {
  const chair = participants.find(({ role }) => role === 'chair')?.userId;
  const leader = [chair, createdBy.userId].find(
    (userId) => userId !== undefined && userId !== place.callerId,
  );
  return leader ?? null;
}
