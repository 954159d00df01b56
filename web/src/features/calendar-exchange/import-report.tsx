import type { ImportedEvent, ImportReport } from '@hopgon/contract/calendar/schemas';
import { allDaysInWords } from '@hopgon/contract/time/format-local';
import { formatMoment } from '../../lib/format/date.ts';
import { cx } from '../../ui/cx.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Chip } from '../../ui/marks/chip.tsx';
import { Banner } from '../../ui/states/banner.tsx';

const outcomes = {
  imported: { words: 'Đã nhập', tone: 'jade' },
  known: { words: 'Đã có', tone: 'plain' },
  skipped: { words: 'Không nhập', tone: 'turmeric' },
} as const;

function inShort({ imported, known, skipped, meetings }: ImportReport, isPreview: boolean): string {
  const verb = isPreview ? 'Sẽ nhập' : 'Đã nhập';
  return [
    `${verb} ${imported} sự kiện${meetings === imported ? '' : ` thành ${meetings} cuộc họp`}`,
    ...(known > 0 ? [`${known} đã có từ trước`] : []),
    ...(skipped > 0 ? [`${skipped} không nhập`] : []),
  ].join(', ');
}

interface ImportReportViewProps {
  readonly report: ImportReport;
  /** Which events are not wanted, by their places, as long as nothing is made; null afterwards. */
  readonly choice: EventChoice | null;
}

interface EventChoice {
  readonly except: ReadonlySet<number>;
  readonly toggle: (place: number) => void;
}

/** The outcome of each event of a file, and why. */
export const ImportReportView = ({ report, choice }: ImportReportViewProps) => (
  <>
    <Banner tone={report.imported > 0 && !choice ? 'success' : 'info'}>
      {inShort(report, choice !== null)}.
    </Banner>
    {report.notes.map((note) => (
      <p key={note} className="text-small text-muted">
        {note}
      </p>
    ))}
    <ul aria-label="Các sự kiện trong tệp" className="divide-y rounded-control border">
      {report.events
        .map((event, place) => ({ id: String(place), place, event }))
        .map(({ id, place, event }) => (
          <Row key={id} event={event} place={place} choice={choice} />
        ))}
    </ul>
  </>
);

const beginInWords = ({ startsAt, days }: ImportedEvent): readonly string[] => {
  if (days) return [allDaysInWords(days)];
  return startsAt ? [formatMoment(startsAt)] : [];
};

interface RowProps {
  readonly event: ImportedEvent;
  readonly place: number;
  readonly choice: EventChoice | null;
}

function Row({ event, place, choice }: RowProps) {
  const { title, outcome, meetings, notes } = event;
  const name = <span className="min-w-0 break-words">{title || 'Sự kiện không tên'}</span>;
  const isOffered = choice !== null && outcome === 'imported';
  const isLeftOut = isOffered && choice.except.has(place);
  const look = isLeftOut ? outcomes.skipped : outcomes[outcome];
  return (
    <li className="px-3 py-2.5">
      <div className="flex items-start justify-between gap-3">
        {isOffered ? (
          <Checkbox checked={!isLeftOut} onChange={() => choice.toggle(place)}>
            {name}
          </Checkbox>
        ) : (
          name
        )}
        <Chip tone={look.tone}>{isOffered && !isLeftOut ? 'Sẽ nhập' : look.words}</Chip>
      </div>
      <p className={cx('text-small text-muted', isOffered && 'pl-7')}>
        {[...beginInWords(event), ...(meetings > 1 ? [`${meetings} cuộc họp`] : []), ...notes].join(' · ')}
      </p>
    </li>
  );
}
