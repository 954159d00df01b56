import type { FiguresReport } from '@hopgon/contract/figures/schemas';
import { weekdays } from '../../lib/format/day-words.ts';
import { formatNumber } from '../../lib/format/number.ts';
import { cx } from '../../ui/cx.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';

/** From as many of the busiest hour on: the number in it says the same. */
const shades = [
  { from: 0.67, look: 'bg-jade text-on-jade' },
  { from: 0.34, look: 'bg-jade-soft text-jade-ink' },
  { from: 0, look: 'bg-sunken' },
] as const;

/** Shown in any case; of others only those in which a meeting began, or one at night would leave no room for the day. */
const usualHours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

/** Meetings by weekday and hour: a table that is its own chart. */
export function HoursPanel({ report: { hours } }: { readonly report: FiguresReport }) {
  const most = Math.max(1, ...hours.map(({ meetings }) => meetings));
  const columns = [...new Set([...usualHours, ...hours.map(({ hour }) => hour)])].toSorted(
    (left, right) => left - right,
  );
  const rows = weekdays.filter(({ day }) => day <= 5 || hours.some(({ weekday }) => weekday === day));
  const countOf = (weekday: number, hour: number) =>
    hours.find((each) => each.weekday === weekday && each.hour === hour)?.meetings ?? 0;
  return (
    <Panel className="break-inside-avoid">
      <PanelHead title="Họp rơi vào giờ nào?" />
      <div className="overflow-x-auto px-5 py-4">
        <table className="w-full table-fixed border-separate border-spacing-1 text-center text-small tabular-nums">
          <caption className="mb-2 text-left text-muted">Số cuộc họp bắt đầu trong mỗi giờ</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="w-8 font-medium">
                <span className="sr-only">Thứ</span>
              </th>
              {columns.map((hour) => (
                <th key={hour} scope="col" className="min-w-7 font-medium">
                  {hour}
                  <span className="max-sm:sr-only">h</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, short }) => (
              <tr key={day}>
                <th scope="row" className="text-left font-medium text-muted">
                  {short}
                </th>
                {columns.map((hour) => {
                  const count = countOf(day, hour);
                  const look = shades.find(({ from }) => count / most >= from)?.look;
                  return (
                    <td
                      key={hour}
                      className={cx('h-7 rounded-mark printed-color', count === 0 ? 'bg-sunken' : look)}
                    >
                      {count > 0 && formatNumber(count)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}
