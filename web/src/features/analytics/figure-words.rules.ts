import type { FiguresReport, FiguresTotals } from '@hopgon/contract/figures/schemas';
import { hoursInWords } from '@hopgon/contract/time/format-duration';
import { formatNumber } from '../../lib/format/number.ts';

const minute = 60_000;
/** Beyond so many hours nobody asks for minutes. */
const roundFrom = 100 * 60;

/** '1 giờ 15 phút'; from a hundred hours on whole hours: '2.240 giờ'. */
export const minutesInWords = (minutes: number): string =>
  hoursInWords((minutes >= roundFrom ? Math.round(minutes / 60) * 60 : minutes) * minute);

type PartOfWhole = FiguresTotals['work'];

const oneDecimal = (value: number): string => formatNumber(Math.round(value * 10) / 10);

/** '15%'; a dash where there is nothing to be a part of. */
export const percent = ({ part, whole }: PartOfWhole): string =>
  whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;

export interface Figure {
  readonly label: string;
  readonly value: string;
  /** What the value is of. */
  readonly unit?: string;
  /** 'trước 16%'; empty where there was nothing before. */
  readonly before: string;
  readonly trend: 'up' | 'down' | null;
}

function trendOf(now: number | null, before: number | null): Figure['trend'] {
  if (now === null || before === null || now === before) return null;
  return now > before ? 'up' : 'down';
}

const ratio = ({ part, whole }: PartOfWhole): number | null => (whole === 0 ? null : part / whole);

/** The five figures above the charts, each beside the range before. */
export function figuresOf({ of, totals, totalsBefore }: FiguresReport): readonly Figure[] {
  const share = (label: string, name: 'work' | 'punctual' | 'tasks'): Figure => ({
    label,
    value: percent(totals[name]),
    before: totalsBefore && totalsBefore[name].whole > 0 ? `trước ${percent(totalsBefore[name])}` : '',
    trend: trendOf(ratio(totals[name]), totalsBefore && ratio(totalsBefore[name])),
  });
  const focus = ratio(totals.focus);
  const focusBefore = totalsBefore && ratio(totalsBefore.focus);
  return [
    {
      label: of === 'own' ? 'Giờ họp của bạn' : 'Giờ họp, cộng theo từng người',
      value: minutesInWords(totals.minutes),
      before: totalsBefore ? `trước ${minutesInWords(totalsBefore.minutes)}` : '',
      trend: trendOf(totals.minutes, totalsBefore?.minutes ?? null),
    },
    share('Phần giờ làm để họp', 'work'),
    share('Cuộc bắt đầu đúng giờ', 'punctual'),
    share('Việc xong đúng hạn', 'tasks'),
    {
      label: 'Khối tập trung từ 2 giờ',
      value: focus === null ? '–' : oneDecimal(focus),
      unit: of === 'own' ? 'mỗi tuần' : 'mỗi người mỗi tuần',
      before: focusBefore === null ? '' : `trước ${oneDecimal(focusBefore)}`,
      trend: trendOf(focus, focusBefore),
    },
  ];
}

/** What is said in one line each below the charts. */
export function factsOf({ totals }: FiguresReport): readonly { label: string; value: string }[] {
  const hours = totals.minutes / 60;
  return [
    { label: 'Số cuộc họp', value: formatNumber(totals.meetings) },
    { label: 'Họp ngoài giờ làm', value: minutesInWords(totals.outsideMinutes) },
    { label: 'Lần họp liền nhau', value: formatNumber(totals.backToBack) },
    { label: 'Quyết định và việc được giao', value: formatNumber(totals.conclusions) },
    {
      label: 'Kết luận mỗi giờ họp',
      value: hours === 0 ? '–' : oneDecimal(totals.conclusions / hours),
    },
  ];
}

/** Minutes a week on average over the weeks before the last in which anybody was there; null where there was none. */
export function averageOf(weeks: FiguresReport['weeks']): number | null {
  const counted = weeks.slice(0, -1).filter(({ people }) => people > 0);
  if (counted.length === 0) return null;
  return counted.reduce((sum, { minutes }) => sum + minutes, 0) / counted.length;
}

/** '16 giờ' for each conclusion of a series. */
export const perConclusion = ({ minutes, conclusions }: FiguresReport['series'][number]): string =>
  conclusions === 0 ? 'Chưa có kết luận' : minutesInWords(Math.round(minutes / conclusions));
