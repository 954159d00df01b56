import type { MinutesVersion } from '@hopgon/contract/minutes/remarks/schemas';

interface VersionRow {
  readonly number: number;
  readonly reason: MinutesVersion['reason'];
  readonly created_by: string;
  readonly display_name: string;
  readonly created_at: Date;
  readonly edits: MinutesVersion['edits'];
}

export const presentVersion = (row: VersionRow): MinutesVersion => ({
  number: row.number,
  reason: row.reason,
  by: { userId: row.created_by, displayName: row.display_name },
  at: row.created_at.toISOString(),
  edits: row.edits,
});
