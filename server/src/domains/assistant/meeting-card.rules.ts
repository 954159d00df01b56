import type { Card } from '@hopgon/contract/chat/schemas';
import { formatRange } from '@hopgon/engine/time/format-vi';
import type { ScheduleRequest } from './arguments/read-schedule.rules.ts';
import type { DirectoryPerson } from './people/person.rules.ts';
import type { AssistantReply } from './reply.rules.ts';
import type { Slot, WorkingHours } from './time/suggest.rules.ts';
import { instantOf } from './time/zone.rules.ts';
import { type Busy, warningsOf } from './warnings.rules.ts';

type MeetingCard = Extract<Card['change'], { kind: 'meeting' }>;

const longest = { title: 200, goal: 2000, location: 300 };

/** Everything about a meeting that was asked for, settled. */
export interface Planned {
  readonly request: ScheduleRequest;
  readonly slot: Slot;
  /** The caller first. */
  readonly people: readonly DirectoryPerson[];
  readonly busy: readonly Busy[];
  readonly hours: WorkingHours;
  readonly zone: string;
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`.toWellFormed();

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function planMeeting({ request, slot, people, busy, hours, zone }: Planned): MeetingCard {
  const [caller, ...others] = people;
  return {
    kind: 'meeting',
    title: cut(capitalised(request.goal.replace(/\s+/gu, ' ').trim()), longest.title),
    goal: cut(request.goal.trim(), longest.goal),
    startsAt: instantOf(slot.start, zone).toISOString(),
    endsAt: instantOf(slot.end, zone).toISOString(),
    timeZone: zone,
    when: formatRange(slot.start, slot.end),
    location: cut(request.location.replace(/\s+/gu, ' ').trim(), longest.location),
    people: people.map(({ userId, displayName }) => ({ userId, displayName })),
    mails: others.length,
    warnings: warningsOf(slot, people, busy, hours, caller?.userId ?? ''),
  };
}

/** The card in words, so that it can be read alone. */
export function writeMeetingCard(command: string, change: MeetingCard): AssistantReply {
  const [, ...others] = change.people;
  const names = ['bạn', ...others.map((person) => person.displayName)].join(', ');
  const mails =
    change.mails === 0 ? 'không có thư mời nào được gửi' : `${change.mails} thư mời được gửi sau 20 giây`;
  const lines = [
    `Cuộc họp “${change.title}”`,
    change.when,
    ...(change.location === '' ? [] : [`Địa điểm: ${change.location}`]),
    `Người dự: ${names}`,
    ...change.warnings.map((warning) => `Lưu ý: ${warning}`),
    `Chưa có gì được tạo. Khi bạn bấm Xác nhận, cuộc họp được tạo và ${mails}.`,
  ];
  return { content: lines.join('\n'), reading: null, card: { command, change } };
}
