import { Failure } from '@hopgon/contract/failure';
import type { Reading } from '@hopgon/contract/readings/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { ComparedMinutes } from '../lines/find-same-content.ts';
import { mergeGroups } from './merge-readings.rules.ts';

/** What the talk says several times, or was found several times in it, each once. */
export async function mergeReadings(
  world: Pick<World, 'minutesReader'>,
  tx: CompanyScope,
  { starts_at: startsAt, time_zone: timeZone }: ComparedMinutes,
  readings: readonly Reading[],
): Promise<{ readonly readings: Reading[]; readonly repeatedIds: string[] }> {
  const meetingDate = startsAt === null ? null : localDay(startsAt, timeZone);
  // Turns have numbers in one transcript; what rests on an older one is compared by its words alone.
  const transcriptId = readings.findLast(({ source }) => source !== null)?.source?.transcriptId;
  const found = readings.map(({ kind, text, task, evidence, source, marks }) => ({
    ...{ kind, text, isUnsure: marks.includes('unsure') },
    evidence: source?.transcriptId === transcriptId ? evidence : [],
    assignee: task?.assigneeId ?? task?.assigneeName ?? null,
    deadline: task?.deadline ?? null,
  }));
  const groups = await world.minutesReader
    .read(tx, 'groupRepeated', meetingDate, found)
    .catch((error: unknown) => {
      // What takes too long to compare stands several times rather than nowhere.
      if (error instanceof Failure && error.code === 'text_unreadable') return [];
      throw error;
    });
  return mergeGroups(readings, groups);
}
