import { chanceByForest, type Forest } from '../classify/forest.ts';
import { isSharedLabel } from '../clauses/shared-labels.ts';
import { callsIn, readVoiceClause, type SpokenClause, voiceSigns } from './voice-signs.ts';

/** Who says less shows hardly whether they are one person. */
export const LEAST_CLAUSES = 4;

/** For each label how likely several people speak under it; a place or a device surely is shared. */
export function sharedVoices(said: readonly SpokenClause[], forest: Forest): ReadonlyMap<string, number> {
  const clauses = said.map(readVoiceClause);
  const talk = { clauses, calls: callsIn(clauses) };
  return new Map(
    [...placesByLabel(clauses)].map(([label, places]) => {
      if (isSharedLabel(label)) return [label, 1];
      const speaksEnough = places.length >= LEAST_CLAUSES;
      return [label, speaksEnough ? chanceByForest(forest, voiceSigns(label, places, talk)) : 0];
    }),
  );
}

/** The indexes of the clauses of each label. */
export function placesByLabel(
  clauses: readonly Pick<SpokenClause, 'speaker'>[],
): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  clauses.forEach(({ speaker }, at) => {
    if (speaker === null) return;
    const own = places.get(speaker) ?? [];
    places.set(speaker, own);
    own.push(at);
  });
  return places;
}
