import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { companyQuery } from '../../data/company/companies.ts';
import { myItemsQuery } from '../../data/meetings/action-items.ts';
import { countedOf } from '../../data/meetings/samples.rules.ts';
import { useIsSampleAlone } from '../../data/meetings/samples.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { BarRows, BarRowsSkeleton } from './bar-rows.tsx';
import { fatesOf } from './item-fates.rules.ts';

const mostOpenItems = 5;

export function ItemsPanel() {
  const { timeZone } = useSuspenseQuery(companyQuery).data.settings;
  const isSampleAlone = useIsSampleAlone();
  const read = useQuery(myItemsQuery);
  const items = { ...read, data: read.data && countedOf(read.data, isSampleAlone) };
  return (
    <Panel id="viec" className="scroll-mt-20 break-inside-avoid">
      <PanelHead title="Việc của bạn có xong đúng hạn?" />
      <Loaded query={items} failure="Không thể tải việc của bạn." skeleton={<BarRowsSkeleton count={4} />}>
        {(mine) => {
          const { inTime, late, open, overdue } = fatesOf(mine, timeZone);
          const whole = inTime.length + late.length + open.length + overdue.length;
          const row = (label: string, found: readonly ActionItem[]) => ({
            label,
            value: found.length,
            shown: `${found.length} việc`,
          });
          return (
            <>
              <BarRows
                rows={[
                  row('Xong đúng hạn', inTime),
                  row('Xong trễ', late),
                  row('Đang làm, còn hạn', open),
                  row('Quá hạn', overdue),
                ]}
                whole={whole}
              />
              <LateOnes items={[...overdue, ...late].slice(0, mostOpenItems)} />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

const LateOnes = ({ items }: { readonly items: readonly ActionItem[] }) =>
  items.length > 0 && (
    <ul className="border-t">
      {items.map(({ id, title, deadline, meeting, state }) => (
        <li key={id} className="border-b px-5 py-2.5 last:border-b-0">
          {meeting ? (
            <Link
              to="/meetings/$meetingId"
              params={{ meetingId: meeting.id }}
              search={{ tab: 'viec' }}
              className="rounded-mark break-words hover:underline"
            >
              {title}
            </Link>
          ) : (
            <span className="break-words">{title}</span>
          )}
          <p className="text-small text-brick-ink tabular-nums">
            {state === 'done' ? 'Xong trễ, hạn' : 'Quá hạn từ'} {deadline && dayInDigits(deadline)}
          </p>
        </li>
      ))}
    </ul>
  );
