import type { Reading } from '@hopgon/contract/readings/schemas';
import Check from 'lucide-react/icons/check';
import Combine from 'lucide-react/icons/combine';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { useKept } from '../../../lib/forms/use-kept.ts';
import { useFocusBack } from '../../../lib/use-focus-back.ts';
import { useRowFocus } from '../../../lib/use-row-focus.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { PanelTitle } from '../../../ui/layout/panel.tsx';
import { type AddedKind, addedKinds } from '../new-reading/new-reading.rules.ts';
import { NewReadingForm } from '../new-reading/new-reading-form.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { ReadingRow } from './reading-row.tsx';
import { closedInWords, type ReadingGroup } from './readings.rules.ts';
import { useReadingActions } from './readings-context.ts';

interface ReadingListProps {
  readonly title: string;
  readonly group: ReadingGroup;
  /** Said where there is nothing. */
  readonly otherwise: string;
  readonly aside?: ReactNode;
  /** Of which a person may add what the machine missed. */
  readonly added?: AddedKind;
}

/** Rows of one kind under their title; of those chosen, the title's line says what may be done. */
export function ReadingList({ title, group: { open, closed }, otherwise, aside, added }: ReadingListProps) {
  const { canEdit, meeting } = useReadingActions();
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [isAdding, add] = useKept(`adding ${meeting.id} ${added}`, false);
  const button = useFocusBack<HTMLButtonElement>(isAdding);
  const waiting = canEdit ? open.filter(({ state }) => state === 'proposed') : [];
  const selected = waiting.filter(({ id }) => chosen.has(id));
  const onSelect = (id: string, isSelected: boolean) =>
    choose((before) => {
      const after = new Set(before);
      if (isSelected) after.add(id);
      else after.delete(id);
      return after;
    });
  return (
    <div ref={useRowFocus<HTMLDivElement>()}>
      <header className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b bg-sunken px-5 py-1.5 max-md:px-4">
        {waiting.length > 1 && (
          <Checkbox
            checked={selected.length === waiting.length}
            onChange={(event) => choose(new Set(event.target.checked ? waiting.map(({ id }) => id) : []))}
            aria-label={`Chọn tất cả, ${title.toLowerCase()}`}
          >
            {null}
          </Checkbox>
        )}
        <PanelTitle>{title}</PanelTitle>
        <span className="text-small text-muted tabular-nums">{open.length > 0 && open.length}</span>
        <span className="ml-auto flex flex-wrap items-center gap-1">
          {selected.length > 0 ? <Selection rows={selected} onDone={() => choose(new Set())} /> : aside}
          {canEdit && added && selected.length === 0 && !isAdding && (
            <Button ref={button} look="plain" size="small" icon={<Plus />} onClick={() => add(true)}>
              Thêm {addedKinds[added]}
            </Button>
          )}
        </span>
      </header>
      {added && isAdding && <NewReadingForm kind={added} onClose={() => add(false)} />}
      {open.length + closed.length === 0 && !isAdding && (
        <p className="px-5 py-3 text-small text-muted max-md:px-4">{otherwise}</p>
      )}
      <ul>
        {open.map((reading) => (
          <ReadingRow
            key={reading.id}
            reading={reading}
            isSelected={selected.includes(reading)}
            onSelect={(isSelected) => onSelect(reading.id, isSelected)}
          />
        ))}
        {closed.map((reading) => (
          <ClosedRow key={reading.id} reading={reading} />
        ))}
      </ul>
    </div>
  );
}

interface SelectionProps {
  readonly rows: readonly Reading[];
  readonly onDone: () => void;
}

function Selection({ rows, onDone }: SelectionProps) {
  const { approve, reject, isBusy } = useReadingActions();
  const [isMerging, merge] = useState(false);
  const act = (run: (rows: readonly Reading[]) => void) => () => {
    run(rows);
    onDone();
  };
  return (
    <>
      <span aria-live="polite" className="mr-1 text-small text-muted">
        Đã chọn {rows.length}
      </span>
      {rows.length > 1 && (
        <Button look="plain" size="small" icon={<Combine />} disabled={isBusy} onClick={() => merge(true)}>
          Gộp
        </Button>
      )}
      <Button look="plain" size="small" icon={<Check />} disabled={isBusy} onClick={act(approve)}>
        Duyệt
      </Button>
      <Button look="plain" size="small" icon={<X />} disabled={isBusy} onClick={act(reject)}>
        Bỏ
      </Button>
      {isMerging && <MergeDialog rows={rows} onClose={() => merge(false)} onDone={onDone} />}
    </>
  );
}

function ClosedRow({ reading }: { readonly reading: Reading }) {
  const { canEdit, myId, isBusy, undo } = useReadingActions();
  return (
    <li className="flex items-center gap-2.5 border-b px-5 py-1.5 text-small text-muted last:border-b-0 max-md:px-4">
      <X aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 break-words">{closedInWords(reading, myId)}</span>
      {canEdit && reading.lastChange && (
        <Button look="plain" size="small" disabled={isBusy} onClick={() => undo([reading])}>
          Hoàn tác
        </Button>
      )}
    </li>
  );
}
