import { hoursInWords } from '@hopgon/contract/time/format-duration';
import { weekdays } from '../../lib/format/day-words.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { loadByWeekday } from './analytics.rules.ts';
import { BarRows, BarRowsSkeleton } from './bar-rows.tsx';
import type { Analytics } from './use-analytics.ts';

const working = 5;

export const WeekdaysPanel = ({
  analytics: { meetings, weeks, timeZone },
}: {
  readonly analytics: Analytics;
}) => (
  <Panel>
    <PanelHead title="Ngày nào bạn họp nhiều nhất?" />
    <Loaded query={meetings} failure="Không thể tải giờ họp." skeleton={<BarRowsSkeleton count={5} />}>
      {(all) => {
        const loads = loadByWeekday(all, weeks, timeZone).map((value, day) => ({
          label: weekdays[day]?.name ?? '',
          value,
          shown: hoursInWords(value),
        }));
        return (
          <BarRows
            rows={loads.filter(({ value }, day) => day < working || value > 0)}
            whole={Math.max(...loads.map(({ value }) => value))}
          />
        );
      }}
    </Loaded>
  </Panel>
);
