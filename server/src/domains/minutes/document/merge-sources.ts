import type { Reading } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { type ComparedMinutes, findSameContent } from '../lines/find-same-content.ts';
import type { HeldSource } from './held-lines.rules.ts';
import { comparedHeld, comparedReading, withReading, withVote } from './merge-sources.rules.ts';

interface Sources {
  readonly held: readonly HeldSource[];
  readonly readings: readonly Reading[];
}

/** What was said, written and voted, each thing once: a note's words go before a vote's, and these before a reading's. */
export async function mergeSources(
  world: Pick<World, 'minutesReader'>,
  tx: CompanyScope,
  minutes: ComparedMinutes,
  { held, readings }: Sources,
): Promise<Sources> {
  const notes = held.filter(({ from }) => from.kind === 'note');
  // Of a vote that did not pass nothing else says the same.
  const passed = held.filter(({ from, line }) => from.kind === 'vote' && line.kind === 'decision');
  const voted = await findSameContent(world, tx, minutes, notes.map(comparedHeld), passed.map(comparedHeld));
  const voteOfNote = new Map(voted.map(([note, vote]) => [notes[note], passed[vote]]));
  const merged = new Set(voteOfNote.values());
  const once = held
    .filter((source) => !merged.has(source))
    .map((source) => {
      const vote = voteOfNote.get(source);
      return vote ? withVote(source, vote) : source;
    });
  const comparable = once.filter(({ from, line }) => from.kind === 'note' || line.kind === 'decision');
  const read = await findSameContent(
    ...([world, tx, minutes, comparable.map(comparedHeld), readings.map(comparedReading)] as const),
  );
  const readingOf = new Map(read.map(([source, reading]) => [comparable[source], readings[reading]]));
  const said = new Set(readingOf.values());
  return {
    held: once.map((source) => {
      const reading = readingOf.get(source);
      return reading ? withReading(source, reading) : source;
    }),
    readings: readings.filter((reading) => !said.has(reading)),
  };
}
