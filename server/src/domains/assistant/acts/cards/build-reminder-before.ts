import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import { localTime } from '@hopgon/contract/time/zoned';
import { fold } from '@hopgon/engine/text/fold';
import { addMinutes, clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { isMeeting, mentionMeeting } from '../meant-meeting.rules.ts';
import { noteOf } from '../note.rules.ts';
import { resolveMeantMeeting } from '../resolve-meant-meeting.ts';

/** A reminder to oneself so long before a meeting begins. */
export async function buildReminderBefore(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  act: ActOf<'remind-before'>,
): Promise<ActOutcome> {
  const meeting = await resolveMeantMeeting(world, scope, context, act, {
    question: 'Bạn muốn được nhắc trước cuộc họp nào?',
  });
  if (!isMeeting(meeting)) return meeting;
  const title = titleOutside(meeting);
  // A card that moves it says when it will be.
  const begins =
    context.moved?.meetingId === meeting.id
      ? context.moved.start
      : localTime(new Date(meeting.startsAt), context.place.zone);
  const at = addMinutes(begins, -act.minutes);
  const isName = foldedWords(act.text).every((word) => foldedWords(meeting.title).includes(word));
  if (at <= context.place.now)
    return {
      kind: 'say',
      mentions: mentionMeeting(meeting),
      reply: say(`“${title}” bắt đầu sau chưa đầy ${act.minutes} phút nữa, không kịp nhắc trước.`),
    };
  return {
    kind: 'change',
    change: noteOf(context, isName ? title : `${act.text} (trước “${title}”)`, at),
    mentions: { ...mentionMeeting(meeting), day: dateOf(at), clock: clockOf(at) },
  };
}

const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
