import type { ImportedEvent } from '@hopgon/contract/calendar/schemas';
import { Goal, JoinUrl, Location, Title } from '@hopgon/contract/meetings/schemas';
import type { Recurrence } from '@hopgon/contract/series/schemas';
import { longestMeeting } from '../core/meetings.rules.ts';
import { endAfter, lengthOfMeeting } from '../time/meeting-length.rules.ts';

interface RecurringTime {
  readonly recurrence: Recurrence;
  readonly timeZone: string;
  readonly firstDay: string;
  readonly startTime: string;
}

/** An event as it was read from a file; instants in milliseconds since 1970. */
export interface FoundEvent {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  readonly location: string;
  readonly url: string;
  readonly timeZone: string | null;
  readonly startsAt: number | null;
  readonly length: number | null;
  readonly repeats: boolean;
  readonly recurring: RecurringTime | null;
  readonly starts: readonly number[];
  readonly instanceOf: number | null;
  readonly problem: keyof typeof problemTexts | null;
}

const problemTexts = {
  'cut-off': 'Tệp bị cắt giữa chừng sự kiện này.',
  'no-start': 'Không có giờ bắt đầu đọc được.',
  cancelled: 'Sự kiện đã bị hủy trong tệp.',
  'ends-before-start': 'Giờ kết thúc đứng trước giờ bắt đầu.',
  'rule-unreadable': 'Không đọc được quy tắc lặp lại.',
  over: 'Chuỗi lặp lại đã kết thúc, không còn lần nào trong 12 tháng tới.',
  'not-yet': 'Chuỗi lặp lại chỉ bắt đầu sau 12 tháng nữa.',
} as const;

export const importTexts = {
  known: 'Đã nhập trước đây, giữ nguyên.',
  notWanted: 'Bạn đã bỏ chọn.',
  tooLong: 'Dài hơn 14 ngày.',
  overlaps: 'Trùng giờ với một cuộc họp khác của bạn, mà công ty không cho phép trùng.',
  full: 'Mỗi lần nhập nhận tối đa 2.000 cuộc họp. Hãy chia nhỏ tệp.',
  noTitle: 'Không có tên, được đặt tên tạm.',
  titleCut: 'Tên dài được cắt còn 200 ký tự.',
  goalCut: 'Phần mô tả dài được cắt bớt.',
  noEnd: (minutes: number) => `Không có giờ kết thúc, được đặt dài ${minutes} phút.`,
  nextYear: 'Họp Gọn chưa có cách lặp lại này: nhập từng buổi trong 12 tháng tới.',
  asSeries: (words: string) => `Thành chuỗi họp: ${words}.`,
  ofSeries: 'Một buổi của chuỗi, có thay đổi riêng.',
  leftOut: (moments: readonly string[]) =>
    `Bỏ qua ${moments.length} buổi trùng giờ với cuộc họp khác của bạn: ${listed(moments)}.`,
} as const;

/** In reports with very many the rest is counted. */
const mostListed = 10;
const listed = (moments: readonly string[]): string => {
  const rest = moments.length - mostListed;
  return [...moments.slice(0, mostListed), ...(rest > 0 ? [`và ${rest} buổi khác`] : [])].join(', ');
};

export interface PlannedTime {
  /** Identifies this one of the event's times whenever the file is read again. */
  readonly occurrence: number;
  readonly startsAt: number;
  readonly endsAt: number;
}

/** What is to be made of an event. */
export interface PlannedEvent {
  readonly uid: string;
  readonly title: string;
  readonly goal: string;
  readonly location: string;
  readonly joinUrl: string;
  readonly timeZone: string;
  readonly times: readonly PlannedTime[];
  /** When it repeats, where it can become a series; its times are what to take else. */
  readonly recurring: RecurringTime | null;
  readonly lengthMs: number;
  /** Of which it is one that repeats, when that has it begin. */
  readonly instanceOf: number | null;
  readonly isSeries: boolean;
  readonly notes: readonly string[];
}

export type Plan = { readonly take: PlannedEvent } | { readonly refuse: string };

