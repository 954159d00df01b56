import type { MeetingView } from '@hopgon/engine/extract/meeting-view';
import { LEAST_CLAUSES, placesByLabel } from '@hopgon/engine/resolve/shared-voices';
import { readVoiceClause, type VoiceClause, voiceSigns } from '@hopgon/engine/resolve/voice-signs';
import type { SignedExample } from './fit-trees.ts';

/** Pairs of speakers, by how much they say, who are put under one label. */
const PAIRS = [
  [0, 1],
  [1, 2],
  [0, 2],
  [2, 3],
] as const;
const LEAST_SPEAKERS = 3;

/** The speakers of a meeting as they are, and two of them as if they spoke into one device: whether several people speak under the label. */
export function voiceExamples({ view }: { readonly view: MeetingView }): SignedExample[] {
  const clauses = view.clauses.map(readVoiceClause);
  const labels = [...placesByLabel(clauses)]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([label]) => label);
  const single = labels.flatMap((label) => exampleOf(label, clauses, false));
  if (labels.length < LEAST_SPEAKERS) return single;
  const merged = PAIRS.flatMap(([one, other]) => {
    const pair = [labels[one], labels[other]].filter((label) => label !== undefined);
    return pair.length < 2
      ? []
      : pair.flatMap((kept) => exampleOf(kept, mergeLabels(clauses, pair, kept), true));
  });
  return [...single, ...merged];
}

const mergeLabels = (clauses: readonly VoiceClause[], pair: readonly string[], kept: string): VoiceClause[] =>
  clauses.map((clause) => (pair.includes(clause.speaker ?? '') ? { ...clause, speaker: kept } : clause));

function exampleOf(label: string, clauses: readonly VoiceClause[], isTrue: boolean): SignedExample[] {
  const places = placesByLabel(clauses).get(label) ?? [];
  return places.length < LEAST_CLAUSES ? [] : [{ signs: voiceSigns(label, places, clauses), isTrue }];
}
