import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { dayInWords } from '@hopgon/contract/time/format-local';
import type { ReactNode } from 'react';
import { failureText } from '../../../lib/api/call-failure.ts';
import { browserZone } from '../../../lib/format/browser-zone.ts';
import { nearDayName } from '../../../lib/format/day-words.ts';
import { ownDay } from '../../../lib/format/own-clock.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { collapseCancelled } from './collapse-cancelled.rules.ts';
import { MeetingRow } from './meeting-row.tsx';
import { orderByDay } from './order-by-day.rules.ts';

interface DayListProps {
  /** The query behind the list. */
  readonly list: {
    readonly error: Error | null;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
    readonly refetch: () => Promise<unknown>;
  };
  readonly meetings: readonly MeetingSummary[] | undefined;
  /** Instead of an empty list. */
  readonly empty: ReactNode;
  readonly forTranscript: boolean;
}

/** Meetings under their days, and the way to more of them. */
export function DayList({ list, meetings, empty, forTranscript }: DayListProps) {
  const now = useNow();
  if (!meetings) {
    return (
      <Panel>
        {list.error ? (
          <LoadFailure
            text={failureText(list.error, 'Không thể tải lịch họp.')}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <SkeletonRows />
        )}
      </Panel>
    );
  }
  if (meetings.length === 0) return <Panel>{empty}</Panel>;
  const zone = browserZone();
  const listed = collapseCancelled(orderByDay(meetings, zone));
  const days = Map.groupBy(listed, ({ meeting }) => ownDay(meeting, zone));
  return (
    <div className="flex flex-col gap-6">
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h2 className="mb-2 text-small font-medium text-muted">
            {[nearDayName(day, now, zone), dayInWords(day)].filter(Boolean).join(', ')}
          </h2>
          <Panel className="overflow-hidden">
            <ul>
              {ofDay.map((one) => (
                <MeetingRow key={one.meeting.id} {...one} forTranscript={forTranscript} />
              ))}
            </ul>
          </Panel>
        </section>
      ))}
      {list.hasNextPage && (
        <Button
          className="self-center"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Xem thêm
        </Button>
      )}
    </div>
  );
}
