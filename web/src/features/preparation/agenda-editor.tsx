import type { Meeting } from '@hopgon/contract/meetings/schemas';
import type { Agenda } from '@hopgon/contract/preparation/schemas';
import Plus from 'lucide-react/icons/plus';
import Sparkles from 'lucide-react/icons/sparkles';
import { Button } from '../../ui/buttons/button.tsx';
import { cx } from '../../ui/cx.ts';
import { DiscardButton } from '../../ui/overlays/discard-button.tsx';
import { LeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { timeWords, totalOf } from './agenda.rules.ts';
import { AgendaRow } from './agenda-row.tsx';
import { useAgendaEditor } from './use-agenda-editor.ts';
import { useReorder } from './use-reorder.ts';

interface AgendaEditorProps {
  readonly meeting: Meeting;
  readonly agenda: Agenda;
  readonly onDone: () => void;
}

/** The whole agenda at once: items, their order, minutes and presenters; a draft adds to it. */
export function AgendaEditor({ meeting, agenda, onDone }: AgendaEditorProps) {
  const editor = useAgendaEditor(meeting, agenda, onDone);
  const { items, problems, presenters } = editor;
  const total = totalOf(items);
  const { list, dragged, said, handle } = useReorder({
    count: items.length,
    nameOf: (index) => items[index]?.title.trim() || `Mục ${index + 1}`,
    onMove: editor.move,
  });
  return (
    <div>
      {editor.failure && (
        <div className="px-4 pt-4">
          <Banner tone="error">{editor.failure}</Banner>
        </div>
      )}
      <LeaveGuard isDirty={editor.isDirty} />
      <ol ref={list} aria-label="Các mục của chương trình" className="divide-y">
        {items.map((item, index) => (
          <AgendaRow
            key={item.key}
            item={item}
            place={index + 1}
            presenters={presenters}
            problems={problems.get(item.key)}
            dragged={dragged === index}
            handle={handle(index)}
            onChange={(change) => editor.change(item.key, change)}
            onRemove={() => editor.remove(item.key)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <div className="flex flex-wrap items-center gap-2 border-t px-4 py-3">
        <Button size="small" icon={<Plus />} onClick={editor.add}>
          Thêm mục
        </Button>
        <Button size="small" look="plain" icon={<Sparkles />} busy={editor.isDrafting} onClick={editor.draft}>
          Soạn nháp
        </Button>
        <span
          className={cx(
            'ml-auto text-small tabular-nums',
            total > agenda.meetingMinutes ? 'text-brick-ink' : 'text-muted',
          )}
        >
          {timeWords(total, agenda.meetingMinutes)}
        </span>
      </div>
      <div className="flex flex-wrap justify-end gap-2 border-t px-4 py-3 max-sm:[&>*]:flex-1">
        <DiscardButton isDirty={editor.isDirty} onDiscard={onDone}>
          Hủy
        </DiscardButton>
        <Button look="primary" busy={editor.isSaving} onClick={editor.save}>
          Lưu chương trình
        </Button>
      </div>
    </div>
  );
}
