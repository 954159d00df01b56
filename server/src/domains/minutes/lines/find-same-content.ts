import { Failure } from '@hopgon/contract/failure';
import { localDay } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { findTalkDay } from '../../transcripts/analysis/find-talk-day.ts';
import type { MinutesRow } from '../minutes.store.ts';
import type { ComparedText, SourceText } from './match-sources.rules.ts';
import { readCitedTurns } from './read-cited-turns.ts';

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
  const citedBy = ({ transcriptId: id, evidence }: ComparedText) => (id === transcriptId ? evidence : []);
  const { turns, evidenceOf } =
    transcriptId === null
      ? { turns: [], evidenceOf: () => [] }
      : await readCitedTurns(tx.db, transcriptId, [...written, ...others].flatMap(citedBy));
  const heldOn = startsAt === null ? null : localDay(startsAt, timeZone);
  const meetingDate = transcriptId === null ? heldOn : await findTalkDay(tx, transcriptId);
  const plain = (said: ComparedText): SourceText => {
    const { kind, text, from } = said;
    return { kind, text, from, evidence: evidenceOf(citedBy(said)) };
  };
  try {
    return await world.minutesReader.read(
      tx,
      'matchSources',
      { meetingDate, turns },
      written.map(plain),
      others.map(plain),
    );
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== 'text_unreadable') throw error;
    // What cannot be compared in time stands in the minutes twice, which a person sees and mends.
    return [];
  }
}
