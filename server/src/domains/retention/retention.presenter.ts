import type { RetentionSettings } from '@hopgon/contract/retention/schemas';
import type { RetentionRow } from './retention.store.ts';
import { rulesOf } from './retention.store.ts';

export const presentRetention = (row: RetentionRow | undefined): RetentionSettings => ({
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
});
