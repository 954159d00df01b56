import { useRowFocus } from '../../lib/use-row-focus.ts';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { AssignRow } from './assign-row.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { MinutesRow } from './minutes-row.tsx';
import { PollRow } from './poll-row.tsx';
import { ProposedRow } from './proposed-row.tsx';
import { EmptyNote, ShortList } from './short-list.tsx';
import type { Dashboard } from './use-dashboard.ts';
import type { WaitingEntry } from './waiting.rules.ts';

/** What others ask of this person: to come, to choose a time, to take something on, or to say whose it is. */
export function WaitingPanel({ dashboard }: { readonly dashboard: Dashboard }) {
  const { ahead, items, toAssign, polls, minutes, waiting } = dashboard;
  const query = {
    data: waiting?.entries,
    error: ahead.error ?? items.error ?? toAssign.error ?? polls.error ?? minutes.error,
    refetch: () => Promise.all([ahead, items, toAssign, polls, minutes].map(({ refetch }) => refetch())),
  };
  return (
    <Panel ref={useRowFocus<HTMLElement>()} id="dang-cho-ban" tabIndex={-1} className="scroll-mt-20">
      <PanelHead title="Đang chờ bạn" />
      <Loaded
        query={query}
        failure="Không thể tải những gì đang chờ bạn."
        skeleton={<SkeletonRows count={1} />}
      >
        {(entries) =>
          entries.length === 0 ? (
            <EmptyNote>
              Không có gì chờ bạn. Lời mời họp, biên bản cần bạn, lượt chọn giờ và việc được đề xuất sẽ hiện ở
              đây.
            </EmptyNote>
          ) : (
            <ShortList entries={entries} row={rowOf} />
          )
        }
      </Loaded>
    </Panel>
  );
}

function rowOf(entry: WaitingEntry) {
  if ('meeting' in entry) return <InvitationRow key={entry.meeting.id} invitation={entry} />;
  if ('minutes' in entry) return <MinutesRow key={entry.minutes.meetingId} minutes={entry.minutes} />;
  if ('poll' in entry) return <PollRow key={entry.poll.id} poll={entry.poll} />;
  if ('item' in entry) return <ProposedRow key={entry.item.id} item={entry.item} />;
  return <AssignRow key={entry.assigning.meeting.id} {...entry.assigning} />;
}
