import { SIGNS_AGAINST } from '@hopgon/engine/extract/decisions/signs-against';
import { SIGNS_FOR } from '@hopgon/engine/extract/decisions/signs-for';
import { loadMeetings } from './load-meetings.ts';
import { fitLogistic, scoreOf } from './rulings/logistic-regression.ts';
import { rulingClauses } from './rulings/ruling-clauses.ts';
import { addTo, f1, newTally } from './scoring/tally.ts';

// npm run fit : what each sign of a ruling should weigh, and how well the clauses of meetings left out are told by it.
const FOLDERS = [
  'meetings',
  'own-meetings',
  'own-meetings-2',
  'fresh-meetings',
  'fresh-meetings-2',
  'fresh-meetings-3',
  'fresh-meetings-4',
  'fresh-meetings-6',
  'fresh-meetings-7',
  'fresh-meetings-8',
];
const FOLDS = 6;
const LEASTS = [2.5, 2.75, 2.9, 3, 3.25, 3.5, 3.75, 4];

const signs = [...SIGNS_FOR, ...SIGNS_AGAINST];
const sides = signs.map((_, index) => (index < SIGNS_FOR.length ? 1 : -1));
const meetings = FOLDERS.flatMap((folder) => loadMeetings(folder)).map((one) => rulingClauses(one, signs));

const leftOut = Array.from({ length: FOLDS }, (_, fold) => {
  const fitted = fitLogistic(meetings.filter((_, index) => index % FOLDS !== fold).flat(), sides);
  return meetings
    .filter((_, index) => index % FOLDS === fold)
    .flat()
    .map((example) => ({ isOne: example.isOne, weight: scoreOf({ ...fitted, bias: 0 }, example) }));
}).flat();

process.stdout.write(
  `${leftOut.length} clauses of ${meetings.length} meetings\n\nleast   F1, meetings left out\n`,
);
for (const least of LEASTS) {
  const tally = newTally();
  for (const { isOne, weight } of leftOut) {
    const found = weight >= least;
    addTo(tally, { right: found && isOne ? 1 : 0, wanted: isOne ? 1 : 0, found: found ? 1 : 0 });
  }
  process.stdout.write(
    `${least.toFixed(2)}    ${f1(tally).toFixed(3)}   ${tally.right} right, ${tally.found} found, ${tally.wanted} wanted\n`,
  );
}

const { weights, bias } = fitLogistic(meetings.flat(), sides);
process.stdout.write(`\nsign                             fitted   in use   (bias ${bias.toFixed(2)})\n`);
for (const [index, { name, weight }] of signs.entries()) {
  const fitted = (weights[index] ?? 0).toFixed(1);
  process.stdout.write(`${name.padEnd(32)} ${fitted.padStart(6)}   ${weight.toFixed(1).padStart(6)}\n`);
}
