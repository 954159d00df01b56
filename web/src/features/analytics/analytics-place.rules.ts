import type { Company } from '@hopgon/contract/companies/schemas';
import type { readFigures } from '@hopgon/contract/figures/routes';
import type { FiguresOf } from '@hopgon/contract/figures/schemas';
import { usualWeeks } from '@hopgon/contract/figures/usual-weeks';
import { profileDepartments, unset } from '@hopgon/contract/options';
import type { QueryOf } from '@hopgon/contract/route';
import { localDay } from '@hopgon/contract/time/zoned';
import { daysBetween, weeksUpTo } from '@hopgon/engine/time/days';
import { isDay } from '../../lib/format/days.ts';

/** What is seen at `/analytics`, as its address names it. */
export interface AnalyticsPlace {
  readonly cua?: 'phong-ban' | 'cong-ty';
  readonly phong?: string;
  /** Weeks up to this one. */
  readonly tuan?: number;
  /** Days instead, `YYYY-MM-DD`. */
  readonly tu?: string;
  readonly den?: string;
}

/** Weeks that can be chosen at once; others are chosen by their days. */
export const weekChoices = [4, 8, 13, 26, 52] as const;

const dayOr = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) ? value : undefined;

export function readAnalyticsPlace(raw: Readonly<Record<string, unknown>>): AnalyticsPlace {
  const { cua, phong, tuan } = raw;
  const [tu, den] = [dayOr(raw.tu), dayOr(raw.den)];
  const weeks = weekChoices.find((count) => String(count) === String(tuan));
  return {
    ...((cua === 'phong-ban' || cua === 'cong-ty') && { cua }),
    ...(typeof phong === 'string' && cua === 'phong-ban' && { phong: phong.slice(0, 80) }),
    ...(tu && den ? { tu, den } : weeks && weeks !== usualWeeks && { tuan: weeks }),
  };
}

const seenBy = ({ cua }: AnalyticsPlace): FiguresOf =>
  cua === 'cong-ty' ? 'company' : cua === 'phong-ban' ? 'department' : 'own';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** The days that are counted: whole weeks up to this one, or those that were chosen. */
export function daysOf({ tuan = usualWeeks, tu, den }: AnalyticsPlace, today: string): Days {
  if (tu && den) return { from: tu, to: den };
  return weeksUpTo(today, tuan);
}

interface CompanyAsked {
  readonly can: Pick<Company['can'], 'seeFigures'>;
  readonly settings: Pick<Company['settings'], 'timeZone'>;
}

/** What the page asks the server for; of the usual weeks in words that `early.js` can say before it knows the company. */
export function figuresAskedFor(
  place: AnalyticsPlace,
  { can, settings }: CompanyAsked,
  now: number,
): QueryOf<typeof readFigures> & { readonly of: FiguresOf } {
  const of = can.seeFigures ? seenBy(place) : 'own';
  const isUsual = place.tuan === undefined && place.tu === undefined;
  return {
    of,
    ...(!isUsual && daysOf(place, localDay(now, settings.timeZone))),
    ...(of === 'department' && place.phong && { department: place.phong }),
  };
}

/** Whether a department is still to be chosen: the own one is that of the profile, which may name none. */
export const hasNoDepartment = ({ cua, phong }: AnalyticsPlace, ownDepartment: string): boolean =>
  cua === 'phong-ban' && !phong && ownDepartment === unset;

/** What can be chosen; nobody is offered a department of their own that their profile does not name. */
export const departmentChoices = (
  ownDepartment: string,
): readonly { readonly value: string; readonly label: string }[] => [
  { value: '', label: ownDepartment === unset ? 'Chọn phòng ban' : 'Phòng ban của tôi' },
  ...profileDepartments.filter((name) => name !== unset).map((name) => ({ value: name, label: name })),
];

/** '8 tuần trước đó', '12 ngày trước đó' */
export function beforeInWords({ from, to }: Days): string {
  const days = daysBetween(from, to) + 1;
  return days % 7 === 0 ? `${days / 7} tuần trước đó` : `${days} ngày trước đó`;
}

/** What is wrong with days that were typed, or null. */
export function rangeProblem(from: string, to: string): string | null {
  if (!isDay(from) || !isDay(to)) return 'Hãy ghi ngày, ví dụ 25/11.';
  if (to < from) return 'Ngày cuối phải từ ngày đầu trở đi.';
  return daysBetween(from, to) >= 371 ? 'Khoảng thời gian tối đa là một năm.' : null;
}
