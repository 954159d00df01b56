import { listMeetings } from '@hopgon/contract/meetings/routes';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import { call } from '../../lib/api/call.ts';

export interface WantedMeetings {
  /** Both ends as ISO 8601 in UTC. */
  readonly from: string;
  readonly to: string;
  /** Only those one made or takes part in. */
  readonly mine?: boolean;
  /** Only those this person takes part in. */
  readonly personId?: string;
  readonly roomId?: string;
}

/** Every meeting of a stretch of time, page after page, in order of their start. */
export async function readAllMeetings(
  { mine = false, ...wanted }: WantedMeetings,
  signal: AbortSignal,
): Promise<MeetingSummary[]> {
  const found: MeetingSummary[] = [];
  let cursor: string | undefined;
  do {
    const query = { ...wanted, ...(mine && { mine: 'true' as const }), cursor, limit: 500 };
    const page = await call(listMeetings, { query }, { signal });
    found.push(...page.meetings);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
}
