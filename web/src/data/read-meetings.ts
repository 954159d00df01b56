import { listMeetings } from '@hopgon/contract/meetings/routes';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { call } from '../lib/api/call.ts';

interface Wanted {
  /** Meetings that were over by then; ISO 8601 in UTC. */
  readonly until: string;
  /** Part of a title; empty for all. */
  readonly search: string;
}

interface PastMeetings {
  /** The newest first. */
  readonly meetings: readonly MeetingSummary[];
  /** The `until` of the next page; null at the very beginning. */
  readonly earlier: string | null;
}

const day = 86_400_000;

/** Milliseconds of the first look back; each one that finds nothing doubles it. */
const firstReach = 30 * day;

interface Stretch {
  /** Both ends as ISO 8601 in UTC. */
  readonly from: string;
  readonly to: string;
  readonly search?: string;
}

/** Every meeting of a stretch of time, page after page, in order of their start. */
export async function readAllMeetings(query: Stretch, signal: AbortSignal): Promise<MeetingSummary[]> {
  const found: MeetingSummary[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(listMeetings, { query: { ...query, cursor, limit: 100 } }, { signal });
    found.push(...page.meetings);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}

/** The very first meeting that had begun by then. */
const readOldest = async ({ until: to, search }: Wanted, signal: AbortSignal) =>
  (await call(listMeetings, { query: { to, search, limit: 1 } }, { signal })).meetings[0];

/** The server lists meetings by their start, oldest first; so the past is read backwards, a stretch at a time. */
export async function readPastMeetings(wanted: Wanted, signal: AbortSignal): Promise<PastMeetings> {
  const oldest = await readOldest(wanted, signal);
  const end = Date.parse(wanted.until);
  const beginning = oldest ? Date.parse(oldest.startsAt) : end;
  let from = end;
  for (let reach = firstReach; from > beginning; reach *= 2) {
    const to = new Date(from).toISOString();
    from -= reach;
    const stretch = { from: new Date(from).toISOString(), to, search: wanted.search };
    const found = await readAllMeetings(stretch, signal);
    const over = found.filter(({ endsAt }) => Date.parse(endsAt) <= Date.parse(to));
    if (over.length > 0) {
      const meetings = over.sort((a, b) => b.startsAt.localeCompare(a.startsAt));
      return { meetings, earlier: from > beginning ? stretch.from : null };
    }
  }
  return { meetings: [], earlier: null };
}
