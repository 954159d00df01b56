import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { useRef } from 'react';
import { newId } from '../../../lib/new-id.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { elapsed } from '../course/course.rules.ts';
import { useLivePage } from '../live-context.ts';
import { KindButtons } from './kind-buttons.tsx';
import { NoteEditor } from './note-editor.tsx';
import { useNotesPage } from './notes-context.ts';
import { type OpenRow, startRow, withTyped } from './open-row.rules.ts';
import { TaskFields } from './task-fields.tsx';

const box =
  'rounded-panel border border-line-strong bg-surface px-2 py-1.5 focus-within:border-jade focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-jade';

/** Where the next row is written. It is a row from its first letter on: saved as it is typed. */
export function Composer() {
  const { open: row } = useNotesPage();
  const input = useRef<HTMLTextAreaElement>(null);
  const { save, finish } = useOpenRow();
  const done = () => {
    finish();
    input.current?.focus();
  };
  return (
    <div className="@container shrink-0 bg-surface px-3 pb-3 md:px-5">
      <div className={box}>
        <div className="px-2">
          <NoteEditor
            label="Ghi chú mới"
            placeholder="Ghi lại điều vừa nói…"
            input={input}
            kind={row.kind}
            text={row.text}
            onWrite={(typed) => save(withTyped(row, typed))}
            onDone={done}
          />
          {row.kind === 'task' && row.text !== '' && (
            <TaskFields
              key={row.id}
              assigneeId={row.assigneeId}
              deadline={row.deadline}
              onChange={(facts) => save({ ...row, ...facts })}
            />
          )}
        </div>
        <div className="mt-1 flex items-center justify-between gap-2">
          <KindButtons kind={row.kind} onChoose={(kind) => save(withTyped(row, { kind, text: row.text }))} />
          <Button
            size="small"
            look="plain"
            className="text-muted max-md:hidden"
            icon={<CornerDownLeft />}
            onClick={done}
          >
            Dòng mới
          </Button>
        </div>
      </div>
    </div>
  );
}

function useOpenRow() {
  const { live, serverNow } = useLivePage();
  const { open, setOpen, write } = useNotesPage();
  return {
    save(changed: OpenRow) {
      const isEmpty = changed.text.trim() === '';
      const row =
        changed.isBegun || isEmpty
          ? changed
          : {
              ...changed,
              isBegun: true,
              second: Math.floor(elapsed(live, serverNow()) / 1000),
              agendaItemId: live.currentItemId,
            };
      setOpen(row);
      if (row.isBegun) write({ ...row, isDeleted: isEmpty });
    },
    finish() {
      if (open.text.trim() !== '') setOpen(startRow(newId()));
    },
  };
}
