import type { Reading } from '@hopgon/contract/readings/schemas';
import Check from 'lucide-react/icons/check';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { useAddressLine } from '../../../lib/use-address-line.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { useEvidence } from './evidence-context.ts';
import { ReadingEvidence } from './reading-evidence.tsx';
import { ReadingForm } from './reading-form.tsx';
import { ReadingMarks } from './reading-marks.tsx';
import { ReadingTask } from './reading-task.tsx';
import { changeInWords } from './readings.rules.ts';
import { useReadingActions } from './readings-context.ts';

interface ReadingRowProps {
  readonly reading: Reading;
  readonly isSelected: boolean;
  readonly onSelect: (isSelected: boolean) => void;
}

/** One row that was read: its words, what it rests on, who changed it last, and what may be done with it. */
export function ReadingRow({ reading, isSelected, onSelect }: ReadingRowProps) {
  const { canEdit, edited, edit: editRow } = useReadingActions();
  const { choice } = useEvidence();
  const isAddressed = useAddressLine(`doc-${reading.id}`);
  const editing = edited[reading.id];
  const edit = (from: typeof editing | null) => editRow(reading.id, from ?? null);
  if (editing)
    return <ReadingForm reading={reading} asksPerson={editing === 'person'} onClose={() => edit(null)} />;
  const { text, task, marks, isRewritten } = reading;
  return (
    <li
      id={`doc-${reading.id}`}
      className={cx(
        'group flex items-start gap-2.5 border-b border-l-2 px-5 py-2.5 last:border-b-0 max-md:px-4',
        choice?.statement === reading.id || isAddressed
          ? 'border-l-jade bg-jade-wash'
          : 'border-l-transparent',
        isSelected && 'bg-hover',
      )}
    >
      <RowSign reading={reading} isSelected={isSelected} onSelect={onSelect} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-3 gap-y-1.5">
        <div className="min-w-[min(14rem,100%)] flex-1">
          <span className="mr-2 break-words">{text}</span>
          <ReadingEvidence reading={reading} />
          {isRewritten && <p className="mt-0.5 text-small text-muted">Viết lại theo nội dung đã sửa</p>}
          {(task || marks.length > 0) && (
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-small">
              {task && <ReadingTask task={task} onAssign={canEdit ? () => edit('person') : undefined} />}
              <ReadingMarks marks={marks} />
            </div>
          )}
        </div>
        <RowEnd reading={reading} onEdit={() => edit('text')} />
      </div>
    </li>
  );
}

/** A check where it is approved, a box to choose it where it can be changed. */
function RowSign({ reading, isSelected, onSelect }: ReadingRowProps) {
  const { canEdit } = useReadingActions();
  if (reading.state === 'approved') {
    return (
      <span className="mt-0.5 mr-2 inline-flex size-5 shrink-0 items-center justify-center rounded-full bg-jade-soft text-jade-ink">
        <Check aria-hidden="true" className="size-3.5" />
        <span className="sr-only">Đã duyệt:</span>
      </span>
    );
  }
  if (!canEdit) return <span aria-hidden="true" className="mr-2 size-5 shrink-0" />;
  return (
    <Checkbox
      className="shrink-0"
      checked={isSelected}
      onChange={(event) => onSelect(event.target.checked)}
      aria-label={`Chọn “${reading.text}”`}
    >
      {null}
    </Checkbox>
  );
}

function RowEnd({ reading, onEdit }: { readonly reading: Reading; readonly onEdit: () => void }) {
  const { canEdit, myId, isBusy, approve, reject, undo } = useReadingActions();
  const changed = changeInWords(reading, myId);
  return (
    <div className="ml-auto flex flex-wrap items-center justify-end gap-1">
      {changed && <span className="mr-1 text-small text-muted tabular-nums">{changed}</span>}
      {canEdit && (
        <>
          {reading.lastChange && (
            <Button look="plain" size="small" disabled={isBusy} onClick={() => undo([reading])}>
              Hoàn tác
            </Button>
          )}
          <IconButton label={`Sửa “${reading.text}”`} icon={<Pencil />} size="small" onClick={onEdit} />
          <IconButton
            label={`Bỏ “${reading.text}”`}
            icon={<X />}
            size="small"
            disabled={isBusy}
            onClick={() => reject([reading])}
          />
          {reading.state === 'proposed' && (
            <Button size="small" disabled={isBusy} onClick={() => approve([reading])}>
              Duyệt
            </Button>
          )}
        </>
      )}
    </div>
  );
}
