import type { Card } from '@hopgon/contract/chat/schemas';
import { recurrenceInWords } from '@hopgon/contract/series/recurrence-in-words';
import type { Recurrence, SeriesPreview } from '@hopgon/contract/series/schemas';
import { formatRange } from '@hopgon/engine/time/format-vi';
import { instantOf, localTime } from '@hopgon/engine/time/zoned';
import type { ScheduleRequest } from './arguments/read-schedule.rules.ts';
import type { DirectoryEntry } from './people/person.rules.ts';
import type { AssistantReply } from './reply.rules.ts';
import { clockOf, dateOf } from './time/local-time.rules.ts';
import type { Slot, WorkingHours } from './time/suggest.rules.ts';
import { typeDate } from './time/type-when.rules.ts';
import { type Busy, warningsOf } from './warnings.rules.ts';

type MeetingCard = Extract<Card['change'], { kind: 'meeting' }>;

const longest = { title: 200, goal: 2000, location: 300 };

/** Everything about a meeting that was asked for, settled. */
export interface Planned {
  readonly request: ScheduleRequest;
  readonly slot: Slot;
  /** The caller first. */
  readonly people: readonly DirectoryEntry[];
  readonly busy: readonly Busy[];
  readonly hours: WorkingHours;
  readonly zone: string;
  /** `slot` is its first time. */
  readonly repeats?: { readonly recurrence: Recurrence; readonly preview: SeriesPreview } | undefined;
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`.toWellFormed();

/** Begins as a sentence does; "iPhone" and "eKYC" keep their own way. */
export const capitalised = (text: string): string =>
  /^\p{Ll}\p{L}*\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

export function planMeeting({ request, slot, people, busy, hours, zone, repeats }: Planned): MeetingCard {
  const [caller, ...others] = people;
  const warnings = warningsOf(slot, people, busy, hours, caller?.userId ?? '');
  return {
    kind: 'meeting',
    title: cut(capitalised(request.goal.replace(/\s+/gu, ' ').trim()), longest.title),
    goal: cut(request.goal.trim(), longest.goal),
    startsAt: instantOf(slot.start, zone).toISOString(),
    endsAt: instantOf(slot.end, zone).toISOString(),
    timeZone: zone,
    when: repeats ? rhythmInWords(repeats.recurrence, slot) : formatRange(slot.start, slot.end),
    location: cut(request.location.replace(/\s+/gu, ' ').trim(), longest.location),
    people: people.map(({ userId, displayName }) => ({ userId, displayName })),
    mails: others.length,
    warnings: repeats ? [...warnings, ...clashesInWords(repeats.preview, zone)] : warnings,
    ...(repeats && { recurrence: repeats.recurrence }),
  };
}

/** 'Hằng tuần vào thứ Hai, từ 08:00 đến 08:30, bắt đầu 23/11/2026, đến 31/12/2026' */
function rhythmInWords(recurrence: Recurrence, { start, end }: Slot): string {
  const rhythm = recurrenceInWords({ ...recurrence, ends: { by: 'never' } });
  const bound = recurrenceInWords(recurrence).slice(rhythm.length);
  return `${rhythm}, từ ${clockOf(start)} đến ${clockOf(end)}, bắt đầu ${typeDate(dateOf(start))}${bound}`;
}

function clashesInWords({ clashes, clashesAt }: SeriesPreview, zone: string): string[] {
  if (clashes === 0) return [];
  const days = clashesAt.map((at) => typeDate(dateOf(localTime(new Date(at), zone))).slice(0, 5));
  const more = clashes > days.length ? ' và các ngày khác' : '';
  return [`${clashes} buổi trùng lịch của người dự: ${days.join(', ')}${more}.`];
}

/** The card in words, so that it can be read alone. */
export function writeMeetingCard(command: string, change: MeetingCard): AssistantReply {
  const [, ...others] = change.people;
  const names = ['bạn', ...others.map((person) => person.displayName)].join(', ');
  const mails =
    change.mails === 0 ? 'không có thư mời nào được gửi' : `${change.mails} thư mời được gửi sau 20 giây`;
  const lines = [
    change.recurrence ? `Chuỗi cuộc họp “${change.title}”` : `Cuộc họp “${change.title}”`,
    change.when,
    ...(change.location === '' ? [] : [`Địa điểm: ${change.location}`]),
    `Người dự: ${names}`,
    ...change.warnings.map((warning) => `Lưu ý: ${warning}`),
    `Chưa có gì được tạo. Khi bạn bấm Xác nhận, ${change.recurrence ? 'các cuộc họp' : 'cuộc họp'} được tạo và ${mails}.`,
  ];
  return { content: lines.join('\n'), reading: null, card: { command, change } };
}
