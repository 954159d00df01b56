import { day } from '../../../platform/clock/durations.rules.ts';
import { busySubjects, candidatesOf, type Search, type Subject } from './candidates.rules.ts';
import { possibleTimes } from './suggest-slots.rules.ts';

/** How often somebody needed could not come. */
export interface Obstacle {
  readonly id: string;
  readonly kind: Subject['kind'];
  readonly name: string;
  /** Of 100 of the times looked at. */
  readonly percent: number;
}

/** The one constraint without which there is a time. */
export type Way =
  | { readonly kind: 'optional'; readonly id: string; readonly text: string }
  | { readonly kind: 'shorter'; readonly minutes: number; readonly text: string }
  | { readonly kind: 'no-rest'; readonly text: string }
  | { readonly kind: 'through-lunch'; readonly text: string }
  | { readonly kind: 'longer-range'; readonly end: number; readonly text: string };

export interface Nothing {
  readonly text: string;
  readonly obstacles: readonly Obstacle[];
  readonly ways: readonly Way[];
}

const mostObstacles = 3;
const mostOptional = 2;
const shorterLengths = [120, 90, 60, 45, 30, 15];

/** Searches with nothing found look so much further, to say whether that helps. */
export const furtherDays = 14;

const hasTime = (search: Search): boolean => possibleTimes(search).length > 0;

/** Without the rules of the company, which one may still decide against. */
const withoutRules = (search: Search): Search => ({
  ...search,
  weekLimit: null,
  hours: { ...search.hours, meetingFree: { mornings: [], afternoons: [] } },
});

function whatIsMissing(search: Search, looked: number): string {
  if (hasTime(withoutRules(search)))
    return 'Giờ nào mọi người cùng rảnh cũng trái quy định họp của công ty: buổi không họp, hoặc quá số giờ họp mỗi tuần.';
  if (looked > 0) return 'Không có lúc nào mọi người bắt buộc cùng rảnh trong khoảng này.';
  if (candidatesOf({ ...search, minutes: 15 }).length === 0) return 'Khoảng này không còn giờ làm việc nào.';
  return `Không có khoảng giờ làm việc liền nhau nào dài ${search.minutes} phút.`;
}

const byId = (left: Subject, right: Subject): number => (left.id < right.id ? -1 : 1);

interface Blocking {
  readonly subject: Subject;
  /** How many of the times looked at they cannot come. */
  readonly times: number;
  /** How many they alone keep from being possible. */
  readonly alone: number;
}

function blockingOf(search: Search): { looked: number; needed: number; blocking: Blocking[] } {
  const candidates = candidatesOf(search);
  const needed = search.subjects.filter(({ required }) => required);
  const busyAt = busySubjects(candidates, needed, search.rest);
  const blocking = needed.map((subject) => ({
    subject,
    times: busyAt.filter((busy) => busy.includes(subject)).length,
    alone: busyAt.filter(([only, ...others]) => only === subject && others.length === 0).length,
  }));
  return { looked: candidates.length, needed: needed.length, blocking };
}

const obstaclesOf = (blocking: readonly Blocking[], looked: number): Obstacle[] =>
  blocking
    .filter(({ times }) => times > 0)
    .toSorted((left, right) => right.times - left.times || byId(left.subject, right.subject))
    .slice(0, mostObstacles)
    .map(({ subject: { id, kind, name }, times }) => ({
      id,
      kind,
      name,
      percent: Math.max(1, Math.round((100 * times) / looked)),
    }));

/** Whom to do without: those whose absence opens the most times first. */
const withoutOne = (blocking: readonly Blocking[]): Way[] =>
  blocking
    .filter(({ alone }) => alone > 0)
    .toSorted((left, right) => right.alone - left.alone || byId(left.subject, right.subject))
    .slice(0, mostOptional)
    .map(({ subject: { id, kind, name } }) => ({
      kind: 'optional',
      id,
      text: kind === 'room' ? `Không dùng ${name}` : `Để ${name} là không bắt buộc`,
    }));

function shorter(search: Search): Way[] {
  const minutes = shorterLengths.find(
    (length) => length < search.minutes && hasTime({ ...search, minutes: length }),
  );
  return minutes === undefined ? [] : [{ kind: 'shorter', minutes, text: `Rút xuống ${minutes} phút` }];
}

function longer(search: Search): Way[] {
  const weeks = [7, furtherDays].find((days) =>
    hasTime({ ...search, range: { start: search.range.start, end: search.range.end + days * day } }),
  );
  if (weeks === undefined) return [];
  const text = `Tìm thêm ${weeks / 7} tuần nữa`;
  return [{ kind: 'longer-range', end: search.range.end + weeks * day, text }];
}

const noRest = (search: Search): Way[] =>
  search.rest > 0 && hasTime({ ...search, rest: 0 })
    ? [{ kind: 'no-rest', text: 'Không chừa giờ nghỉ giữa các cuộc họp' }]
    : [];

const throughLunch = (search: Search): Way[] =>
  search.hours.lunch && !search.throughLunch && hasTime({ ...search, throughLunch: true })
    ? [{ kind: 'through-lunch', text: 'Họp cả trong giờ nghỉ trưa' }]
    : [];

/** Why a search found nothing: what there was to look at, who is busy most, and what would help. Busy times must be known `furtherDays` beyond its range. */
export function explainNothing(search: Search): Nothing {
  const { looked, needed, blocking } = blockingOf(search);
  return {
    text: whatIsMissing(search, looked),
    obstacles: obstaclesOf(blocking, looked),
    ways: [
      // Somebody has to come.
      ...(needed > 1 ? withoutOne(blocking) : []),
      ...shorter(search),
      ...noRest(search),
      ...longer(search),
      ...throughLunch(search),
    ],
  };
}
