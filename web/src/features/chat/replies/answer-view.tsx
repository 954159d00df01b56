import type { Reading } from '@hopgon/contract/chat/schemas';
import type { CitedSource } from '@hopgon/contract/search/schemas';
import { Link } from '@tanstack/react-router';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { formatDay } from '../../../lib/format/date.ts';
import { Chip } from '../../../ui/marks/chip.tsx';
import { keyed } from '../keyed.ts';
import { nameKind, sourcePlace, stateNote } from './answer-sources.rules.ts';
import { MarkedPieces } from './marked-pieces.tsx';
import { cutAtMarks } from './marked-text.rules.ts';
import { speakerName } from './numbered-sources.rules.ts';
import { Bullets } from './prose.tsx';

interface AnswerViewProps {
  /** The same in words; its first line leads to the answer. */
  readonly content: string;
  readonly answer: Extract<Reading, { kind: 'answer' }>;
}

const mark =
  'inline-flex h-5 min-w-5 items-center justify-center rounded-mark bg-jade-soft px-1 text-key font-semibold text-jade-ink tabular-nums';

/** Sentences with the numbers of their sources, and the sources: each leads to its line. */
export function AnswerView({ content, answer: { sentences, sources, hidden } }: AnswerViewProps) {
  const isChanged = sources.some(
    ({ number, state }) =>
      state !== 'current' && sentences.some(({ sources: cited }) => cited.includes(number)),
  );
  return (
    <div className="flex max-w-[68ch] flex-col gap-3 break-words">
      <p>{content.split('\n', 1)[0]}</p>
      {sentences.length > 0 && (
        <Bullets>
          {keyed(sentences).map(({ key, value: { text, sources: cited } }) => (
            <li key={key}>
              {text}
              {sources
                .filter(({ number }) => cited.includes(number))
                .map((source) => (
                  <span key={source.number}>
                    {' '}
                    <SourceLink source={source} className={mark} label={`Nguồn ${source.number}`}>
                      {source.number}
                    </SourceLink>
                  </span>
                ))}
            </li>
          ))}
        </Bullets>
      )}
      {isChanged && (
        <Warning>
          Nguồn đã thay đổi sau khi trợ lý trả lời. Bạn xem lại nguồn hoặc hỏi lại để có câu trả lời mới.
        </Warning>
      )}
      {hidden > 0 && <Warning>{hidden} nguồn bạn không còn được xem nên đã được lược bỏ.</Warning>}
      {sources.length > 0 && (
        <ol aria-label="Nguồn" className="flex flex-col gap-2">
          {sources.map((source) => (
            <li key={source.number}>
              <SourceCard source={source} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

const Warning = ({ children }: { readonly children: ReactNode }) => (
  <p className="flex items-start gap-2 rounded-control bg-turmeric-soft px-3 py-2 text-small text-turmeric-ink">
    <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
    <span>{children}</span>
  </p>
);

interface SourceLinkProps {
  readonly source: CitedSource;
  readonly className: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** Leads to the line; what is gone or stands on no page leads nowhere. */
function SourceLink({ source, className, label, children }: SourceLinkProps) {
  const place = source.state === 'deleted' ? null : sourcePlace(source);
  if (place === null)
    return (
      <span className={className}>
        {label && <span className="sr-only">{label.replace(/\d+$/, '')}</span>}
        {children}
      </span>
    );
  return (
    <Link {...place} aria-label={label} className={className}>
      {children}
    </Link>
  );
}

function SourceCard({ source }: { readonly source: CitedSource }) {
  const { number, kind, speaker, meetingTitle, startsAt, timeZone } = source;
  const note = stateNote(source);
  return (
    <SourceLink
      source={source}
      className="flex flex-col gap-1 rounded-control border bg-surface px-3 py-2.5 hover:bg-hover"
    >
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-muted">
        <span className={mark}>{number}</span>
        {(kind === 'turn' || speaker !== null) && (
          <span className="font-semibold text-ink">{speakerName(speaker)}</span>
        )}
        <span className="tabular-nums">{nameKind(source)}</span>
        {note && <Chip tone="turmeric">{note}</Chip>}
      </span>
      <span>
        <MarkedPieces pieces={cutAtMarks(source)} />
      </span>
      {meetingTitle !== '' && (
        <span className="text-small text-muted">
          {meetingTitle}
          {startsAt !== null && ` · ${formatDay(startsAt, timeZone)}`}
        </span>
      )}
    </SourceLink>
  );
}
