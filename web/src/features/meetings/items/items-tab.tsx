import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Reading } from '@hopgon/contract/readings/schemas';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Suspense } from 'react';
import { meetingItemsQuery } from '../../../data/meetings/action-items.ts';
import { readingsQuery } from '../../../data/meetings/readings.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { useRowFocus } from '../../../lib/use-row-focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ChecklistDrawing } from '../../../ui/layout/drawings.tsx';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { lazyOverlay } from '../../../ui/states/lazy-part.ts';
import { LoadFailure } from '../../../ui/states/load-failure.tsx';
import { SkeletonRows } from '../../../ui/states/skeleton.tsx';
import { ItemDialogs } from '../../items/item-dialogs.tsx';
import { ofKind } from '../analysis/readings.rules.ts';
import { MinutesLink } from '../minutes/minutes-link.tsx';
import { useMeetingPlace } from '../page/use-meeting-place.ts';
import { ItemRow } from './item-row.tsx';
import { groupItems } from './items.rules.ts';

const NewItemDialog = lazyOverlay(() => import('../../items/new-item-dialog.tsx'), 'NewItemDialog');

const peopleOf = ({ id, participants }: Meeting) => ({
  id,
  people: participants.map(({ userId, displayName }) => ({ id: userId, name: displayName })),
});

/** What is to be done after the meeting: approved of what was read, or written by hand. */
export function ItemsTab({ meeting }: { readonly meeting: Meeting }) {
  const { data, error, refetch } = useQuery(meetingItemsQuery(meeting.id));
  const { data: readings } = useQuery(readingsQuery(meeting.id));
  const [writing, setWriting] = useKept(`writing item ${meeting.id}`, false);
  const add = (
    <Button icon={<Plus />} onClick={() => setWriting(true)}>
      Thêm việc
    </Button>
  );
  const waiting = readings ? ofKind(readings.readings, 'task').open.filter(isProposed).length : 0;
  return (
    <div ref={useRowFocus<HTMLDivElement>()} className="flex flex-col gap-4">
      {waiting > 0 && <WaitingTasks count={waiting} canApprove={readings?.can.edit ?? false} />}
      {data && data.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-small text-muted">Việc đã duyệt hoặc ghi tay. Người được giao tự nhận việc.</p>
          <span className="flex flex-wrap gap-2">
            <MinutesLink meeting={meeting} />
            {add}
          </span>
        </div>
      )}
      <ItemDialogs>
        {groupItems(data ?? []).map(({ title, items }) => (
          <Panel key={title}>
            <PanelHead title={title} aside={`${items.length} việc`} />
            <ul>
              {items.map((item) => (
                <ItemRow key={item.id} item={item} meeting={meeting} />
              ))}
            </ul>
          </Panel>
        ))}
      </ItemDialogs>
      {data?.length === 0 && (
        <Panel>
          <EmptyState
            drawing={<ChecklistDrawing />}
            title="Chưa có việc cần làm"
            text="Việc đọc được từ bản gỡ băng hiện ở đây sau khi được duyệt. Bạn cũng có thể tự ghi một việc."
            action={add}
          />
        </Panel>
      )}
      {!data && (
        <Panel>
          {error ? (
            <LoadFailure
              text={failureText(error, 'Không thể tải việc cần làm.')}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonRows />
          )}
        </Panel>
      )}
      {writing && (
        <Suspense>
          <NewItemDialog open onOpenChange={setWriting} meeting={peopleOf(meeting)} />
        </Suspense>
      )}
    </div>
  );
}

const isProposed = ({ state }: Reading): boolean => state === 'proposed';

/** What was read and nobody approved is no task yet. */
function WaitingTasks({ count, canApprove }: { readonly count: number; readonly canApprove: boolean }) {
  const { openTab } = useMeetingPlace();
  return (
    <Banner
      tone="info"
      action={
        <Button size="small" onClick={() => openTab('phan-tich')}>
          {canApprove ? 'Xem và duyệt' : 'Xem'}
        </Button>
      }
    >
      Máy đọc được {count} việc trong bản gỡ băng, chưa ai duyệt.
    </Banner>
  );
}
