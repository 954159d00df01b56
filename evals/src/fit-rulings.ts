import { SIGNS_AGAINST } from '@hopgon/engine/extract/decisions/signs-against';
import { SIGNS_FOR } from '@hopgon/engine/extract/decisions/signs-for';
import { fitWeights } from './rulings/fit-weights.ts';
import { scoreOf } from './rulings/logistic-regression.ts';
import { openMeetings } from './rulings/open-meetings.ts';
import { rulingClauses } from './rulings/ruling-clauses.ts';

// npm run fit : the weight of each feature of a decision, and precision and recall on sets left out of the fit.
const LEASTS = [3, 3.25, 3.5, 3.75, 4, 4.25, 4.5];

const signs = [...SIGNS_FOR, ...SIGNS_AGAINST];
const sides = signs.map((_, index) => (index < SIGNS_FOR.length ? 1 : -1));
const sets = openMeetings().map(({ meetings }) => meetings.map((one) => rulingClauses(one, signs)));

/** Each meeting's clauses with their scores, by weights fitted on sets of other authors. */
const leftOut = sets.flatMap((set) => {
  const fitted = fitWeights(sets.filter((other) => other !== set).flat(), sides);
  return set.map((clauses) =>
    clauses.map((clause) => ({
      ...clause,
      weight: scoreOf({ ...fitted, bias: 0 }, clause),
    })),
  );
});

process.stdout.write(
  `${leftOut.length} meetings\n\nleast   sets left out: decisions found by a turn, turns that are one's evidence\n`,
);
for (const least of LEASTS) {
  let [found, wanted, right, claimed] = [0, 0, 0, 0];
  for (const clauses of leftOut) {
    const decisions = new Set(clauses.flatMap(({ nearness }) => [...nearness.keys()]));
    const sure = clauses.filter(({ weight }) => weight >= least);
    wanted += decisions.size;
    found += [...decisions].filter((decision) => sure.some(({ nearness }) => nearness.has(decision))).length;
    claimed += new Set(sure.map(({ turn }) => turn)).size;
    right += new Set(sure.filter(({ isEvidence }) => isEvidence).map(({ turn }) => turn)).size;
  }
  process.stdout.write(
    `${least.toFixed(2)}    ${(found / wanted).toFixed(3)} of ${wanted}   ${(right / claimed).toFixed(3)} of ${claimed}\n`,
  );
}

const { weights, bias } = fitWeights(sets.flat(), sides);
process.stdout.write(`\nsign                             fitted   in use   (bias ${bias.toFixed(2)})\n`);
for (const [index, { name, weight }] of signs.entries()) {
  const fitted = (weights[index] ?? 0).toFixed(1);
  process.stdout.write(`${name.padEnd(32)} ${fitted.padStart(6)}   ${weight.toFixed(1).padStart(6)}\n`);
}
