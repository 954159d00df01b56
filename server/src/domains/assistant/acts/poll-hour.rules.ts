import type { SingleChange } from '@hopgon/contract/chat/changes';
import { instantOf } from '@hopgon/contract/time/zoned';
import { addMinutes, atClock, dateOf } from '@hopgon/engine/time/local-time';
import { slotInWords } from '../render/slot-in-words.rules.ts';
import { clockSaid } from '../resolve/time/spoken-slot.rules.ts';
import type { ActContext } from './act-outcome.rules.ts';

type Poll = Extract<SingleChange, { kind: 'poll' }>;

/** How the warning of a poll begins of which no hour was said. */
export const dayWithoutHour = 'Ngày chưa có giờ';

/** The gap of a poll that its card marks. */
export const pollGaps = (people: readonly unknown[]): string[] =>
  people.length > 0 ? [] : ['Chưa nói hỏi những ai. Bạn nói “hỏi …” hoặc bấm Sửa để thêm người.'];

/** Until when votes may be given: a day without an hour is up to the end of its work. */
export function answersUntil({ place, times }: ActContext, said: string): Poll['answerBy'] | null {
  const time = times[said];
  if (!time?.ahead) return null;
  const at = time.saysClock
    ? clockSaid(time.ahead, place)
    : atClock(dateOf(time.ahead.start), place.hours.end);
  if (at <= place.now) return null;
  const when = slotInWords({ start: at, end: addMinutes(at, 0) }).replace(/[–-]\d\d:\d\d$/u, '');
  return { at: instantOf(at, place.zone).toISOString(), when };
}
