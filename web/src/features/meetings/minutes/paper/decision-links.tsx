import type { AdoptedDecision } from '@hopgon/contract/minutes/decisions/schemas';
import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import { Link } from '@tanstack/react-router';
import { linkOf } from '../terms/terms.rules.ts';

/** What a decision replaces and what replaced it, each with the way there; they are not on the printed paper. */
export function DecisionLinks({ line: { replaces, replacedBy } }: { readonly line: MinutesLine }) {
  if (!(replaces || replacedBy)) return null;
  const older = linkOf(replaces);
  return (
    <span className="pointer-events-none relative inline-flex max-w-full flex-wrap items-center gap-x-2 align-middle font-sans text-small whitespace-normal text-muted print:hidden [&_a]:pointer-events-auto">
      {older && (
        <span className="min-w-0 break-words">
          Thay thế: {replaces?.decision ? <DecisionLink decision={replaces.decision} /> : older.label}
        </span>
      )}
      {replacedBy && (
        <span className="min-w-0 break-words">
          Được thay bởi: <DecisionLink decision={replacedBy} />
        </span>
      )}
    </span>
  );
}

function DecisionLink({ decision }: { readonly decision: AdoptedDecision }) {
  const { id, meetingId, text, number } = decision;
  return (
    <Link
      to="/meetings/$meetingId"
      params={{ meetingId }}
      search={{ tab: 'bien-ban' }}
      hash={`dong-${id}`}
      className="text-jade underline underline-offset-2"
    >
      {number === null ? text : `số ${number}: ${text}`}
    </Link>
  );
}
