import type { MeetingView } from '@hopgon/engine/extract/meeting-view';
import { LEAST_CLAUSES, placesByLabel } from '@hopgon/engine/resolve/shared-voices';
import { callsIn, readVoiceClause, type VoiceClause, voiceSigns } from '@hopgon/engine/resolve/voice-signs';
import type { SignedExample } from './fit-trees.ts';

/** Pairs of speakers, by how much they say, who are put under one label. */
const PAIRS = [
  [0, 1],
  [1, 2],
  [0, 2],
  [2, 3],
] as const;
const LEAST_SPEAKERS = 3;

/**
 * The speakers of a meeting as they are, and two of them as if they spoke into one device: whether several people speak under
 * the label.
 */
export function voiceExamples({ view }: { readonly view: MeetingView }): SignedExample[] {
  const clauses = view.clauses.map(readVoiceClause);
  const labels = [...placesByLabel(clauses)]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([label]) => label);
  const single = labels.flatMap((label) => exampleOf(label, clauses, false));
  if (labels.length < LEAST_SPEAKERS) return single;
  const mixed = PAIRS.flatMap(([one, other]) => {
    const pair = [labels[one], labels[other]].filter((label) => label !== undefined);
    if (pair.length < 2) return [];
    return pair.flatMap((kept) => exampleOf(kept, mergeLabels(clauses, pair, kept), true));
  });
  return [...single, ...mixed];
}

const mergeLabels = (clauses: readonly VoiceClause[], pair: readonly string[], kept: string): VoiceClause[] =>
  clauses.map((clause) => ({
    ...clause,
    speaker: pair.includes(clause.speaker ?? '') ? kept : clause.speaker,
    mentions: clause.mentions.filter(({ person }) => person.label === kept || !pair.includes(person.label)),
  }));

function exampleOf(label: string, clauses: readonly VoiceClause[], isTrue: boolean): SignedExample[] {
  const places = placesByLabel(clauses).get(label) ?? [];
  if (places.length < LEAST_CLAUSES) return [];
  return [{ signs: voiceSigns(label, places, { clauses, calls: callsIn(clauses) }), isTrue }];
}
