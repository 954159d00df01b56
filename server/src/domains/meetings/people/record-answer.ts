import { demand, Failure } from '@hopgon/contract/failure';
import type { Answer, ReadTimes } from '@hopgon/contract/meetings/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import type { World } from '../../../platform/world.ts';
import { buildMeetingNews } from '../core/build-meeting-news.ts';
import { leadersOf } from '../core/meetings.rules.ts';
import type { MeetingRow } from '../core/meetings.store.ts';
import { notifyMeetingViewers } from '../core/notify-meeting-viewers.ts';
import { readTimesRefusal } from './answered-times.rules.ts';
import { guestStore } from './guests.store.ts';
import { participantStore } from './participants.store.ts';

type Given = {
  readonly times: ReadTimes;
  readonly answer: Exclude<Answer, 'waiting'>;
  readonly reason: string;
} & ({ readonly userId: string } | { readonly guestId: string });

/** Records the response of a member or guest to the time they have read; those who lead the meeting are notified of a new one. */
export async function recordAnswer(
  world: Pick<World, 'bus' | 'clock' | 'hub'>,
  tx: Scope,
  meeting: MeetingRow,
  given: Given,
): Promise<void> {
  if (meeting.cancelled_at) throw new Failure('meeting_cancelled');
  demand(readTimesRefusal(meeting, given.times));
  const { answer, reason } = given;
  const written = { answer, reason, now: world.clock.now() };
  const who = await writeAnswer(tx, meeting, given, written);
  if (!who || (who.answer === answer && who.answer_reason === reason)) return;
  const userIds = leadersOf(meeting.created_by, meeting.participants).filter((leader) => leader !== who.id);
  const news = { ...buildMeetingNews(meeting, who.id), actorName: who.name, userIds };
  await world.bus.emit(tx, 'meetings.answered', { ...news, answer, reason });
  notifyMeetingViewers(world, tx, meeting);
}

/** Answers who it was, with their answer before. */
async function writeAnswer(
  { db }: Scope,
  { id, participants, guests }: MeetingRow,
  given: Given,
  written: { readonly answer: Answer; readonly reason: string; readonly now: Date },
) {
  if ('guestId' in given) {
    await guestStore.answer(db, id, { guestId: given.guestId, ...written });
    return guests.find((guest) => guest.id === given.guestId);
  }
  await participantStore.answer(db, id, { userId: given.userId, ...written });
  const person = participants.find((one) => one.user_id === given.userId);
  return person && { ...person, id: person.user_id, name: person.display_name };
}
