import { dayInDigits } from '@hopgon/contract/time/format-local';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CloudOff from 'lucide-react/icons/cloud-off';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { memo, useState } from 'react';
import type { ShownNote } from '../../../data/notes/merge-notes.rules.ts';
import { shortPersonName } from '../../../lib/person-name.ts';
import { useAddressLine } from '../../../lib/use-address-line.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Avatar } from '../../../ui/marks/avatar.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { formatClock } from '../course/course.rules.ts';
import { useLivePage } from '../live-context.ts';

import { KindButtons } from './kind-buttons.tsx';
import { KindMark } from './kind-mark.tsx';
import { NoteEditor } from './note-editor.tsx';
import { useNotesPage } from './notes-context.ts';
import { withTyped } from './open-row.rules.ts';
import { TaskFields } from './task-fields.tsx';

interface NoteRowProps {
  readonly note: ShownNote;
  /** Sending does not succeed at the moment. */
  readonly isStuck: boolean;
}

/** One row: when, what, by whom. Its author edits it in place. */
export const NoteRow = memo(function NoteRow({ note, isStuck }: NoteRowProps) {
  const { userId } = useLivePage();
  const [isEditing, edit] = useState(false);
  const isAddressed = useAddressLine(`note-${note.id}`);
  const isOwn = note.author.userId === userId;
  return (
    <li
      id={`note-${note.id}`}
      className={cx(
        'group relative grid gap-x-3 px-3 py-2.5 not-first:border-t [content-visibility:auto] md:px-5',
        'grid-cols-[auto_1fr] md:grid-cols-[3rem_7.25rem_minmax(0,1fr)_auto]',
        (isEditing || isAddressed) && 'bg-jade-wash',
      )}
    >
      <span className="pt-0.5 text-small text-muted tabular-nums">{formatClock(note.second * 1000)}</span>
      <span className="max-md:justify-self-end">
        <KindMark kind={note.kind} />
      </span>
      <div className="min-w-0 max-md:col-span-2 max-md:mt-1">
        {isEditing ? <RowEditor note={note} onDone={() => edit(false)} /> : <RowText note={note} />}
        {note.isUnsent && isStuck && (
          <p className="flex items-center gap-1.5 text-small text-turmeric-ink">
            <CloudOff aria-hidden="true" className="size-3.5" />
            chưa lưu lên máy chủ
          </p>
        )}
      </div>
      <span className="flex min-w-0 items-start gap-1.5 self-start text-small text-muted max-md:col-span-2 max-md:items-center">
        <Avatar id={note.author.userId} name={note.author.displayName} size={24} />
        <span title={note.author.displayName} className="pt-0.5 md:max-w-28 md:one-line max-md:pt-0">
          <span aria-hidden="true">{shortPersonName(note.author.displayName)}</span>
          <span className="sr-only">{note.author.displayName}</span>
        </span>
        {isOwn && !isEditing && <RowButtons note={note} onEdit={() => edit(true)} />}
      </span>
    </li>
  );
});

function RowText({ note }: { readonly note: ShownNote }) {
  const { live } = useLivePage();
  const assignee = live.people.find(({ id }) => id === note.assigneeId);
  return (
    <>
      <p className="break-words whitespace-pre-wrap">{note.text}</p>
      {(assignee || note.deadline) && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small font-medium">
          {assignee && (
            <span className="inline-flex items-center gap-1.5">
              <Avatar id={assignee.id} name={assignee.name} size={24} />
              {assignee.name}
            </span>
          )}
          {note.deadline && (
            <span className="inline-flex items-center gap-1.5 tabular-nums">
              <CalendarDays aria-hidden="true" className="size-4 text-muted" />
              {dayInDigits(note.deadline)}
            </span>
          )}
        </p>
      )}
    </>
  );
}

/** Saved as it is typed, as a new row is; emptied, it stays as it was until it is deleted. */
function RowEditor({ note, onDone }: { readonly note: ShownNote; readonly onDone: () => void }) {
  const { write } = useNotesPage();
  const [row, setRow] = useState(note);
  const save = (changed: typeof row) => {
    setRow(changed);
    if (changed.text.trim() !== '') write(changed);
  };
  return (
    <>
      <NoteEditor
        startsFocused
        label="Sửa ghi chú"
        kind={row.kind}
        text={row.text}
        onWrite={(typed) => save(withTyped(row, typed))}
        onDone={onDone}
      />
      {row.kind === 'task' && (
        <TaskFields
          assigneeId={row.assigneeId}
          deadline={row.deadline}
          onChange={(facts) => save({ ...row, ...facts })}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <KindButtons kind={row.kind} onChoose={(kind) => save(withTyped(row, { kind, text: row.text }))} />
        <button type="button" className="link min-h-8 text-small pointer-coarse:min-h-11" onClick={onDone}>
          Xong
        </button>
      </div>
    </>
  );
}

function RowButtons({ note, onEdit }: { readonly note: ShownNote; readonly onEdit: () => void }) {
  const { write } = useNotesPage();
  const remove = () => {
    write({ ...note, isDeleted: true });
    toast.undoable('Đã xóa dòng ghi chú', async () => write(note));
  };
  const hidden =
    'bg-surface opacity-0 group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100';
  return (
    <span className="flex rounded-control max-md:ml-auto md:absolute md:top-1.5 md:right-4 pointer-coarse:static">
      <IconButton size="small" label="Sửa ghi chú" icon={<Pencil />} className={hidden} onClick={onEdit} />
      <IconButton size="small" label="Xóa ghi chú" icon={<Trash2 />} className={hidden} onClick={remove} />
    </span>
  );
}
