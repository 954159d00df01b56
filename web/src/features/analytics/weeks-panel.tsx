import { hiddenWeeksNote, minutesInWords, weekInWords } from '@hopgon/contract/figures/figures-in-words';
import type { FiguresOf, FiguresReport } from '@hopgon/contract/figures/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { formatNumber } from '../../lib/format/number.ts';
import { beforeInWords } from './analytics-place.rules.ts';
import { ChartPanel, FigureTable } from './chart-panel.tsx';
import { ColumnChart } from './column-chart.tsx';
import { averageOf } from './figure-words.rules.ts';

const titles: Readonly<Record<FiguresOf, string>> = {
  own: 'Bạn họp bao nhiêu giờ mỗi tuần?',
  department: 'Phòng ban họp bao nhiêu giờ mỗi tuần?',
  company: 'Công ty họp bao nhiêu giờ mỗi tuần?',
};

/** '3h15', '2h', '45p' */
function hoursShort(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}p`;
  return `${formatNumber(hours)}h${rest === 0 || hours >= 100 ? '' : String(rest).padStart(2, '0')}`;
}

export function WeeksPanel({ report }: { readonly report: FiguresReport }) {
  const { of, weeks, weeksBefore } = report;
  const average = averageOf(weeks);
  const hidden = hiddenWeeksNote(report);
  const beforeOf = (place: number) => {
    const week = weeksBefore[place];
    return week && week.people > 0 ? week.minutes : null;
  };
  const hasBefore = weeksBefore.some(({ people }) => people > 0);
  return (
    <ChartPanel
      id="gio-hop"
      title={titles[of]}
      note={
        <span className="flex flex-wrap gap-x-4 gap-y-1">
          <span className="inline-flex items-center gap-1.5">
            <span aria-hidden="true" className="size-3 rounded-mark bg-jade printed-color" /> Kỳ đang xem
          </span>
          {hasBefore && (
            <span className="inline-flex items-center gap-1.5">
              <span
                aria-hidden="true"
                className="size-3 rounded-mark border border-line-strong bg-sunken printed-color"
              />{' '}
              {beforeInWords(report)}
            </span>
          )}
          {average !== null && average > 0 && (
            <span>trung bình {minutesInWords(Math.round(average))} mỗi tuần trước đó</span>
          )}
          {hidden && <span>{hidden}</span>}
        </span>
      }
      chart={
        <ColumnChart
          columns={weeks.map(({ monday, minutes }, place) => ({
            key: monday,
            label: dayInDigits(monday).slice(0, 5),
            value: minutes,
            before: hasBefore ? beforeOf(place) : null,
            shown: hoursShort(minutes),
          }))}
          mark={average}
        />
      }
      table={
        <FigureTable
          caption="Số cuộc họp và giờ họp mỗi tuần"
          columns={['Tuần từ', 'Cuộc họp', 'Giờ họp', 'Kỳ trước']}
          rows={weeks.map(({ monday, meetings, minutes, people }, place) => {
            const before = beforeOf(place);
            return [
              weekInWords(monday, report),
              people === 0 ? '–' : formatNumber(meetings),
              people === 0 ? '–' : minutesInWords(minutes),
              before === null ? '–' : minutesInWords(before),
            ] as const;
          })}
        />
      }
    />
  );
}
