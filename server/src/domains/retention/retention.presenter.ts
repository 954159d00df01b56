import type { RetentionHold, RetentionSettings } from '@hopgon/contract/retention/schemas';
import type { HoldRow } from './holds.store.ts';
import type { RetentionRow } from './retention.store.ts';
import { rulesOf } from './retention.store.ts';

const presentHold = (row: HoldRow): RetentionHold => {
  const {
    id,
    meeting_id: meetingId,
    title,
    starts_at: startsAt,
    time_zone: timeZone,
    may_view: mayView,
  } = row;
  const isShown = mayView && meetingId !== null && title !== null && startsAt !== null && timeZone !== null;
  return {
    id,
    meeting: isShown ? { meetingId, title, startsAt: startsAt.toISOString(), timeZone } : null,
    isHidden: !mayView,
    reason: mayView ? row.reason : '',
    heldBy: row.holder,
    heldAt: row.held_at.toISOString(),
  };
};

export const presentRetention = (
  row: RetentionRow | undefined,
  holds: readonly HoldRow[],
): RetentionSettings => ({
  version: row?.version ?? 1,
  rules: rulesOf(row),
  startsAt: row?.starts_at?.toISOString() ?? null,
  lastRun: row?.ran_at
    ? {
        at: row.ran_at.toISOString(),
        meetings: row.removed_meetings,
        transcripts: row.removed_transcripts,
      }
    : null,
  holds: holds.map(presentHold),
});
