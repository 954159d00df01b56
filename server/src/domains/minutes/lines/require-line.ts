import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { lockMinutes } from '../document/lock-minutes.ts';
import type { RequiredMinutes } from '../document/require-minutes.ts';
import { type LineRow, lineStore } from './lines.store.ts';

export interface NamedLine {
  readonly meetingId: string;
  readonly minutesLineId: string;
  readonly version: number;
}

/** A line of minutes the caller may change, as the caller last saw it. */
export async function requireLine(
  tx: CompanyScope,
  { meetingId, minutesLineId, version }: NamedLine,
): Promise<RequiredMinutes & { readonly line: LineRow }> {
  const minutes = await lockMinutes(tx, meetingId);
  const line = await lineStore.find(tx.db, minutes.row.id, minutesLineId);
  if (!line || line.deleted_at !== null) throw new Failure('minutes_line_not_found');
  if (line.version !== version) throw new Failure('version_stale');
  return { ...minutes, line };
}
