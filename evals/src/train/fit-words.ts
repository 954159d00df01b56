import type { Models } from '@hopgon/engine/classify/models';
import { type FitOptions, fitLogistic } from './fit-logistic.ts';
import type { Worded } from './fit-models.ts';
import { lineWordExamples } from './line-examples.ts';
import { stretchExamples } from './stretch-examples.ts';
import type { Kind } from './training-meeting.ts';

const WORD: FitOptions = { bits: 16, epochs: 10, rate: 0.05, shrink: 5e-3, minExamples: 4, minAuthors: 2 };
const EDGE: FitOptions = { ...WORD, minExamples: 6, minAuthors: 3 };

type WordModels = Pick<Models, `${Kind}${'Word' | 'Near' | 'Begin' | 'End'}` | 'smallWord'>;

/** Which words of its clauses a line has, where it begins and ends, and which small words in it are only spoken. */
export function fitWords(worded: readonly Worded[]): WordModels {
  const fitKind = (kind: Kind, isNear: boolean) =>
    fitLogistic(
      worded.flatMap(({ training, cases }) =>
        cases
          .filter((one) => one.kind === kind)
          .flatMap((one) => lineWordExamples(one, training.listed.author, isNear)),
      ),
      WORD,
    );
  const stretches = worded.flatMap(({ training, cases }) =>
    cases.map((one) => ({ kind: one.kind, ...stretchExamples(one, training.listed.author) })),
  );
  const fitEdge = (kind: Kind, edge: 'begin' | 'end') =>
    fitLogistic(
      stretches.filter((one) => one.kind === kind).flatMap((one) => one[edge]),
      EDGE,
    );
  return {
    taskWord: fitKind('task', false),
    decisionWord: fitKind('decision', false),
    questionWord: fitKind('question', false),
    taskNear: fitKind('task', true),
    decisionNear: fitKind('decision', true),
    questionNear: fitKind('question', true),
    taskBegin: fitEdge('task', 'begin'),
    decisionBegin: fitEdge('decision', 'begin'),
    questionBegin: fitEdge('question', 'begin'),
    taskEnd: fitEdge('task', 'end'),
    decisionEnd: fitEdge('decision', 'end'),
    questionEnd: fitEdge('question', 'end'),
    smallWord: fitLogistic(
      stretches.flatMap(({ small }) => small),
      WORD,
    ),
  };
}
