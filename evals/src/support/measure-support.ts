import { supportCheck } from '@hopgon/engine/support/check-support';
import type { Support, SupportSource } from '@hopgon/engine/support/support';
import { type Figure, share } from '../measure.ts';
import { isSaidByTurns } from './is-said-by-turns.ts';
import { MUTATIONS, mutateLines } from './mutate-lines.ts';
import { loadGoldLines, loadWrittenLines, type RightLine } from './right-lines.ts';

type Checked = Pick<RightLine, 'line' | 'source'>;

const COUNT = 1_000;

/** How many changed lines the support check finds, and how many right ones it flags. */
export const measureSupport = (): Figure[] => [
  ...measureLines('open', loadGoldLines(false)),
  ...measureLines('closed', loadGoldLines(true)),
  ...measureLines('written', loadWrittenLines('support-lines')),
  ...measureLines('fresh', loadWrittenLines('fresh-support')),
];

function measureLines(name: string, lines: readonly RightLine[]): Figure[] {
  const check = checkAll();
  const right = lines.filter(isSaidByTurns);
  const mutants = mutateLines(right, COUNT);
  const flagged = new Set(mutants.filter((mutant) => !check(mutant).supported));
  const shareOf = (title: string, some: typeof mutants) =>
    share(`${name}: ${title}`, some.filter((mutant) => flagged.has(mutant)).length, some.length);
  return [
    shareOf('changed lines flagged', mutants),
    shareOf(
      '… if the turns say the new words',
      mutants.filter(({ isNear }) => isNear),
    ),
    ...MUTATIONS.map((kind) =>
      shareOf(
        `… ${kind}`,
        mutants.filter(({ mutation }) => mutation === kind),
      ),
    ),
    share(`${name}: right lines flagged`, right.filter((one) => !check(one).supported).length, right.length),
    share(`${name}: all lines flagged`, lines.filter((one) => !check(one).supported).length, lines.length),
  ];
}

/** The check of each meeting is made once. */
function checkAll(): (checked: Checked) => Support {
  const checks = new Map<SupportSource, ReturnType<typeof supportCheck>>();
  return ({ line, source }) => {
    const check = checks.get(source) ?? supportCheck(source);
    checks.set(source, check);
    return check(line);
  };
}
