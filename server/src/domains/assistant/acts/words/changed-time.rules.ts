import type { Recurrence } from '@hopgon/contract/series/schemas';
import type { SpokenChange } from '@hopgon/engine/intent/acts/spoken-act';
import { addDays, daysBetween, weekdayOf } from '@hopgon/engine/time/days';
import { addMinutes, clockOf, dateOf } from '@hopgon/engine/time/local-time';
import { movedSlot, prolongedEnd } from '../../resolve/time/spoken-slot.rules.ts';
import type { Slot, Workplace } from '../../shared/workplace.rules.ts';
import type { ActContext } from '../act-outcome.rules.ts';

type Times = ActContext['times'];

interface WhenHeld {
  readonly slot: Slot;
  readonly recurrence: Recurrence | null;
}

/** When a new meeting is held once words changed it; else why that cannot be: nothing that was said is left out in silence. */
export function changedTime(
  { place, times }: Pick<ActContext, 'place' | 'times'>,
  before: WhenHeld,
  { times: said, until, minutes, more, shift }: SpokenChange,
): WhenHeld | { readonly refusal: string } {
  const moved = said.reduce<WhenHeld | null>(
    (held, one) => held && applyTime(held, times[one], place),
    before,
  );
  if (moved === null) return { refusal: `Chưa hiểu “${said.join(', ')}” là lúc nào.` };
  const count = Number(/^(\d{1,3})\s+(?:buổi|lần|buoi|lan)$/iu.exec(until)?.[1] ?? 0);
  const held =
    count > 0 ? applyCount(moved, count) : until === '' ? moved : applyUntil(moved, times[until], place);
  const { slot, recurrence } = held ?? moved;
  const start = addMinutes(slot.start, shift ?? 0);
  const end =
    minutes === null ? addMinutes(slot.end, (shift ?? 0) + (more ?? 0)) : addMinutes(start, minutes);
  if (held === null || end <= start)
    return {
      refusal: `Cuộc họp phải kết thúc sau lúc bắt đầu (${clockOf(start)}). Bạn muốn họp đến mấy giờ?`,
    };
  return { slot: { start, end }, recurrence };
}

/** A rhythm, a day or an hour: what was not said stays. */
function applyTime(
  { slot, recurrence }: WhenHeld,
  time: Times[string] | undefined,
  place: Workplace,
): WhenHeld | null {
  const moment = time?.ahead;
  if (!time || !moment) return null;
  const rule =
    moment.repeats && moment.recurrence
      ? mergeRule(
          recurrence,
          moment.recurrence,
          moment.saysDay === true ? null : weekdayOf(dateOf(slot.start)),
        )
      : recurrence;
  if (moment.repeats && !time.saysClock) return { slot, recurrence: rule };
  const moved = inOtherWeek(time, slot) ?? movedSlot(time, slot, place);
  return moved && { slot: moved, recurrence: onDay(rule, moved, time.saysDay && !moment.repeats) };
}

/** "Tuần sau" of a meeting that has a day is the same day of that week. */
function inOtherWeek({ ahead, saysClock }: Times[string], slot: Slot): Slot | null {
  if (!ahead || saysClock || daysBetween(dateOf(ahead.start), dateOf(ahead.end)) !== 7) return null;
  const after = daysBetween(dateOf(ahead.start), dateOf(slot.start));
  const minutes = Math.floor(after / 7) * -7 * 24 * 60;
  return { start: addMinutes(slot.start, minutes), end: addMinutes(slot.end, minutes) };
}

/** A series of one day a week goes over to another day; one of several days is the one that stays. */
function onDay(recurrence: Recurrence | null, { start }: Slot, isOther: boolean): Recurrence | null {
  if (!isOther || recurrence?.frequency !== 'weekly') return recurrence;
  const day = weekdayOf(dateOf(start));
  // One of several days stays alone.
  const isOne = recurrence.weekdays.length === 1 || recurrence.weekdays.includes(day);
  return isOne ? { ...recurrence, weekdays: [day] } : recurrence;
}

/** "10 buổi" of what repeats; of one meeting it says nothing. */
const applyCount = ({ slot, recurrence }: WhenHeld, count: number): WhenHeld => ({
  slot,
  recurrence: recurrence && { ...recurrence, ends: { by: 'count', count } },
});

/** "Đến hết tháng 2" ends a series, "đến 11h" a meeting; null where that is no end of it. */
function applyUntil(held: WhenHeld, time: Times[string] | undefined, place: Workplace): WhenHeld | null {
  const { slot, recurrence } = held;
  if (!time?.ahead) return null;
  if (recurrence && !time.saysClock) {
    const { start, end } = time.ahead;
    const last = end > start ? addDays(dateOf(end), clockOf(end) === '00:00' ? -1 : 0) : dateOf(start);
    return { slot, recurrence: { ...recurrence, ends: { by: 'until', day: last } } };
  }
  const end = prolongedEnd(time, null, slot, place);
  return end === null ? null : { slot: { start: slot.start, end }, recurrence };
}

type SaidRule = NonNullable<NonNullable<Times[string]['ahead']>['recurrence']>;

/** Another rhythm on the days it had, unless other days were said; of a meeting that was none it is on its own day. */
function mergeRule(
  before: Recurrence | null,
  { ends, ...said }: SaidRule,
  ownDay: number | null,
): Recurrence {
  const kept = before?.ends ?? ends;
  const shared = { ends: ends.by === 'never' ? kept : ends, exceptions: before?.exceptions ?? [] };
  if (said.frequency !== 'weekly') return { ...said, ...shared };
  if (ownDay === null) return { ...said, weekdays: [...said.weekdays], ...shared };
  const weekdays = before?.frequency === 'weekly' ? before.weekdays : [ownDay];
  return { ...said, weekdays, ...shared };
}
