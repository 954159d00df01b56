import { minutesOf } from '@hopgon/contract/time/zoned';
import type { Candidate, Subject } from './candidates.rules.ts';
import type { Hours } from './working-time.rules.ts';

/** A time at which everyone needed can come, and what there is to say about it. */
export interface Judged extends Candidate {
  readonly busyOptional: readonly Subject[];
  /** The needed ones who come from another meeting or go to one. */
  readonly pressed: readonly Subject[];
  /** How many working days after the first one. */
  readonly daysOn: number;
}

interface Habit {
  readonly says: string;
  readonly cost: number;
  readonly holds: (at: { start: number; end: number; day: number }, hours: Hours) => boolean;
}

const half = 30;
const noon = '12:00';

// Minutes of the day by the company's clock; `day` is 5 on a Friday.
const habits: readonly Habit[] = [
  {
    says: 'Lấn vào giờ nghỉ trưa',
    cost: 3,
    holds: ({ start, end }, { lunch }) =>
      lunch !== null && start < minutesOf(lunch.end) && end > minutesOf(lunch.start),
  },
  {
    says: 'Ngay đầu giờ làm việc',
    cost: 1.5,
    holds: ({ start }, hours) => start < minutesOf(hours.start) + half,
  },
  {
    says: 'Ngay sau giờ nghỉ trưa',
    cost: 1,
    holds: ({ start }, { lunch }) =>
      lunch !== null && start >= minutesOf(lunch.end) && start < minutesOf(lunch.end) + half,
  },
  {
    says: 'Sát giờ tan làm',
    cost: 2,
    holds: ({ end }, hours) => end > minutesOf(hours.end) - half,
  },
  {
    says: 'Cuối chiều thứ Sáu',
    cost: 1,
    holds: ({ start, day }) => day === 5 && start >= minutesOf('15:00'),
  },
];

const placeInDay = ({ date, minute, start, end }: Candidate) => ({
  start: minute,
  end: minute + (end - start) / 60_000,
  day: new Date(date).getUTCDay(),
});

const roundness = (minute: number): number => (minute % 60 === 0 ? 0 : minute % 30 === 0 ? 0.3 : 1.2);

/** The lower, the better: who misses it weighs most, then what surrounds it, then how far away it is. */
export function costOf(slot: Judged, hours: Hours): number {
  const at = placeInDay(slot);
  const habitual = habits.reduce((sum, { cost, holds }) => sum + (holds(at, hours) ? cost : 0), 0);
  return (
    5 * slot.busyOptional.length +
    Math.min(3, slot.pressed.length) +
    habitual +
    roundness(at.start) +
    0.3 * slot.daysOn
  );
}

/** 'An', 'An và Bình', 'An, Bình và 3 người khác' */
function namesOf(people: readonly { readonly name: string }[]): string {
  const names = people.map(({ name }) => name);
  if (names.length <= 2) return names.join(' và ');
  return `${names.slice(0, 2).join(', ')} và ${names.length - 2} người khác`;
}

function whoCan({ busyOptional }: Judged, subjects: readonly Subject[]): string[] {
  const people = subjects.filter(({ kind }) => kind === 'person');
  const rooms = subjects.filter(({ kind, required }) => kind === 'room' && required);
  const missing = busyOptional.filter(({ kind }) => kind === 'person');
  const everyone = people.length === 1 ? `${namesOf(people)} rảnh` : 'Mọi người đều rảnh';
  return [
    missing.length === 0 ? everyone : 'Mọi người bắt buộc đều rảnh',
    ...(missing.length > 0 ? [`${namesOf(missing)} (không bắt buộc) bận`] : []),
    ...rooms.map(({ name }) => `${name} còn trống`),
  ];
}

/** Whether a minute of the day lies before the pause. */
export const isMorning = (minute: number, { lunch }: Hours): boolean =>
  minute < minutesOf(lunch?.start ?? noon);

function calmWords(start: number, hours: Hours): string {
  if (isMorning(start, hours)) return 'Giữa buổi sáng';
  return start < minutesOf(hours.end) - 4 * half ? 'Giữa buổi chiều' : 'Cuối buổi chiều';
}

/** The reasons for and against a time in words, the strongest first. */
export function reasonsFor(
  slot: Judged,
  hours: Hours,
  { subjects, earliest }: { readonly subjects: readonly Subject[]; readonly earliest: number },
): string[] {
  const at = placeInDay(slot);
  const habitual = habits.filter(({ holds }) => holds(at, hours)).map(({ says }) => says);
  return [
    ...whoCan(slot, subjects),
    ...(slot.start === earliest ? ['Sớm nhất có thể'] : []),
    ...(habitual.length > 0 ? habitual : [calmWords(at.start, hours)]),
    ...(slot.pressed.length > 0 ? [`${namesOf(slot.pressed)} có cuộc họp sát giờ này`] : []),
  ];
}
