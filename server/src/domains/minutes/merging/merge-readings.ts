import { Failure } from '@hopgon/contract/failure';
import type { Reading } from '@hopgon/contract/readings/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { ComparedMinutes } from '../lines/find-same-content.ts';
import { mergeGroups } from './merge-readings.rules.ts';

/** Decisions and questions that the talk says several times, each once. */
export async function mergeReadings(
  world: Pick<World, 'minutesReader'>,
  tx: CompanyScope,
  { starts_at: startsAt, time_zone: timeZone }: ComparedMinutes,
  readings: readonly Reading[],
): Promise<{ readonly readings: Reading[]; readonly repeatedIds: string[] }> {
  const meetingDate = startsAt === null ? null : localDay(startsAt, timeZone);
  const found = readings.map(({ kind, text }) => ({ kind, text }));
  const groups = await world.minutesReader
    .read(tx, 'groupRepeated', meetingDate, found)
    .catch((error: unknown) => {
      // What takes too long to compare stands several times rather than nowhere.
      if (error instanceof Failure && error.code === 'text_unreadable') return [];
      throw error;
    });
  return mergeGroups(readings, groups);
}
