import type { MeetingKind, MeetingType } from '@hopgon/contract/meetings/schemas';
import { instantAt, localDay } from '@hopgon/contract/time/zoned';
import { addDays, weekdayOf } from '@hopgon/engine/time/days';

export interface SampleMeeting {
  readonly title: string;
  readonly kind: MeetingKind;
  readonly goal: string;
  readonly type: MeetingType;
  readonly location: string;
  /** By the clock of the company's zone, so many working days from today; or soon from now, within working hours. */
  readonly when: { readonly day: number; readonly start: string; readonly end: string } | 'soon';
}

export interface SampleItem {
  readonly title: string;
  /** Days from today. */
  readonly deadline: number;
  readonly priority: 'cao' | 'trung bình' | 'thấp';
  readonly state: 'accepted' | 'doing' | 'done';
}

/** Behind us with its transcript, today, and later this week: one of each kind. */
export const sampleMeetings: readonly SampleMeeting[] = [
  {
    title: 'Mẫu: Giao ban đầu tuần',
    kind: 'briefing',
    goal: 'Chốt bảng giá và chia việc cho tuần này',
    type: 'in-person',
    location: 'Phòng họp lớn',
    when: { day: -1, start: '09:00', end: '10:00' },
  },
  {
    title: 'Mẫu: Duyệt thiết kế trang chủ',
    kind: 'project',
    goal: 'Chọn một trong hai phương án',
    type: 'video',
    location: 'Trực tuyến',
    when: 'soon',
  },
  {
    title: 'Mẫu: Trao đổi với khách hàng mới',
    kind: 'client',
    goal: 'Hiểu khách cần gì trước khi báo giá',
    type: 'audio',
    location: 'Gọi điện',
    when: { day: 2, start: '14:00', end: '14:45' },
  },
];

/** What the first meeting left to do: overdue, under way, done in time. */
export const sampleItems: readonly SampleItem[] = [
  { title: 'Mẫu: Gọi lại cho nhà cung cấp', deadline: -1, priority: 'cao', state: 'accepted' },
  { title: 'Mẫu: Soạn danh sách khách mời', deadline: 2, priority: 'trung bình', state: 'doing' },
  { title: 'Mẫu: Đặt phòng họp lớn', deadline: 1, priority: 'thấp', state: 'done' },
];

/** What was said in the first meeting; the person for whom the sample is made is one of those who speak. */
export const sampleTranscript = (speaker: string): string => {
  const called = speaker.trim().split(/\s+/).at(-1) ?? speaker;
  return [
    'Trưởng nhóm: Chào mọi người, mình bắt đầu họp nhé. Trước hết là bảng giá.',
    'Kế toán: Tháng trước chi phí vận chuyển tăng tám phần trăm, mỗi đơn hàng lãi ít hẳn đi.',
    `${speaker}: Khách quen sẽ hỏi vì sao tăng. Mình nên gửi kèm một thư giải thích.`,
    'Trưởng nhóm: Đúng thế. Chúng ta chốt tăng giá năm phần trăm từ đầu tháng sau.',
    `Trưởng nhóm: ${called} gửi bảng giá mới cho khách trước thứ Sáu nhé.`,
    `${speaker}: Vâng, tôi sẽ gửi bảng giá mới cho khách trước thứ Sáu.`,
    'Kế toán: Em sẽ tính lại chi phí vận chuyển trước thứ Tư.',
    'Trưởng nhóm: Còn một việc chưa rõ: ai liên hệ nhà in cho đợt hàng tới?',
    'Kế toán: Để em hỏi lại bên kho rồi báo.',
    'Trưởng nhóm: Vậy nhé, cảm ơn mọi người.',
  ].join('\n');
};

/** When a company works. */
export interface SampleHours {
  readonly timeZone: string;
  /** HH:MM */
  readonly start: string;
  readonly end: string;
  /** ISO weekdays. */
  readonly workDays: readonly number[];
}

interface SampleTimes {
  readonly starts: Date;
  readonly ends: Date;
}

const halfHour = 1_800_000;

/** The working day so many working days after a day, or before it when negative. */
function workingDayFrom(day: string, count: number, workDays: readonly number[]): string {
  const step = Math.sign(count);
  let found = day;
  for (let left = Math.abs(count); left > 0; ) {
    found = addDays(found, step);
    if (workDays.includes(weekdayOf(found))) left -= 1;
  }
  return found;
}

/** Half an hour that begins an hour from the next half hour on; outside working hours, with the next working time. */
function soonAfter(now: Date, { timeZone, start, end, workDays }: SampleHours): SampleTimes {
  const next = Math.ceil(now.getTime() / halfHour) * halfHour + 2 * halfHour;
  const day = localDay(now, timeZone);
  const isWorked = workDays.includes(weekdayOf(day));
  const opens = instantAt(day, start, timeZone).getTime();
  const fits = next >= opens && next + halfHour <= instantAt(day, end, timeZone).getTime();
  const openingDay = isWorked && now.getTime() < opens ? day : workingDayFrom(day, 1, workDays);
  const begins = isWorked && fits ? next : instantAt(openingDay, start, timeZone).getTime();
  return { starts: new Date(begins), ends: new Date(begins + halfHour) };
}

/** When a meeting of the sample takes place. */
export function sampleSpan(when: SampleMeeting['when'], now: Date, hours: SampleHours): SampleTimes {
  if (when === 'soon') return soonAfter(now, hours);
  const { timeZone, workDays } = hours;
  const day = workingDayFrom(localDay(now, timeZone), when.day, workDays);
  return { starts: instantAt(day, when.start, timeZone), ends: instantAt(day, when.end, timeZone) };
}