/**
 * The same plans without those of the events at these places; an exception of a series that is left out does not take
 * place.
 */
export const withoutPlans = (plans: readonly Plan[], except: readonly number[]): readonly Plan[] =>
  plans.map((plan, place) =>
    'take' in plan && except.includes(place) ? { refuse: importTexts.notWanted } : plan,
  );

/** One line and no control characters; half a character at the cut becomes none. */
const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
const manyLines = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;

const linkIn = (...texts: readonly string[]): string =>
  texts.map((text) => text.trim()).find((text) => text !== '' && JoinUrl.safeParse(text).success) ?? '';

/** Where the file says nothing usable, what we say ourselves. */
const safe = (schema: typeof Title | typeof Goal | typeof Location, text: string): string => {
  const parsed = schema.safeParse(text);
  return parsed.success ? parsed.data : '';
};

function foundDetailsOf(event: FoundEvent) {
  const title = oneLine(event.title);
  const goal = manyLines(event.description);
  const joinUrl = linkIn(event.location, event.url);
  const place = oneLine(event.location);
  const named = safe(Title, cut(title, 200));
  return {
    title: named || 'Sự kiện không tên',
    goal: safe(Goal, cut(goal, 2000)),
    location: place === joinUrl ? '' : safe(Location, cut(place, 300)),
    joinUrl,
    notes: [
      ...(named === '' ? [importTexts.noTitle] : []),
      ...(title.length > 200 ? [importTexts.titleCut] : []),
      ...(goal.length > 2000 ? [importTexts.goalCut] : []),
    ],
  };
}

interface Usual {
  readonly timeZone: string;
  /** For events without an end. */
  readonly minutes: number;
}

/** The plan for an event; `moved` are the hours of its series that other events of the file state themselves. */
export function planEvent(event: FoundEvent, usual: Usual, moved: ReadonlySet<number>): Plan {
  if (event.problem) return { refuse: problemTexts[event.problem] };
  const hasEnd = event.length !== null && event.length > 0;
  const length = hasEnd && event.length !== null ? event.length : usual.minutes * 60_000;
  if (length > longestMeeting) return { refuse: importTexts.tooLong };
  const { notes, ...words } = foundDetailsOf(event);
  const isSeries = event.repeats && event.instanceOf === null;
  const zone = event.timeZone ?? usual.timeZone;
  const first = new Date(event.startsAt ?? 0);
  const nominal = lengthOfMeeting({
    ...{ startsAt: first, endsAt: new Date(first.getTime() + length), timeZone: zone },
  });
  const times = event.starts
    .filter((start) => !isSeries || !moved.has(start))
    .map((start) => ({
      occurrence: isSeries ? start : (event.instanceOf ?? 0),
      startsAt: start,
      endsAt: endAfter(new Date(start), nominal, zone).getTime(),
    }));
  return {
    take: {
      ...words,
      uid: event.uid || `${words.title}/${event.startsAt}`,
      timeZone: zone,
      times,
      recurring: isSeries ? event.recurring : null,
      lengthMs: nominal,
      instanceOf: event.instanceOf,
      isSeries,
      notes: [...notes, ...(hasEnd ? [] : [importTexts.noEnd(usual.minutes)])],
    },
  };
}

/** By UID, the hours of a series that the file says again, to move or to call off one instance. */
export function movedInstances(events: readonly FoundEvent[]): ReadonlyMap<string, ReadonlySet<number>> {
  const moved = new Map<string, Set<number>>();
  for (const { uid, instanceOf } of events) {
    if (instanceOf === null) continue;
    const known = moved.get(uid) ?? new Set();
    moved.set(uid, known.add(instanceOf));
  }
  return moved;
}

/** The result of importing an event. */
export interface ImportOutcome extends Pick<ImportedEvent, 'outcome' | 'meetings' | 'notes'> {
  /** Of a series: the starts its rule has for what was taken. */
  readonly occurrences?: ReadonlySet<number>;
}

export const skippedEvent = (note: string): ImportOutcome => ({
  outcome: 'skipped',
  meetings: 0,
  notes: [note],
});
