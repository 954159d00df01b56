import type { FollowUp } from '@hopgon/contract/action-items/follow-ups/schemas';
import { Suspense } from 'react';
import { useKept } from '../../lib/forms/use-kept.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { lazyPart } from '../../ui/states/lazy-part.ts';

const BulkEditDialog = lazyPart(() => import('./bulk-edit-dialog.tsx'), 'BulkEditDialog');

interface BulkBarProps {
  readonly chosen: readonly FollowUp[];
  readonly onClear: () => void;
}

/** What may be done with the ticked rows of the board. */
export function BulkBar({ chosen, onClear }: BulkBarProps) {
  const [isEditing, setEditing] = useKept('editing several tasks', false);
  if (chosen.length === 0) return null;
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center gap-2 rounded-control bg-jade-soft px-3 py-2 text-jade-ink"
    >
      <span className="min-w-32 flex-1 font-medium">Đã chọn {chosen.length} việc</span>
      <Button size="small" look="plain" onClick={onClear}>
        Bỏ chọn
      </Button>
      <Button size="small" onClick={() => setEditing(true)}>
        Đổi cùng lúc
      </Button>
      <Suspense>
        {isEditing && (
          <BulkEditDialog
            items={chosen.map(({ item }) => item)}
            onClose={() => setEditing(false)}
            onDone={() => {
              setEditing(false);
              onClear();
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
