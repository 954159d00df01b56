import { formatTimeSpan } from '@hopgon/contract/meetings/format-time-span';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/buttons/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { UnbrokenHours } from '../../../ui/marks/unbroken-hours.tsx';
import { foundPeople } from './found-words.rules.ts';
import type { FileOutcome, ImportRow, RowNote } from './import-rows.rules.ts';
import { isComplete, timesOf } from './target.rules.ts';

interface ImportRowViewProps {
  readonly row: ImportRow;
  readonly notes: readonly RowNote[];
  readonly zone: string;
  readonly isSending: boolean;
  readonly onWant: (isWanted: boolean) => void;
  readonly onEdit: () => void;
  readonly onRetry: () => void;
}

const noteColours = { problem: 'text-brick-ink', warning: 'text-turmeric-ink', info: 'text-muted' } as const;

const isEditable = ({ read, outcome }: ImportRow): boolean =>
  read.is === 'found' && !read.preview.known && (outcome === null || outcome.is === 'failed');

/** A file of an import: where it goes, what is to be known, how it went. */
export function ImportRowView({ row, notes, zone, isSending, onWant, onEdit, onRetry }: ImportRowViewProps) {
  const { read, path, isWanted } = row;
  const isOpen = isEditable(row);
  return (
    <li className="grid gap-x-5 gap-y-1.5 px-5 py-3 max-md:px-4 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)_5rem]">
      {isOpen ? (
        <Checkbox
          checked={isWanted}
          disabled={isSending}
          onChange={(event) => onWant(event.target.checked)}
          className="min-w-0 wrap-anywhere"
        >
          {path}
        </Checkbox>
      ) : (
        <p className="min-w-0 wrap-anywhere">{path}</p>
      )}
      <div className={cx('min-w-0', isOpen && !isWanted && 'opacity-60')}>
        <Target row={row} zone={zone} />
        <Notes row={row} notes={notes} />
      </div>
      <div className="flex items-start justify-end gap-2">
        {isOpen && (
          <Button size="small" disabled={isSending} onClick={onEdit} aria-label={`Sửa ${path}`}>
            Sửa
          </Button>
        )}
        {read.is === 'refused' && (
          <Button size="small" disabled={isSending} onClick={onRetry} aria-label={`Đọc lại ${path}`}>
            Đọc lại
          </Button>
        )}
      </div>
    </li>
  );
}

/** The meeting a file goes into, when it is, and who speaks. */
function Target({ row: { read }, zone }: Pick<ImportRowViewProps, 'row' | 'zone'>) {
  if (read.is === 'reading') return <p className="text-muted">Đang đọc...</p>;
  if (read.is === 'refused' || read.preview.known) return null;
  const { draft, preview } = read;
  const people = foundPeople(preview);
  return (
    <>
      <p className="wrap-anywhere">
        {draft.meeting ? draft.meeting.title : draft.title.trim() || 'Chưa có tên'}
        <span className="text-muted">
          {draft.meeting ? ' · cuộc họp đã có' : draft.isClosed ? ' · họp kín mới' : ' · cuộc họp mới'}
        </span>
      </p>
      {isComplete(draft) && (
        <p className="text-small text-muted">
          <UnbrokenHours text={formatTimeSpan({ ...timesOf(draft, zone), timeZone: zone }, zone)} />
        </p>
      )}
      {people !== '' && <p className="text-small text-muted wrap-anywhere">Người nói: {people}</p>}
    </>
  );
}

function Notes({ row: { outcome }, notes }: Pick<ImportRowViewProps, 'row' | 'notes'>) {
  if (outcome) return <OutcomeLine outcome={outcome} />;
  return notes.map(({ tone, text }) => (
    <p key={text} className={cx('text-small', noteColours[tone])}>
      {text}
    </p>
  ));
}

function OutcomeLine({ outcome }: { readonly outcome: FileOutcome }) {
  if (outcome.is === 'sending') return <p className="text-small text-muted">Đang gửi...</p>;
  if (outcome.is === 'failed') return <p className="text-small text-brick-ink">{outcome.problem}</p>;
  return (
    <p className="text-small text-jade-ink">
      {outcome.is === 'imported' ? 'Đã nhập. ' : 'Tệp này đã có từ trước. '}
      <Link
        to="/meetings/$meetingId"
        params={{ meetingId: outcome.meetingId }}
        target="_blank"
        className="underline underline-offset-2"
      >
        Mở cuộc họp
      </Link>
    </p>
  );
}
