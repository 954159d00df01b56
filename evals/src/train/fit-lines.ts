import type { Forest } from '@hopgon/engine/classify/forest';
import type { Models } from '@hopgon/engine/classify/models';
import { candidateSigns } from '@hopgon/engine/wording/candidate-signs';
import { lineCandidates } from '@hopgon/engine/wording/line-candidates';
import { renderLine } from '@hopgon/engine/wording/render-line';
import { weighPassages } from '@hopgon/engine/wording/weigh-passages';
import { PRIOR } from '@hopgon/engine/wording/write-line';
import { scoredWords, sharedF1 } from '../scoring/text-overlap.ts';
import type { Worded } from './fit-models.ts';
import { fitRatedTrees, type RatedExample } from './fit-trees.ts';
import type { LineCase } from './line-examples.ts';
import type { Kind } from './training-meeting.ts';

const LINE: Parameters<typeof fitRatedTrees>[1] = {
  ...{ leaves: 8, rate: 0.1, shrink: 5, signShare: 0.3, exampleShare: 0.5 },
  ...{ leastExamples: 60, trees: 60, step: 0.08 },
};

/** Of decisions trees say no more than the word F1 to expect. */
type Ranked = Exclude<Kind, 'decision'>;
type RatedLine = { readonly kind: Ranked; readonly candidates: readonly RatedExample[] };

/** A meeting with the ways to word its lines, each with what the gold line makes of it. */
export type Rated = Worded & { readonly lines: readonly RatedLine[] };

/** Rates the candidates of a meeting by models of words that were not fitted on its author. */
export function rateLines(worded: Worded, words: Partial<Models>): Rated {
  const models = { ...worded.models, ...words };
  const lines = worded.cases.flatMap((one) =>
    one.kind === 'decision' ? [] : [{ kind: one.kind, candidates: rateCandidates(one, worded, models) }],
  );
  return { ...worded, models, lines };
}

function rateCandidates(
  { kind, gold, passages }: LineCase,
  { view }: Worded,
  models: Models,
): RatedExample[] {
  const candidates = lineCandidates(kind, weighPassages(passages, models, kind));
  const signs = candidateSigns(kind, candidates);
  return candidates.flatMap((candidate, at) => {
    const own = signs[at];
    return own
      ? [
          {
            signs: own,
            prior: PRIOR * candidate.expected,
            rating: ratingOf(renderLine(kind, candidate, view), gold),
          },
        ]
      : [];
  });
}

/** How near a line is to the gold one: by its words, by pairs of them, and by the words it begins and ends with. */
function ratingOf(line: string, gold: string): number {
  const [words, wanted] = [scoredWords(line), scoredWords(gold)];
  const edges = Number(words[0] === wanted[0]) + Number(words.at(-1) === wanted.at(-1));
  return (
    ALL_WORDS * sharedF1(words, wanted) + PAIRS * sharedF1(pairsOf(words), pairsOf(wanted)) + EDGE * edges
  );
}
const [ALL_WORDS, PAIRS, EDGE] = [0.5, 0.5, 0.05];

/** Neighbours as one each. */
const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]} ${word}`);

/** Which way to word a line of each kind is the best. */
export function fitLines(rated: readonly Rated[]): Pick<Models, `${Ranked}Line`> {
  const fitKind = (kind: Ranked): Forest =>
    fitRatedTrees(
      rated.flatMap(({ lines }) =>
        lines
          .filter((one) => one.kind === kind && one.candidates.length > 1)
          .map(({ candidates }) => candidates),
      ),
      LINE,
    );
  return { taskLine: fitKind('task'), questionLine: fitKind('question') };
}
