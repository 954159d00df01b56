import { Failure } from '@hopgon/contract/failure';
import { taskTitleOutside, titleOutside } from '@hopgon/contract/meetings/closed-title';
import { clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readItem } from '../../../action-items/read-item.ts';
import { readMeeting } from '../../../meetings/core/read-meeting.ts';
import { say } from '../../render/reply.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import { pointAt } from '../../resolve/time/spoken-slot.rules.ts';
import type { ActContext, ActOf, ActOutcome } from '../act-outcome.rules.ts';
import { noteOf } from '../note.rules.ts';
import { sayUnclearTime } from '../say-time.rules.ts';

/** A reminder to oneself; about the task or the meeting spoken of last where it says nothing else. */
export async function buildReminder(
  world: ActWorld,
  scope: CompanyScope,
  { place, times, state }: ActContext,
  act: ActOf<'remind'>,
): Promise<ActOutcome> {
  const time = times[act.at];
  if (!time) return { kind: 'ask', options: [], reply: say('Nhắc bạn lúc nào? Ví dụ: “9h sáng mai”.') };
  const at = pointAt(time, place);
  if (at === null) return sayUnclearTime(act.at, null);
  if (at <= place.now)
    return { kind: 'ask', options: [], reply: say(`“${act.at}” đã qua. Nhắc bạn lúc nào?`) };
  const note = noteOf({ place }, act.text || (await titleSpokenOf(world, scope, state)), at);
  return {
    kind: 'change',
    change: act.repeats ? { ...note, warnings: [remindsOnce] } : note,
    mentions: { day: dateOf(at), clock: clockOf(at) },
  };
}

const remindsOnce =
  'Trợ lý chỉ nhắc một lần, vào giờ trên; chưa lặp lại được. Cần nhắc nhiều lần thì bạn đặt từng lời nhắc, hoặc đặt chuỗi lịch cho mình.';

/** What was spoken of last, a task, else a meeting, as the bell and a locked screen may show it. */
async function titleSpokenOf(
  world: ActWorld,
  scope: CompanyScope,
  { itemIds, meetingIds }: ActContext['state'],
): Promise<string> {
  const [itemId] = itemIds;
  const [meetingId] = meetingIds;
  try {
    if (itemId !== undefined) return taskTitleOutside(await readItem(world, scope, itemId));
    if (meetingId !== undefined) return titleOutside(await readMeeting(world, scope, meetingId));
  } catch (error) {
    // Gone, or no more to be seen.
    if (!(error instanceof Failure)) throw error;
  }
  return 'Việc bạn vừa nói';
}
