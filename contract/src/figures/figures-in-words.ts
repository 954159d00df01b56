import { hoursInWords } from '../time/format-duration.ts';
import { dayInDigits } from '../time/format-local.ts';
import { type FiguresReport, type FiguresTotals, smallestGroup } from './schemas.ts';

const minute = 60_000;
const dayLength = 86_400_000;
/** Beyond so many hours nobody asks for minutes. */
const roundFrom = 100 * 60;

const whole = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 2 });

/** '1 giờ 15 phút'; from a hundred hours on whole hours: '2.240 giờ'. */
export const minutesInWords = (minutes: number): string =>
  hoursInWords((minutes >= roundFrom ? Math.round(minutes / 60) * 60 : minutes) * minute);

/** Đồng for minutes of people at so much an hour; from a million on, whole thousands. */
export function costOf(minutes: number, hourlyCost: number): number {
  const cost = Math.round((minutes / 60) * hourlyCost);
  return cost >= 1_000_000 ? Math.round(cost / 1000) * 1000 : cost;
}

/** '336.000.000 đồng' */
export const costInWords = (minutes: number, hourlyCost: number): string =>
  `${whole.format(costOf(minutes, hourlyCost))} đồng`;

type PartOfWhole = FiguresTotals['work'];

/** '15%'; a dash where there is nothing to be a part of. */
export const percent = ({ part, whole: all }: PartOfWhole): string =>
  all === 0 ? '–' : `${Math.round((part / all) * 100)}%`;

const ratio = ({ part, whole: all }: PartOfWhole): number | null => (all === 0 ? null : part / all);

export const oneDecimal = (value: number): string => whole.format(Math.round(value * 10) / 10);

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

/** The five figures above the charts, each beside the range before. */
export function figuresOf({
  of,
  totals,
  totalsBefore,
}: Pick<FiguresReport, 'of' | 'totals' | 'totalsBefore'>): readonly Figure[] {
  const share = (label: string, name: 'work' | 'punctual' | 'tasks'): Figure => ({
    label,
    value: percent(totals[name]),
    before: totalsBefore && totalsBefore[name].whole > 0 ? `trước ${percent(totalsBefore[name])}` : '',
    trend: trendOf(ratio(totals[name]), totalsBefore && ratio(totalsBefore[name])),
  });
  const focus = ratio(totals.focus);
  const focusBefore = totalsBefore && ratio(totalsBefore.focus);
  const figures: readonly Figure[] = [
    {
      label: of === 'own' ? 'Giờ họp của bạn' : 'Giờ họp, cộng theo từng người',
      value: minutesInWords(totals.minutes),
      before: totalsBefore ? `trước ${minutesInWords(totalsBefore.minutes)}` : '',
      trend: trendOf(totals.minutes, totalsBefore?.minutes ?? null),
    },
    share('Tỷ lệ giờ làm dành cho họp', 'work'),
    share('Cuộc bắt đầu đúng giờ', 'punctual'),
    share('Việc xong đúng hạn', 'tasks'),
    {
      label: 'Khoảng làm việc liền mạch từ 2 giờ',
      value: focus === null ? '–' : oneDecimal(focus),
      unit: of === 'own' ? 'mỗi tuần' : 'mỗi người mỗi tuần',
      before: focusBefore === null ? '' : `trước ${oneDecimal(focusBefore)}`,
      trend: trendOf(focus, focusBefore),
    },
  ];
  // An arrow between two figures that read the same would only puzzle.
  return figures.map((figure) =>
    figure.before === `trước ${figure.value}` ? { ...figure, trend: null } : figure,
  );
}

/** What is said in one line each. */
export const factsOf = ({
  of,
  totals,
  hourlyCost,
}: Pick<FiguresReport, 'of' | 'totals' | 'hourlyCost'>): readonly { label: string; value: string }[] => [
  { label: 'Số cuộc họp', value: whole.format(totals.meetings) },
  ...(hourlyCost === null
    ? []
    : [{ label: 'Chi phí giờ công', value: costInWords(totals.minutes, hourlyCost) }]),
  { label: 'Họp ngoài giờ làm', value: minutesInWords(totals.outsideMinutes) },
  { label: 'Lần họp liền nhau', value: whole.format(totals.backToBack) },
  { label: 'Mục chương trình bàn tới', value: percent(totals.agenda) },
  { label: 'Quyết định và việc được giao', value: whole.format(totals.conclusions) },
  {
    label: of === 'own' ? 'Giờ họp của bạn cho mỗi kết luận' : 'Giờ họp cho mỗi kết luận, cộng theo người',
    value: perConclusion({ minutes: totals.openMinutes, conclusions: totals.conclusions }),
  },
];

/** '02/11/2026'; with the days that are counted of it where only a part lies in the range: '26/10/2026 (chỉ 01/11)'. */
export function weekInWords(monday: string, { from, to }: Pick<FiguresReport, 'from' | 'to'>): string {
  const sunday = new Date(Date.parse(monday) + 6 * dayLength).toISOString().slice(0, 10);
  if (from <= monday && to >= sunday) return dayInDigits(monday);
  const [first, last] = [from > monday ? from : monday, to < sunday ? to : sunday].map((end) =>
    dayInDigits(end).slice(0, 5),
  );
  return `${dayInDigits(monday)} (chỉ ${first === last ? first : `${first}–${last}`})`;
}

interface SeriesLookedAt {
  readonly series: number;
  readonly measured: number;
}

/** Why nothing is suggested, without praise for what nobody measured. */
export function noSuggestionInWords({ series, measured }: SeriesLookedAt): string {
  if (series === 0) return 'Chưa đủ số liệu để gợi ý: mỗi gợi ý cần ít nhất 4 buổi đã họp của một chuỗi.';
  if (measured === 0)
    return 'Chưa đủ số liệu để gợi ý: các buổi đã họp chưa ghi giờ bắt đầu, giờ kết thúc hay kết luận. Hãy bấm “Vào họp” khi họp, hoặc lập biên bản sau buổi họp.';
  return `Chưa thấy gì nên đổi, theo những gì đã ghi của ${measured} chuỗi họp.`;
}

/** Why the weeks do not add up to the total; null where they do. */
export const hiddenWeeksNote = ({ totals, weeks }: Pick<FiguresReport, 'totals' | 'weeks'>): string | null =>
  weeks.reduce((sum, { minutes }) => sum + minutes, 0) < totals.minutes
    ? `Tuần có dưới ${smallestGroup} người không hiện riêng, nhưng vẫn tính vào tổng.`
    : null;

/** '16 giờ' for each conclusion. */
export const perConclusion = ({
  minutes,
  conclusions,
}: Pick<FiguresReport['series'][number], 'minutes' | 'conclusions'>): string =>
  conclusions === 0 ? 'Chưa có kết luận' : minutesInWords(Math.round(minutes / conclusions));
