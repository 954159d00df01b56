import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { hoursInWords } from '@hopgon/contract/time/format-duration';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { hasMarks } from '@hopgon/engine/text/fold';
import { minutesOf } from '../shared/meeting-minutes.rules.ts';

export type CountedMeeting = Pick<MeetingSummary, 'startsAt' | 'endsAt' | 'timeZone' | 'myAnswer'>;

interface Counted {
  readonly of: 'self' | 'company' | 'person' | 'group';
  readonly person: { readonly displayName: string } | null;
  /** The days as said, and which they are. */
  readonly said: string;
  readonly first: string;
  readonly last: string;
  readonly counted: readonly CountedMeeting[];
  /** How many of them are private, of which only the time is known. */
  readonly hidden: number;
  readonly declined: number;
  readonly now: string;
  readonly soFar: boolean;
}

/** "Bạn: 3 cuộc, 2 giờ 15 phút, tuần này (23/11/2026–29/11/2026)", and what was counted. */
export function renderCounted(plan: Counted): string {
  const { of, person, said, first, last, counted, hidden, declined, now, soFar } = plan;
  const whose = of === 'self' ? 'Bạn' : (person?.displayName ?? 'Cả công ty');
  const span = first === last ? dayInDigits(first) : `${dayInDigits(first)}–${dayInDigits(last)}`;
  // Typed without marks, the days say more than the words do.
  const days = said === span || !hasMarks(said) ? span : `${said.toLowerCase()} (${span})`;
  const over = counted.filter(({ endsAt }) => endsAt <= now);
  const waiting =
    of === 'self' ? counted.filter((one) => one.myAnswer === 'waiting' && one.endsAt > now).length : 0;
  const sum =
    counted.length === 0 ? 'không có cuộc họp nào' : `${counted.length} cuộc, ${hoursOf(of, counted)}`;
  const held =
    over.length === 0 ? 'chưa họp xong cuộc nào' : `đã họp xong ${over.length} cuộc, ${hoursOf(of, over)}`;
  const isPast = soFar && over.length < counted.length;
  const lines = [
    [isPast, `${whose}: đến lúc này ${held}, ${days}. Tính cả các cuộc sắp tới: ${sum}.`],
    [!isPast, `${whose}: ${sum}, ${days}.`],
    [
      !isPast && over.length > 0 && over.length < counted.length,
      `Trong đó ${over.length} cuộc, ${hoursOf(of, over)} đã họp xong.`,
    ],
    [waiting > 0, `${waiting} cuộc bạn chưa trả lời lời mời.`],
    [declined > 0, `Không tính ${declined} cuộc bạn đã từ chối.`],
    [hidden > 0, `Trong đó ${hidden} cuộc họp riêng chỉ tính giờ.`],
    [true, notes[of]],
  ] as const;
  return lines.flatMap(([isSaid, line]) => (isSaid ? [line] : [])).join('\n');
}

/** Hours of a company are those of its meetings, also of two at a time. */
function hoursOf(of: Counted['of'], meetings: readonly CountedMeeting[]): string {
  const each = of === 'company' ? meetings.map((one) => minutesOf([one])) : [minutesOf(meetings)];
  return hoursInWords(each.reduce((sum, minutes) => sum + minutes, 0) * 60_000);
}

const notes: Readonly<Record<Counted['of'], string>> = {
  company: 'Mỗi cuộc họp tính một lần.',
  person: 'Chỉ tính các cuộc họp bạn được xem.',
  self: 'Giờ trùng nhau tính một lần.',
  group: '',
};
