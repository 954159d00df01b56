import type { FollowUp } from '@hopgon/contract/action-items/follow-ups/schemas';
import type { ActionItem } from '@hopgon/contract/action-items/schemas';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyPart } from '../../ui/states/lazy-part.ts';

const BulkEditDialog = lazyPart(() => import('./bulk-edit-dialog.tsx'), 'BulkEditDialog');

/** The server changes no more at once. */
const mostEdited = 100;

/** What the open dialog is about: the tasks it opened with, as they are now; one that leaves the list does not leave the dialog. */
function useEdited(items: readonly ActionItem[], isEditing: boolean): readonly ActionItem[] {
  const [opened, setOpened] = useState<readonly ActionItem[]>([]);
  if (isEditing && opened.length === 0 && items.length > 0) setOpened(items);
  if (!isEditing && opened.length > 0) setOpened([]);
  return isEditing ? opened.map((item) => items.find(({ id }) => id === item.id) ?? item) : [];
}

interface BulkBarProps {
  readonly chosen: readonly FollowUp[];
  readonly isEditing: boolean;
  readonly onEdit: (isEditing: boolean) => void;
  /** Those of these tasks are not ticked any more. */
  readonly onUntick: (itemIds: readonly string[]) => void;
}

/** What may be done with the ticked rows of the board. */
export function BulkBar({ chosen, isEditing, onEdit, onUntick }: BulkBarProps) {
  const items = chosen.slice(0, mostEdited).map(({ item }) => item);
  const edited = useEdited(items, isEditing);
  return (
    <>
      {chosen.length > 0 && (
        <div
          role="status"
          className="mb-3 flex flex-wrap items-center gap-2 rounded-control bg-jade-soft px-3 py-2 text-jade-ink"
        >
          <span className="min-w-32 flex-1 font-medium">
            Đã chọn {chosen.length} việc
            {chosen.length > mostEdited && `, mỗi lần đổi được ${mostEdited} việc`}
          </span>
          <Button size="small" look="plain" onClick={() => onUntick(chosen.map(({ item }) => item.id))}>
            Bỏ chọn
          </Button>
          <Button size="small" onClick={() => onEdit(true)}>
            {chosen.length > mostEdited ? `Đổi ${mostEdited} việc đầu` : 'Đổi cùng lúc'}
          </Button>
        </div>
      )}
      <Suspense>
        {edited.length > 0 && (
          <BulkEditDialog
            items={edited}
            onClose={() => onEdit(false)}
            onDone={() => onUntick(edited.map(({ id }) => id))}
          />
        )}
      </Suspense>
    </>
  );
}
