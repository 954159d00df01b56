import { useRowFocus } from '../../lib/use-row-focus.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { ProposedRow } from './proposed-row.tsx';
import { EmptyNote, ShortList } from './short-list.tsx';
import type { Dashboard } from './use-dashboard.ts';
import { openInvitations, proposedItems } from './waiting.rules.ts';

/** What others ask of this person: to come, or to take something on. */
export function WaitingPanel({ dashboard: { ahead, items, now } }: { readonly dashboard: Dashboard }) {
  const waiting = ahead.data &&
    items.data && [
      ...openInvitations(ahead.data.meetings, now),
      ...proposedItems(items.data).map((item) => ({ item })),
    ];
  const query = {
    data: waiting,
    error: ahead.error ?? items.error,
    refetch: () => Promise.all([ahead.refetch(), items.refetch()]),
  };
  return (
    <Panel ref={useRowFocus<HTMLElement>()} id="dang-cho-ban" tabIndex={-1} className="scroll-mt-20">
      <PanelHead title="Đang chờ bạn" aside={waiting?.length ? `${waiting.length} mục` : undefined} />
      <Loaded query={query} failure="Không thể tải những gì đang chờ bạn.">
        {(entries) =>
          entries.length === 0 ? (
            <EmptyNote>Không có gì chờ bạn. Lời mời họp và việc được đề xuất sẽ hiện ở đây.</EmptyNote>
          ) : (
            <ShortList
              entries={entries}
              row={(entry) =>
                'meeting' in entry ? (
                  <InvitationRow key={entry.meeting.id} invitation={entry} />
                ) : (
                  <ProposedRow key={entry.item.id} item={entry.item} />
                )
              }
            />
          )
        }
      </Loaded>
    </Panel>
  );
}
