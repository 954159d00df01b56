import type { Choice } from '@hopgon/contract/chat/schemas';
import { writeCommand } from '@hopgon/contract/commands/write-command';
import { dayInWords } from '@hopgon/contract/time/format-local';
import { localTime } from '@hopgon/contract/time/zoned';
import { clockOf } from '@hopgon/engine/time/local-time';
import type { FreeDay } from '../plan/free-spans.rules.ts';
import type { FreeTimeAnswer, FreeTimePlan, Taken } from '../plan/plan-free-time.rules.ts';
import type { Slot } from '../shared/workplace.rules.ts';
import { askAboutPeople } from './ask-people.rules.ts';
import { capitalize } from './capitalize.rules.ts';
import { joinNames } from './join-names.rules.ts';
import { type AssistantReply, askBack, listLinks, say } from './reply.rules.ts';
import { slotInWords } from './slot-in-words.rules.ts';
import { typeWhen } from './type-when.rules.ts';
import { writeWarning } from './warning-words.rules.ts';

const findTimePage = { label: 'Tìm giờ khác, đổi số người hoặc thời lượng', path: '/meetings/find-time' };

export function renderFreeTime(plan: FreeTimePlan): AssistantReply {
  switch (plan.kind) {
    case 'ask-people':
      return askAboutPeople(plan.people, (names) => plan.message.replace(plan.said, () => names));
    case 'too-many':
      return say(`Chỉ tìm được giờ cho tối đa ${plan.most} người. Hãy nêu ít người hơn.`);
    case 'past':
      return say(`“${plan.said}” đã qua. Bạn muốn hỏi lúc nào?`);
    case 'no-time':
      return listLinks(plan.reason, [findTimePage]);
    case 'times-to-meet':
      return offerTimes(plan);
    case 'slot':
      return renderSlot(plan);
    case 'days':
      return say(writeDays(plan));
    case 'outside-work':
      return renderOutsideWork(plan);
  }
}

/** Each time offered leads to a card. */
function offerTimes({
  colleagues,
  minutes,
  times,
  zone,
}: Extract<FreeTimePlan, { kind: 'times-to-meet' }>): AssistantReply {
  const goal = colleagues.length === 0 ? 'Họp' : `Họp với ${joinNames(colleagues)}`;
  const whom = colleagues.join(', ') || 'tôi';
  const offers = times.map(({ startsAt, endsAt }): Choice => {
    const slot = { start: localTime(new Date(startsAt), zone), end: localTime(new Date(endsAt), zone) };
    return {
      label: slotInWords(slot),
      command: writeCommand('lenlich', [whom, goal, typeWhen(slot)]),
    };
  });
  const are = `${joinNames(['Bạn', ...colleagues])}${colleagues.length === 0 ? '' : ' cùng'} rảnh`;
  return askBack(`${are} ${minutes} phút vào các giờ sau. Chọn một giờ để đặt lịch:`, offers);
}

/** "Có, Phạm Lộc rảnh vào Thứ Ba, 24/11/2026, 09:00–09:30.", or who is busy and when. */
function renderSlot(plan: Extract<FreeTimeAnswer, { kind: 'slot' }>): AssistantReply {
  const { slot, taken, warnings, next } = plan;
  const answer =
    taken.length === 0
      ? writeAnswer(plan, true, `${namesOf(plan)} rảnh vào ${slotInWords(slot)}.`)
      : writeAnswer(plan, false, takenInWords(taken));
  const lines = [
    answer,
    ...warnings.map((warning) => `Lưu ý: ${writeWarning(warning)}`),
    ...(next ? [nextInWords(next, slot)] : []),
  ];
  return say(lines.join('\n'));
}

/** Of an evening or a day off. */
function renderOutsideWork(plan: Extract<FreeTimeAnswer, { kind: 'outside-work' }>): AssistantReply {
  const { taken, warning } = plan;
  const answer =
    taken.length === 0
      ? writeAnswer(plan, true, `${namesOf(plan)} không có cuộc họp nào lúc đó.`)
      : writeAnswer(plan, false, takenInWords(taken));
  return say(`${answer}\nLưu ý: ${warning ? writeWarning(warning) : 'Ngoài giờ làm việc của công ty.'}`);
}

/** The free times of days in order: a sentence for one, a line each for several. */
function writeDays(plan: Extract<FreeTimeAnswer, { kind: 'days' }>): string {
  const { as, days, isBusy } = plan;
  const isFree = as === 'busy?' ? !isBusy : days.some(({ free }) => free.length > 0);
  const are = `${namesOf(plan)} ${as === 'busy?' && isBusy ? 'chỉ rảnh' : 'rảnh'}`;
  const [day, ...more] = days;
  if (day && more.length === 0) {
    const times = `${are} ${dayInWords(day.date)}: ${clocksInWords(day.free)}.`;
    const full = `${namesOf(plan)} kín giờ làm việc ${dayInWords(day.date)}.`;
    return writeAnswer(plan, isFree, day.free.length > 0 ? times : full);
  }
  const lines = days.map(({ date, free }) => `- ${dayInWords(date)}: ${clocksInWords(free) || 'kín giờ'}`);
  return [writeAnswer(plan, isFree, `${are} trong giờ làm việc như sau:`), ...lines].join('\n');
}

/** A yes or no goes first where one was asked for. */
function writeAnswer({ as }: FreeTimeAnswer, isFree: boolean, sentence: string): string {
  if (as === 'when?') return capitalize(sentence);
  return `${(as === 'free?') === isFree ? 'Có' : 'Không'}, ${sentence}`;
}

const namesOf = ({ names }: FreeTimeAnswer): string => joinNames(names.map((name) => name ?? 'bạn'));

const takenInWords = (taken: readonly Taken[]): string =>
  `${taken.map(({ name, slot }) => `${name ?? 'bạn'} bận ${slotInWords(slot)}`).join('; ')}.`;

function nextInWords({ date, free }: FreeDay, slot: Slot): string {
  const day = slot.start.startsWith(date) ? '' : `${dayInWords(date)}, `;
  return `Giờ rảnh tiếp theo: ${day}${clocksInWords(free)}.`;
}

/** "08:00–09:00, 10:00–12:00" */
const clocksInWords = (slots: readonly Slot[]): string =>
  slots.map(({ start, end }) => `${clockOf(start)}–${clockOf(end)}`).join(', ');
