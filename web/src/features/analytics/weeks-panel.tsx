import { hoursInWords } from '@hopgon/contract/time/format-duration';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import Download from 'lucide-react/icons/download';
import { formatNumber } from '../../lib/format/number.ts';
import { saveText } from '../../lib/save-text.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { loadByWeek, type WeekLoad, weeksAsCsv } from './analytics.rules.ts';
import { ColumnChart } from './column-chart.tsx';
import type { Analytics } from './use-analytics.ts';

/** '3h15', '2h', '45p' */
function hoursShort(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest}p`;
  return `${formatNumber(hours)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
}

export const WeeksPanel = ({ analytics: { meetings, weeks } }: { readonly analytics: Analytics }) => (
  <Panel id="gio-hop" className="scroll-mt-20">
    <PanelHead
      title="Bạn họp bao nhiêu giờ mỗi tuần?"
      aside={meetings.data && <Save loads={loadByWeek(meetings.data, weeks)} />}
    />
    <Loaded query={meetings} failure="Không thể tải giờ họp." skeleton={<WeeksSkeleton />}>
      {(all) => <Weeks loads={loadByWeek(all, weeks)} />}
    </Loaded>
  </Panel>
);

const Save = ({ loads }: { readonly loads: readonly WeekLoad[] }) => (
  <Button
    size="small"
    look="plain"
    icon={<Download />}
    onClick={() => saveText('gio-hop-moi-tuan.csv', 'text/csv', weeksAsCsv(loads))}
  >
    Tải CSV
  </Button>
);

/** As high as the chart and the table of eight weeks, beside each other or, where it is narrow, one below the other. */
const WeeksSkeleton = () => (
  <div role="status" className="flex h-85 items-end gap-4 px-5 py-5 max-lg:h-155">
    <span className="sr-only">Đang tải...</span>
    {[40, 64, 52, 76, 60, 84, 48, 68].map((height) => (
      <span key={height} className="flex flex-1 items-end" style={{ height: `${height}%` }}>
        <Skeleton className="h-full w-full rounded-t-bar rounded-b-none" />
      </span>
    ))}
  </div>
);

function Weeks({ loads }: { readonly loads: readonly WeekLoad[] }) {
  const past = loads.slice(0, -1);
  const average = past.reduce((sum, { busy }) => sum + busy, 0) / past.length;
  const current = loads.at(-1)?.busy ?? 0;
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 px-5 py-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="min-w-0">
        <p className="text-muted">
          <span className="text-page font-semibold text-ink tabular-nums">{hoursInWords(current)}</span> tuần
          này
          {average > 0 && `, trung bình ${hoursInWords(average)} mỗi tuần trước đó`}
        </p>
        <ColumnChart
          columns={loads.map(({ monday, busy }) => ({
            key: monday,
            label: dayInDigits(monday).slice(0, 5),
            value: busy,
            shown: hoursShort(busy),
          }))}
          mark={average}
        />
      </div>
      <WeeksTable loads={loads} />
    </div>
  );
}

/** It scrolls inside itself where type is too large for it. */
const WeeksTable = ({ loads }: { readonly loads: readonly WeekLoad[] }) => (
  <div className="self-start overflow-x-auto">
    <table className="w-full text-small tabular-nums">
      <caption className="sr-only">Số cuộc họp và giờ họp mỗi tuần</caption>
      <thead>
        <tr className="text-left text-muted">
          <th scope="col" className="py-1.5 font-medium">
            Tuần từ
          </th>
          <th scope="col" className="py-1.5 pl-2 text-right font-medium">
            Cuộc họp
          </th>
          <th scope="col" className="py-1.5 pl-2 text-right font-medium">
            Giờ họp
          </th>
        </tr>
      </thead>
      <tbody>
        {loads.toReversed().map(({ monday, meetings, busy }) => (
          <tr key={monday} className="border-t">
            <th scope="row" className="py-1.5 text-left font-[400]">
              {dayInDigits(monday).slice(0, 5)}
              <span className="max-[20rem]:hidden">{dayInDigits(monday).slice(5)}</span>
            </th>
            <td className="py-1.5 pl-2 text-right">{formatNumber(meetings)}</td>
            <td className="py-1.5 pl-2 text-right">{hoursInWords(busy)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
