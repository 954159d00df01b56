import type { Agenda } from '@hopgon/contract/preparation/schemas';
import { useSaveAgenda } from '../../data/meetings/preparation.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { editedFrom, toSave } from './agenda.rules.ts';

interface AgendaListProps {
  readonly meetingId: string;
  readonly agenda: Agenda;
  /** While the meeting is on, or after it, its chair ticks the items that were reached. */
  readonly ticks: boolean;
}

/** The agenda to read. */
export function AgendaList({ meetingId, agenda, ticks }: AgendaListProps) {
  const { mutate, isPending } = useSaveAgenda(meetingId);
  const tick = (id: string, done: boolean) =>
    mutate(
      {
        version: agenda.version,
        items: toSave(editedFrom(agenda).map((item) => (item.id === id ? { ...item, done } : item))),
      },
      { onError: (error) => toast.fail(failureText(error, 'Không thể đánh dấu. Vui lòng thử lại.')) },
    );
  return (
    <ol className="divide-y">
      {agenda.items.map(({ id, title, minutes, presenter, note, done }, index) => (
        <li key={id} className="flex gap-3 px-5 py-3">
          <span aria-hidden="true" className="w-5 shrink-0 text-right text-muted tabular-nums">
            {index + 1}
          </span>
          <div className="min-w-0 flex-1">
            {ticks ? (
              <Checkbox
                checked={done}
                disabled={isPending}
                onChange={(event) => tick(id, event.target.checked)}
                className="font-medium break-words"
              >
                {title}
                <span className="sr-only"> đã bàn</span>
              </Checkbox>
            ) : (
              <p className="font-medium break-words">
                {title}
                {done && <span className="ml-2 text-small font-regular text-muted">đã bàn</span>}
              </p>
            )}
            {note && <p className="text-small break-words whitespace-pre-line text-muted">{note}</p>}
            {presenter && <p className="text-small text-muted">{presenter.displayName} trình bày</p>}
          </div>
          <span className="shrink-0 text-small text-muted tabular-nums">{minutes} phút</span>
        </li>
      ))}
    </ol>
  );
}
