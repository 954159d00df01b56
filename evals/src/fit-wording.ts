import { PART_SIGNS, type PartView } from '@hopgon/engine/extract/decisions/part-signs';
import { tell } from '@hopgon/engine/extract/decisions/word-ruling';
import { fitLogistic, scoreOf } from './rulings/logistic-regression.ts';
import { openMeetings } from './rulings/open-meetings.ts';
import { partExamples, type Wording, wordingsIn } from './rulings/wordings.ts';
import { wordF1 } from './scoring/text-overlap.ts';

// npm run fit:wording : the weight of each feature of a phrase that belongs in a decision's wording, and the overlap
// with the gold wording on sets left out of the fit.
const NEAR = 0.45;

const sides = PART_SIGNS.map(({ weight }) => (weight < 0 ? -1 : 1));
const sets = openMeetings().map(({ folder, meetings }) => ({
  folder,
  wordings: meetings.flatMap(wordingsIn),
}));
const weightsFor = (wordings: readonly Wording[]) => fitLogistic(wordings.flatMap(partExamples), sides);

process.stdout.write(
  'set                 decisions   near: all parts   in use   set left out   best choice\n',
);
for (const { folder, wordings } of sets) {
  const fitted = weightsFor(sets.filter((set) => set.folder !== folder).flatMap((set) => set.wordings));
  const leftOut = (view: PartView) => {
    const holding = PART_SIGNS.flatMap((sign, index) => (sign.holds(view) ? [index] : []));
    return scoreOf(fitted, { holding });
  };
  const near = (worded: (wording: Wording) => string) =>
    String(wordings.filter((wording) => wordF1(worded(wording), wording.gold) >= NEAR).length);
  const columns = [
    String(wordings.length).padStart(9),
    near(({ views }) => tell(views, () => 0)).padStart(18),
    near(({ views }) => tell(views)).padStart(9),
    near(({ views }) => tell(views, leftOut)).padStart(15),
    String(wordings.filter(({ most }) => most >= NEAR).length).padStart(14),
  ];
  process.stdout.write(`${folder.padEnd(20)}${columns.join('')}\n`);
}

const { weights, bias } = weightsFor(sets.flatMap(({ wordings }) => wordings));
process.stdout.write(`\nsign                             fitted   in use   (bias ${bias.toFixed(2)})\n`);
for (const [index, { name, weight }] of PART_SIGNS.entries()) {
  const fitted = (weights[index] ?? 0).toFixed(1);
  process.stdout.write(`${name.padEnd(32)} ${fitted.padStart(6)}   ${weight.toFixed(1).padStart(6)}\n`);
}
