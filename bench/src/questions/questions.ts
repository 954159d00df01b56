import { openTestPostgres } from '../../../server/src/testing/test-postgres.ts';
import { table } from '../table.ts';
import { ask } from './ask.ts';
import { openWorld } from './open-world.ts';
import { type QuestionSet, readQuestions, readQuestionWorld, readTalk } from './read-questions.ts';
import { type QuestionScore, score } from './score.ts';

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${part}/${whole} (${Math.round((100 * part) / whole)}%)`;

const count = (scores: readonly QuestionScore[], is: (one: QuestionScore) => boolean): number =>
  scores.filter(is).length;

function rowOf(name: string, scores: readonly QuestionScore[]): string[] {
  const answerable = scores.filter(({ isRight }) => isRight !== null);
  const refused = scores.filter(({ isRefused }) => isRefused !== null);
  const sentences = scores.reduce((sum, one) => sum + one.sentences, 0);
  const supported = scores.reduce((sum, one) => sum + one.supported, 0);
  return [
    name,
    String(scores.length),
    share(
      count(answerable, ({ isRight }) => isRight === true),
      answerable.length,
    ),
    share(
      count(answerable, ({ place }) => place === 0),
      answerable.length,
    ),
    share(
      count(answerable, ({ isAnswered }) => isAnswered),
      answerable.length,
    ),
    share(supported, sentences),
    share(
      count(refused, ({ isRefused }) => isRefused === true),
      refused.length,
    ),
  ];
}

const groupsOf = (scores: readonly QuestionScore[]): [string, QuestionScore[]][] => {
  const names = new Set(scores.flatMap(({ asked: { question } }) => [question.kind, ...question.traits]));
  return [...names].map((name) => [
    name,
    scores.filter(({ asked: { question } }) => question.kind === name || question.traits.includes(name)),
  ]);
};

/** Asks every question in chat; `onScored` sees each, which nobody may of the sealed ones. */
export async function describeQuestions(
  set: QuestionSet,
  onScored: (one: QuestionScore) => void = () => undefined,
): Promise<string> {
  const { postgres, stop } = await openTestPostgres();
  const world = await openWorld(postgres, readQuestionWorld());
  const scores: QuestionScore[] = [];
  for (const question of readQuestions(set)) {
    const one = score(await ask(world, question), readTalk);
    scores.push(one);
    onScored(one);
  }
  await world.close();
  await stop();
  const groups = set === 'sealed' ? [] : groupsOf(scores);
  return [
    `## Questions across meetings (${set})\n`,
    table(
      [
        'of',
        'questions',
        'right line of five',
        'it is the first',
        'answered',
        'supported sentences',
        'refused',
      ],
      [['all', scores] as const, ...groups].map(([name, of]) => rowOf(name, of)),
    ),
    `\nLeaks of closed meetings: ${count(scores, ({ hasLeak }) => hasLeak)}.\n`,
  ].join('\n');
}
