import type { Reading } from '@hopgon/contract/readings/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { Avatar } from '../../../ui/marks/avatar.tsx';

interface ReadingTaskProps {
  readonly task: NonNullable<Reading['task']>;
  readonly onAssign: (() => void) | undefined;
}

/** Whose task it is and until when; an unknown person is an empty seat, never a guess. */
export const ReadingTask = ({ task: { assigneeId, assigneeName, deadline }, onAssign }: ReadingTaskProps) => (
  <>
    <span className="inline-flex min-w-0 items-center gap-1.5">
      {assigneeId ? (
        <>
          <Avatar id={assigneeId} name={assigneeName ?? ''} size={24} />
          <span className="font-medium">{assigneeName}</span>
        </>
      ) : (
        <>
          <span
            aria-hidden="true"
            className="size-6 shrink-0 rounded-full border border-dashed border-line-strong"
          />
          {onAssign ? (
            <button type="button" onClick={onAssign} className="font-medium text-jade hover:underline">
              Giao cho ai?
            </button>
          ) : (
            <span className="text-muted">Chưa rõ người phụ trách</span>
          )}
          {assigneeName && <span className="text-muted">nghe “{assigneeName}”</span>}
        </>
      )}
    </span>
    <span className="inline-flex items-center gap-1.5 text-muted tabular-nums">
      <CalendarDays aria-hidden="true" className="size-4" />
      {deadline ? dayInDigits(deadline) : 'Chưa có hạn'}
    </span>
  </>
);
