import { listMeetings } from '@hopgon/contract/meetings/routes';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { call } from '../lib/api/call.ts';

interface Stretch {
  /** Both ends as ISO 8601 in UTC. */
  readonly from: string;
  readonly to: string;
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
