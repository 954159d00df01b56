import type { Models } from '@hopgon/engine/classify/models';
import { findMatters } from '@hopgon/engine/extract/draft-findings';
import type { MeetingView } from '@hopgon/engine/extract/meeting-view';
import { findPassages, type Matter, type Passage, passageFeatures } from '@hopgon/engine/wording/passages';
import { matchPairs, type Scored } from '../scoring/match-pairs.ts';
import { plainWords } from '../scoring/text-overlap.ts';
import type { Example } from './fit-logistic.ts';
import type { Kind, TrainingMeeting } from './training-meeting.ts';

/** A matter of a meeting with the gold line of its turns, and what it may be written from. */
export type LineCase = {
  readonly kind: Kind;
  readonly gold: string;
  readonly passages: readonly Passage[];
};

/** The matters that the annotation has a line for. */
export function lineCases(
  kind: Kind,
  training: TrainingMeeting,
  view: MeetingView,
  models: Models,
): LineCase[] {
  if (kind !== 'task' && training.listed.hasTasksOnly) return [];
  const matters = findMatters(kind, view, models);
  return pairMatters(training.gold[kind], matters).map(([gold, matter]) => ({
    kind,
    gold: gold.text,
    passages: findPassages(matter, view, models.bound),
  }));
}

/** One matter for each gold line: the likeliest of those in its evidence. */
function pairMatters(gold: readonly Scored[], matters: readonly Matter[]): [Scored, Matter][] {
  const ranked = matters.toSorted((one, other) => other.head[other.kind] - one.head[one.kind]);
  const lines = ranked.map(({ group }) => ({ text: '', evidence: group.map(({ turn }) => turn) }));
  return matchPairs(gold, lines, { least: 1, byEvidence: true }).flatMap(([line, at]) => {
    const [wanted, matter] = [gold[line], ranked[at]];
    return wanted && matter ? [[wanted, matter] satisfies [Scored, Matter]] : [];
  });
}

/** Each word that may be written of the clauses that speak of a matter, or of those near it: whether the gold line has it. */
export function lineWordExamples({ gold, passages }: LineCase, author: string, isNear: boolean): Example[] {
  const wanted = new Set(plainWords(gold));
  return passages.flatMap((passage) => {
    if (passage.isNear !== isNear) return [];
    const features = passageFeatures(passage);
    return passage.writable.map((at) => ({
      features: features[at] ?? [],
      isTrue: wanted.has(plainWords(passage.clause.tokens[at]?.text ?? '')[0] ?? ''),
      author,
    }));
  });
}
