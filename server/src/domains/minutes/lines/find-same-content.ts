import { localDay } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { MinutesRow } from '../minutes.store.ts';
import { lineStore } from './lines.store.ts';
import type { ComparedText, SourceText } from './match-sources.rules.ts';

export type ComparedMinutes = Pick<MinutesRow, 'starts_at' | 'time_zone'>;

/** Pairs of places in two lists of notes, votes, readings and lines that say the same; one to one. */
export async function findSameContent(
  world: Pick<World, 'minutesReader'>,
  tx: CompanyScope,
  { starts_at: startsAt, time_zone: timeZone }: ComparedMinutes,
  written: readonly ComparedText[],
  others: readonly ComparedText[],
): Promise<[number, number][]> {
  if (written.length === 0 || others.length === 0) return [];
  // Turns have numbers in one transcript; what rests on an older one is compared by its words alone.
  const transcriptId = others.findLast(({ transcriptId: id }) => id !== null)?.transcriptId ?? null;
  const turns = transcriptId === null ? [] : await lineStore.spokenTurns(tx.db, transcriptId);
  const meetingDate = startsAt === null ? null : localDay(startsAt, timeZone);
  const plain = ({ transcriptId: id, evidence, kind, text, from }: ComparedText): SourceText => ({
    ...{ kind, text, from, evidence: id === transcriptId ? evidence : [] },
  });
  return world.minutesReader.read(
    tx,
    'matchSources',
    { meetingDate, turns },
    written.map(plain),
    others.map(plain),
  );
}
