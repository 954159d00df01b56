import { minutesInWords, percent } from '@hopgon/contract/figures/figures-in-words';
import { type FiguresReport, smallestGroup } from '@hopgon/contract/figures/schemas';
import { formatNumber } from '../../lib/format/number.ts';
import { cx } from '../../ui/cx.ts';
import { beforeInWords } from './analytics-place.rules.ts';
import { ChartPanel, FigureTable } from './chart-panel.tsx';

type Work = FiguresReport['totals']['work'];

const shareOf = ({ part, whole }: Work): number => (whole === 0 ? 0 : part / whole);

/** Which part of their working time departments meet, beside the range before. */
export function DepartmentsPanel({ report }: { readonly report: FiguresReport }) {
  const { departments, smallDepartments } = report;
  const most = Math.max(
    0.01,
    ...departments.flatMap(({ work, workBefore }) => [shareOf(work), shareOf(workBefore)]),
  );
  return (
    <ChartPanel
      title="Phòng ban nào dành nhiều giờ nhất để họp?"
      note={`Tỷ lệ giờ làm dành cho họp; vạch đứng: ${beforeInWords(report)}`}
      chart={
        <>
          <ul className="flex flex-col gap-3" aria-hidden="true">
            {departments.map(({ name, work, workBefore }) => (
              <li
                key={name}
                className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 text-small sm:grid-cols-[minmax(0,9rem)_minmax(0,1fr)_auto]"
              >
                <span className="one-line">{name}</span>
                <span className="relative h-4 max-sm:order-3 max-sm:col-span-2">
                  <span className="absolute inset-x-0 top-1 h-2 rounded-bar bg-sunken" />
                  <span
                    className="absolute top-1 left-0 h-2 rounded-bar bg-jade"
                    style={{ width: `${(shareOf(work) / most) * 100}%` }}
                  />
                  {workBefore.whole > 0 && (
                    <span
                      className="absolute top-0 h-4 w-0.5 bg-ink"
                      style={{ left: `${(shareOf(workBefore) / most) * 100}%` }}
                    />
                  )}
                </span>
                <span className="tabular-nums">
                  <b className="font-semibold">{percent(work)}</b>{' '}
                  <span className="text-muted">{percent(workBefore)}</span>
                </span>
              </li>
            ))}
          </ul>
          {departments.length === 0 && smallDepartments === 0 && (
            <p className="text-muted">Chưa có phòng ban nào từ {smallestGroup} người.</p>
          )}
          {smallDepartments > 0 && (
            <p className={cx('text-small text-muted', departments.length > 0 && 'mt-3 border-t pt-3')}>
              {smallDepartments} phòng ban không hiện riêng, để không lộ số liệu của nhóm dưới {smallestGroup}{' '}
              người.
            </p>
          )}
        </>
      }
      table={
        <FigureTable
          caption="Giờ họp của các phòng ban"
          columns={['Phòng ban', 'Người', 'Giờ họp', 'Tỷ lệ giờ làm', 'Kỳ trước']}
          rows={departments.map(
            ({ name, people, minutes, work, workBefore }) =>
              [
                name,
                formatNumber(people),
                minutesInWords(minutes),
                percent(work),
                percent(workBefore),
              ] as const,
          )}
        />
      }
    />
  );
}
