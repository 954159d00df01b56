import type { Reading } from '@hopgon/contract/readings/schemas';
import { useId, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useReadingActions } from './readings-context.ts';

interface MergeDialogProps {
  readonly rows: readonly Reading[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Which words the merged row keeps; it takes the evidence of all. */
export function MergeDialog({ rows, onClose, onDone }: MergeDialogProps) {
  const { merge, isBusy } = useReadingActions();
  const [keptId, keep] = useState(rows[0]?.id);
  const name = useId();
  const kept = rows.find(({ id }) => id === keptId);
  const submit = () => {
    if (kept)
      merge(
        kept,
        rows.filter((row) => row !== kept),
        onDone,
      );
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Gộp ${rows.length} mục`}
      description="Chọn nội dung được giữ lại. Căn cứ của các mục được gộp chung."
      actions={
        <>
          <Button onClick={onClose}>Thôi</Button>
          <Button look="primary" busy={isBusy} onClick={submit}>
            Gộp
          </Button>
        </>
      }
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="sr-only">Nội dung được giữ lại</legend>
        {rows.map(({ id, text }) => (
          <label
            key={id}
            className="flex min-h-11 items-start gap-2.5 rounded-control px-2 py-2 hover:bg-hover"
          >
            <input
              type="radio"
              name={name}
              checked={id === keptId}
              onChange={() => keep(id)}
              className="mt-1 size-[18px] accent-jade"
            />
            <span className="min-w-0 break-words">{text}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
