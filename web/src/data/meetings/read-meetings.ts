import { listMeetings } from '@hopgon/contract/meetings/routes';
import type { MeetingSummary } from '@hopgon/contract/meetings/schemas';
import type { QueryFunctionContext } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { isKeptPeriod, keepableMeetings, nameOfPeriod } from '../../lib/offline/kept-lists.rules.ts';
import { lastRead } from '../../lib/offline/last-read.ts';

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

/** Every meeting of a stretch of time, in order of their start; those of this week are kept for the time without a network. */
export function readAllMeetings(
  wanted: WantedMeetings,
  { signal, queryKey }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>,
): Promise<readonly MeetingSummary[]> {
  const ask = () => readPages(wanted, signal);
  if (wanted.personId ?? wanted.roomId ?? !isKeptPeriod(wanted, Date.now())) return ask();
  const name = nameOfPeriod(wanted.mine ? 'meetings/mine' : 'meetings/all', wanted);
  return lastRead.read<readonly MeetingSummary[]>({ name, queryKey, keepable: keepableMeetings }, ask);
}

async function readPages(
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
