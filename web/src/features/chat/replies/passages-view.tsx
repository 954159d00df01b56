import type { FoundSaid } from '@hopgon/contract/search/schemas';
import { Link } from '@tanstack/react-router';
import { formatDay } from '../../../lib/format/date.ts';
import { keyed } from '../keyed.ts';
import { MarkedPieces } from './marked-pieces.tsx';
import { placeInTalk, speakerName, transcriptPlace } from './numbered-sources.rules.ts';
import { cutAtMarks } from './passages.rules.ts';

/** What was said, the best answer first: each leads to its line in the transcript. */
export const PassagesView = ({ passages }: { readonly passages: readonly FoundSaid[] }) => (
  <ol className="flex flex-col gap-3">
    {keyed(passages).map(({ key, value }) => (
      <li key={key}>
        <PassageView passage={value} />
      </li>
    ))}
  </ol>
);

const PassageView = ({ passage }: { readonly passage: FoundSaid }) => {
  const { meetingId, meetingTitle, startsAt, timeZone, version, index, speaker, reply } = passage;
  return (
    <Link
      {...transcriptPlace(meetingId, version, index)}
      className="flex flex-col gap-1 rounded-control border bg-surface px-3 py-2.5 hover:bg-hover"
    >
      <span className="flex flex-wrap items-baseline gap-x-2 text-small text-muted">
        <span className="font-semibold text-ink">{speakerName(speaker)}</span>
        <span className="tabular-nums">{placeInTalk(passage)}</span>
      </span>
      <span>
        <MarkedPieces pieces={cutAtMarks(passage)} />
      </span>
      {reply && (
        <span className="border-l-2 border-jade-line pl-3">
          <span className="font-semibold">{speakerName(reply.speaker)}:</span> {reply.text}
        </span>
      )}
      <span className="text-small text-muted">
        {meetingTitle} · {formatDay(startsAt, timeZone)}
      </span>
    </Link>
  );
};
