import type { Answer } from '@hopgon/contract/meetings/schemas';
import type { Scope } from '../../../platform/database/scope.ts';
import { meetingPolicy } from '../meetings.policy.ts';
import { type SeriesMeetingRow, seriesMeetingStore } from './series-meetings.store.ts';

/** One meeting of a series, and what the viewer may do with it. */
export interface SeriesMeeting {
  readonly id: string;
  readonly seriesId: string;
  /** When the rule has it begin, wherever it was moved. */
  readonly slot: Date;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cancelled: boolean;
  /** Changed alone. */
  readonly detached: boolean;
  /** The viewer's own; null where they are not invited. */
  readonly myAnswer: Answer | null;
  readonly may: { readonly view: boolean; readonly edit: boolean; readonly answer: boolean };
}

/** The meetings of these series, cancelled ones too, in the order of the rule's own times. */
export async function listSeriesMeetings(
  scope: Scope,
  seriesIds: readonly string[],
  viewerId: string | null,
): Promise<SeriesMeeting[]> {
  const rows = await seriesMeetingStore.list(scope.db, seriesIds, viewerId);
  return rows.map((row) => seriesMeetingOf(row, viewerId));
}

function seriesMeetingOf(row: SeriesMeetingRow, viewerId: string | null): SeriesMeeting {
  const standing = { isCreator: row.created_by === viewerId, part: row.my_part };
  const may = (right: keyof typeof meetingPolicy) => meetingPolicy[right](standing, row) === null;
  return {
    id: row.id,
    seriesId: row.series_id ?? '',
    slot: row.series_start ?? row.starts_at,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    cancelled: row.cancelled_at !== null,
    detached: row.detached,
    myAnswer: row.my_answer,
    may: { view: may('view'), edit: may('edit'), answer: may('answer') },
  };
}
