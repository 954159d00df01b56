import { changeInLines } from '@hopgon/contract/chat/change-in-lines';
import type { Card } from '@hopgon/contract/chat/schemas';
import { writeCommand } from '@hopgon/contract/commands/write-command';
import { recurrenceInWords } from '@hopgon/contract/series/recurrence-in-words';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { instantOf } from '@hopgon/contract/time/zoned';
import { clockOf, dateOf } from '@hopgon/engine/time/local-time';
import type { PlannedMeeting, SchedulePlan } from '../plan/plan-schedule.rules.ts';
import { untitled } from '../shared/open-title.rules.ts';
import type { Slot } from '../shared/workplace.rules.ts';
import { askForMissing } from './ask-for-missing.rules.ts';
import { askAboutPeople } from './ask-people.rules.ts';
import { askAboutTime } from './ask-time.rules.ts';
import { capitalize } from './capitalize.rules.ts';
import { type AssistantReply, say } from './reply.rules.ts';
import { slotInWords } from './slot-in-words.rules.ts';
import { writeWarning } from './warning-words.rules.ts';

type MeetingCard = Extract<Card['change'], { kind: 'meeting' }>;

const longestFields = { title: 200, goal: 2000, location: 300 };

export function renderSchedule(plan: SchedulePlan): AssistantReply {
  switch (plan.kind) {
    case 'missing':
      return askForMissing('lenlich', plan);
    case 'ask-people':
      return sayHeld(
        plan.request,
        askAboutPeople(plan.people, (people) => writeScheduleCommand(plan.request, { people })),
      );
    case 'ask-time':
      return askAboutTime(plan, (time) =>
        // A command names people; without them the time alone answers.
        plan.request.people === '' ? time : writeScheduleCommand(plan.request, { time }),
      );
    case 'refuse':
      return say(plan.reason);
    case 'meeting':
      return renderMeetingCard(plan.command ?? writeScheduleCommand(plan.request), meetingCardOf(plan));
  }
}

type Request = PlannedMeeting['request'];

/** "Cuộc họp “Demo app”, 3h chiều t2, 45p: …": who is asked which person is meant sees that the rest is kept. */
const sayHeld = ({ goal, time, location }: Request, asked: AssistantReply): AssistantReply => {
  const held = [goal === '' ? 'Cuộc họp' : `Cuộc họp “${capitalize(goal)}”`, time, location].filter(Boolean);
  return held.length < 2 ? asked : { ...asked, content: `${held.join(', ')}:\n${asked.content}` };
};

/** Without a goal of its own, a meeting is named by its people. */
const goalOf = ({ goal, people }: Request): string =>
  goal === '' ? (people === '' ? untitled : `Họp với ${people}`) : goal;

function writeScheduleCommand(request: Request, answer: Partial<Request> = {}): string {
  const { people, goal, time, location } = { ...request, goal: goalOf(request), ...answer };
  return writeCommand('lenlich', [people, goal, time, ...(location === '' ? [] : [location])]);
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`.toWellFormed();

export function meetingCardOf({
  request,
  slot,
  people,
  warnings,
  zone,
  room,
  isOnline,
  isClosed,
  recurrence,
}: PlannedMeeting): MeetingCard {
  const [, ...others] = people;
  const goal = goalOf(request).trim();
  return {
    kind: 'meeting',
    title: cut(capitalize(goal.replace(/\s+/gu, ' ')), longestFields.title),
    goal: cut(goal, longestFields.goal),
    startsAt: instantOf(slot.start, zone).toISOString(),
    endsAt: instantOf(slot.end, zone).toISOString(),
    timeZone: zone,
    when: recurrence ? rhythmInWords(recurrence, slot) : slotInWords(slot),
    location: room ? '' : cut(request.location.replace(/\s+/gu, ' ').trim(), longestFields.location),
    ...(room && { room }),
    ...(isOnline && { isOnline }),
    ...(isClosed && { isClosed }),
    people: people.map(({ userId, displayName }) => ({ userId, displayName })),
    mails: others.length,
    warnings: warnings.map(writeWarning),
    ...(recurrence && { recurrence }),
  };
}

/** 'Hằng tuần vào thứ Hai, từ 08:00 đến 08:30, bắt đầu 23/11/2026, đến 31/12/2026' */
function rhythmInWords(recurrence: Recurrence, { start, end }: Slot): string {
  const rhythm = recurrenceInWords({ ...recurrence, ends: { by: 'never' } });
  const bound = recurrenceInWords(recurrence).slice(rhythm.length);
  return `${rhythm}, từ ${clockOf(start)} đến ${clockOf(end)}, bắt đầu ${dayInDigits(dateOf(start))}${bound}`;
}

/** The card in words, so that it can be read alone. */
export function renderMeetingCard(command: string, change: MeetingCard, head = ''): AssistantReply {
  const mails =
    change.mails === 0 ? 'không có thư mời nào được gửi' : `${change.mails} thư mời được gửi sau 20 giây`;
  const lines = [
    ...(head === '' ? [] : [head]),
    ...changeInLines(change),
    ...change.warnings.map((warning) => `Lưu ý: ${warning}`),
    `Chưa có gì được tạo. Khi bạn bấm Xác nhận, ${change.recurrence ? 'các cuộc họp' : 'cuộc họp'} được tạo và ${mails}.`,
  ];
  return { content: lines.join('\n'), reading: null, card: { command, change } };
}
