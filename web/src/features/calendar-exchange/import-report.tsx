import type { ImportedEvent, ImportReport } from '@hopgon/contract/calendar/schemas';
import { formatMoment } from '../../lib/format/date.ts';
import { Banner } from '../../ui/banner.tsx';
import { Chip } from '../../ui/chip.tsx';

const outcomes = {
  taken: { words: 'Đã nhập', tone: 'jade' },
  known: { words: 'Đã có', tone: 'plain' },
  skipped: { words: 'Không nhập', tone: 'turmeric' },
} as const;

function inShort({ taken, known, skipped, meetings }: ImportReport, isPreview: boolean): string {
  const verb = isPreview ? 'Sẽ nhập' : 'Đã nhập';
  return [
    `${verb} ${taken} sự kiện${meetings === taken ? '' : ` thành ${meetings} cuộc họp`}`,
    ...(known > 0 ? [`${known} đã có từ trước`] : []),
    ...(skipped > 0 ? [`${skipped} không nhập được`] : []),
  ].join(', ');
}

interface ImportReportViewProps {
  readonly report: ImportReport;
  /** What would be made; nothing is yet. */
  readonly isPreview: boolean;
}

/** What becomes of each event of a file, and why. */
export const ImportReportView = ({ report, isPreview }: ImportReportViewProps) => (
  <>
    <Banner tone={report.taken > 0 && !isPreview ? 'success' : 'info'}>{inShort(report, isPreview)}.</Banner>
    {report.notes.map((note) => (
      <p key={note} className="text-small text-muted">
        {note}
      </p>
    ))}
    <ul aria-label="Các sự kiện trong tệp" className="divide-y rounded-control border">
      {report.events
        .map((event, place) => ({ id: String(place), event }))
        .map(({ id, event }) => (
          <Row key={id} event={event} isPreview={isPreview} />
        ))}
    </ul>
  </>
);

interface RowProps {
  readonly event: ImportedEvent;
  readonly isPreview: boolean;
}

const Row = ({ event: { title, startsAt, outcome, meetings, notes }, isPreview }: RowProps) => (
  <li className="px-3 py-2.5">
    <div className="flex items-start justify-between gap-3">
      <span className="min-w-0 break-words">{title || 'Sự kiện không tên'}</span>
      <Chip tone={outcomes[outcome].tone}>
        {isPreview && outcome === 'taken' ? 'Sẽ nhập' : outcomes[outcome].words}
      </Chip>
    </div>
    <p className="text-small text-muted">
      {[
        ...(startsAt ? [formatMoment(startsAt)] : []),
        ...(meetings > 1 ? [`${meetings} cuộc họp`] : []),
        ...notes,
      ].join(' · ')}
    </p>
  </li>
);
