import type { Meeting } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { meetingItemsQuery } from '../../data/action-items.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useRowFocus } from '../../lib/use-row-focus.ts';
import { Button } from '../../ui/button.tsx';
import { ChecklistDrawing } from '../../ui/drawings.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel, PanelHead } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ItemRow } from './item-row.tsx';
import { groupItems } from './items.rules.ts';
import { useMeetingSlots } from './meeting-slots.ts';

const peopleOf = ({ id, participants }: Meeting) => ({
  id,
  people: participants.map(({ userId, displayName }) => ({ id: userId, name: displayName })),
});

/** What is to be done after the meeting: found in what was said, or written by hand. */
export function ItemsTab({ meeting }: { readonly meeting: Meeting }) {
  const { data, error, refetch } = useQuery(meetingItemsQuery(meeting.id));
  const { NewItemDialog } = useMeetingSlots();
  const [writing, setWriting] = useState(false);
  const add = (
    <Button icon={<Plus />} onClick={() => setWriting(true)}>
      Thêm việc
    </Button>
  );
  return (
    <div ref={useRowFocus<HTMLDivElement>()} className="flex flex-col gap-4">
      {data && data.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-small text-muted">
            Việc có dẫn chứng do AI tại chỗ đề xuất từ bản ghi, chưa ai duyệt cho đến khi có người nhận.
          </p>
          {add}
        </div>
      )}
      {data &&
        groupItems(data).map(({ title, items }) => (
          <Panel key={title}>
            <PanelHead title={title} aside={`${items.length} việc`} />
            <ul>
              {items.map((item) => (
                <ItemRow key={item.id} item={item} meeting={meeting} />
              ))}
            </ul>
          </Panel>
        ))}
      {data?.length === 0 && (
        <Panel>
          <EmptyState
            drawing={<ChecklistDrawing />}
            title="Chưa có việc cần làm"
            text="Tải bản ghi lên, việc được giao trong cuộc họp sẽ hiện ở đây kèm câu đã nói. Bạn cũng có thể tự ghi một việc."
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
      {NewItemDialog && writing && (
        <Suspense>
          <NewItemDialog open onOpenChange={setWriting} meeting={peopleOf(meeting)} />
        </Suspense>
      )}
    </div>
  );
}
