import type { Decision } from '@hopgon/contract/decisions/schemas';
import { Link } from '@tanstack/react-router';

interface LineLinkProps {
  readonly line: Pick<Decision, 'id' | 'source' | 'meeting'>;
}

/** Leads to the line itself: of the minutes, or of what was read in the meeting. */
export const LineLink = ({ line: { id, source, meeting } }: LineLinkProps) => (
  <Link
    to="/meetings/$meetingId"
    params={{ meetingId: meeting.id }}
    search={{ tab: source === 'minutes' ? 'bien-ban' : 'phan-tich' }}
    hash={source === 'minutes' ? `dong-${id}` : `doc-${id}`}
    className="min-w-0 break-words text-jade-ink underline underline-offset-2"
  >
    {meeting.title}
  </Link>
);
