import { type DayNumber, dayNumber, formatDate, weekdayOf } from './civil.ts';
import { lunarDayNumber } from './lunar.ts';

/** `date` is "YYYY-MM-DD"; public ones are days off by law, observances are not. */
export type Holiday = {
  readonly date: string;
  readonly name: string;
  readonly kind: 'public' | 'observance';
};

type Dated = { readonly day: DayNumber | null; readonly name: string; readonly kind: Holiday['kind'] };

/**
 * Vietnamese holidays of a solar year in order of date. Public ones follow Bộ luật Lao động 2019, Điều 112; where it leaves a choice
 * this is a default a company may edit (days in lieu: `daysOffByLaw`): Tết from the eve to mùng 4, and beside 2/9 the day that joins it to the weekend.
 */
export function holidaysOf(year: number): Holiday[] {
  return [...publicDays(year), ...observances(year)]
    .filter((item) => item.day !== null)
    .map(({ day, name, kind }) => ({ date: formatDate(day ?? 0), name, kind }))
    .toSorted((left, right) => (left.date < right.date ? -1 : Number(left.date > right.date)));
}

function publicDays(year: number): Dated[] {
  const tet = lunarDayNumber(year, 1, 1);
  const named: readonly (readonly [DayNumber | null, string])[] = [
    [dayNumber(year, 1, 1), 'Tết Dương lịch'],
    [tet && tet - 1, 'Giao thừa'],
    ...[1, 2, 3, 4].map((day) => [tet && tet + day - 1, `Mùng ${day} Tết`] as const),
    [lunarDayNumber(year, 3, 10), 'Giỗ Tổ Hùng Vương'],
    [dayNumber(year, 4, 30), 'Ngày Giải phóng miền Nam'],
    [dayNumber(year, 5, 1), 'Quốc tế Lao động'],
    [dayNumber(year, 9, 2), 'Quốc khánh'],
    [dayBesideNationalDay(year), 'Nghỉ lễ Quốc khánh'],
  ];
  return named.map(([day, name]) => ({ day, name, kind: 'public' }));
}

/** The law gives one day before or after 2/9; the nearer to a weekend makes the longer rest, as the yearly notices choose. */
function dayBesideNationalDay(year: number): DayNumber {
  const day = dayNumber(year, 9, 2);
  const followed = [1, 4, 7];
  return followed.includes(weekdayOf(day)) ? day + 1 : day - 1;
}

function observances(year: number): Dated[] {
  const named: readonly (readonly [DayNumber | null, string])[] = [
    [lunarDayNumber(year - 1, 12, 23), 'Ông Công ông Táo'],
    [dayNumber(year, 3, 8), 'Quốc tế Phụ nữ'],
    [lunarDayNumber(year, 8, 15), 'Tết Trung thu'],
    [dayNumber(year, 10, 20), 'Ngày Phụ nữ Việt Nam'],
    [dayNumber(year, 11, 20), 'Ngày Nhà giáo Việt Nam'],
  ];
  return named.map(([day, name]) => ({ day, name, kind: 'observance' }));
}
