import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { itemFatesQuery } from '../../data/company/figures.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { BarRows, BarRowsSkeleton } from './bar-rows.tsx';

export const ItemsPanel = () => (
  <Panel id="viec" className="scroll-mt-20 break-inside-avoid">
    <PanelHead title="Việc của bạn có xong đúng hạn?" />
    <Loaded
      query={useQuery(itemFatesQuery)}
      failure="Không thể tải việc của bạn."
      skeleton={<BarRowsSkeleton count={4} />}
    >
      {({ inTime, undated, late, open, overdue, lateItems }) => (
        <>
          <BarRows
            rows={[
              // What was done without a deadline was in time.
              rowOf('Xong đúng hạn', inTime + undated),
              rowOf('Xong trễ', late),
              rowOf('Đang làm, còn hạn', open),
              rowOf('Quá hạn', overdue),
            ]}
            whole={inTime + undated + late + open + overdue}
          />
          <LateOnes items={lateItems} />
        </>
      )}
    </Loaded>
  </Panel>
);

const rowOf = (label: string, value: number) => ({ label, value, shown: `${value} việc` });

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
