import type { Reading } from '@hopgon/contract/chat/schemas';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { keyed } from '../keyed.ts';
import {
  heldBack,
  type NumberedSource,
  nameSource,
  numberSources,
  transcriptPlace,
} from './numbered-sources.rules.ts';
import { Bullets } from './prose.tsx';

const mark =
  'inline-flex h-5 min-w-5 items-center justify-center rounded-mark bg-jade-soft px-1 text-key font-semibold text-jade-ink tabular-nums';
const chip =
  'inline-flex min-h-7 items-center gap-2 rounded-control border bg-surface py-0.5 pr-2.5 pl-1 text-small text-muted hover:bg-hover pointer-coarse:min-h-10';

/** The lines of a summary, each with the numbers of what it rests on; under them who said it, and when. */
export function SummaryView({ summary }: { readonly summary: Extract<Reading, { kind: 'summary' }> }) {
  const { lines, sources } = numberSources(summary);
  const [read, setRead] = useState<NumberedSource | null>(null);
  const toggle = (source: NumberedSource) => setRead(read?.index === source.index ? null : source);
  const place = (source: NumberedSource) => ({
    source,
    meetingId: summary.meetingId,
    version: summary.version,
    isRead: read?.index === source.index,
    onRead: () => toggle(source),
  });
  return (
    <>
      <Bullets>
        {keyed(lines).map(({ key, value: line }) => (
          <li key={key}>
            {line.text}
            {line.sources.map((source) => (
              <span key={source.index}>
                {' '}
                <SourceChip
                  {...place(source)}
                  className={mark}
                  label={`Nguồn ${source.number}: ${nameSource(source)}`}
                >
                  {source.number}
                </SourceChip>
              </span>
            ))}
          </li>
        ))}
      </Bullets>
      <Sources sources={sources} place={place} />
      {summary.meetingId && (
        <Link
          to="/meetings/$meetingId"
          params={{ meetingId: summary.meetingId }}
          search={{ tab: 'bien-ban' }}
          className="link w-fit text-small"
        >
          Biên bản cuộc họp này
        </Link>
      )}
      {read && (
        <blockquote className="border-l-2 border-jade-line pl-3 text-small text-muted">
          {read.text}
        </blockquote>
      )}
    </>
  );
}

interface SourcesProps {
  readonly sources: readonly NumberedSource[];
  readonly place: (source: NumberedSource) => SourcePlace;
}

/** Who said it, and when: the first few, the others when asked for. */
function Sources({ sources, place }: SourcesProps) {
  const [isOpen, open] = useState(false);
  const more = heldBack(sources);
  const shown = isOpen ? sources : sources.slice(0, sources.length - more);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {shown.map((source) => (
        <SourceChip key={source.index} {...place(source)} className={chip}>
          <span className={mark}>{source.number}</span>
          {nameSource(source)}
        </SourceChip>
      ))}
      {more > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
          className="min-h-7 rounded-control px-2 text-small font-medium text-jade hover:bg-hover pointer-coarse:min-h-10"
        >
          {isOpen ? 'Thu gọn' : `và ${more} dòng nữa`}
        </button>
      )}
    </div>
  );
}

interface SourcePlace {
  readonly source: NumberedSource;
  /** Null for a text that was pasted: its words are shown here. */
  readonly meetingId: string | null;
  readonly version: number | null;
  readonly isRead: boolean;
  readonly onRead: () => void;
}

interface SourceChipProps extends SourcePlace {
  readonly className: string;
  /** Read aloud, where only the number is seen. */
  readonly label?: string;
  readonly children: ReactNode;
}

function SourceChip({
  source,
  meetingId,
  version,
  isRead,
  onRead,
  className,
  label,
  children,
}: SourceChipProps) {
  const named = { className: cx(className, 'tabular-nums'), title: source.text, 'aria-label': label };
  return meetingId === null ? (
    <button type="button" {...named} aria-expanded={isRead} onClick={onRead}>
      {children}
    </button>
  ) : (
    <Link {...transcriptPlace(meetingId, version, source.index)} {...named}>
      {children}
    </Link>
  );
}
