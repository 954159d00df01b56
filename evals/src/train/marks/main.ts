import { writeFileSync } from 'node:fs';
import { mixHash, nameHash } from '@hopgon/engine/classify/hash';
import type { Features } from '@hopgon/engine/classify/linear-model';
import { labelProbabilities } from '@hopgon/engine/intent/label-model';
import { markFeatures, NAME } from '@hopgon/engine/intent/marks/mark-features';
import { shuffled } from '../fit-logistic.ts';
import { WeightTable } from '../intent/weight-table.ts';
import { packCompactModel } from '../pack-models.ts';
import { recordTrainedOn } from '../trained-on.ts';
import { listForms, loadSpelled, readBefore, type SpelledText } from './mark-examples.ts';

// npm run train:marks : fits the model that spells a message typed without marks, on the open messages and meetings, and writes its weights.
const WEIGHTS = new URL(import.meta.resolve('@hopgon/engine/intent/marks/marks.gen'));
const HEAD = `// Written by \`npm run train:marks\` from the open messages and meetings of evals/data; never edit by hand.
import type { CompactModel } from '../../classify/packed-models.ts';
`;
const FIT = { bits: 21, rate: 0.1, shrink: 1e-4 };
const EPOCHS = 4;
const LEAST_WEIGHT = 8;
/** A feature that is seen once would only be remembered. */
const LEAST_SEEN = 2;
const NEGLIGIBLE = 1e-3;

const texts = loadSpelled();
const forms = listForms(texts);

/** A word that may be spelled in several ways. */
type SpellingChoice = {
  readonly labels: readonly string[];
  readonly wanted: string;
  readonly features: Features;
};

function* choicesIn({ words }: SpelledText): Generator<SpellingChoice> {
  const bare = words.map((word) => word.bare);
  for (const [at, { label: wanted }] of words.entries()) {
    const labels = [...(forms.get(bare[at] ?? '') ?? []), NAME];
    if (labels.length > 1 && labels.includes(wanted))
      yield { labels, wanted, features: markFeatures(bare, at, readBefore(words, at)) };
  }
}

const seen = new Map<number, number>();
for (const text of texts)
  for (const { features } of choicesIn(text))
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
const table = new WeightTable(FIT);
for (let epoch = 0; epoch < EPOCHS; epoch += 1)
  for (const text of shuffled(texts)) for (const choice of choicesIn(text)) learn(choice, text.weight);
const packed = packCompactModel(table.model, LEAST_WEIGHT);
const formsInLine = [...forms.values()].flat().join(' ');
const moduleText = `${HEAD}
export const FORMS =
  '${formsInLine}';

export const MARK_MODEL: CompactModel = ${JSON.stringify(packed)};
`;
writeFileSync(WEIGHTS, moduleText);
recordTrainedOn('marks');
process.stdout.write(
  `${texts.length} texts, ${Math.round(moduleText.length / 1000)} kB of weights written\n`,
);

function learn({ labels, wanted, features: all }: SpellingChoice, weight: number): void {
  const features = all.filter((feature) => (seen.get(feature) ?? 0) >= LEAST_SEEN);
  const probabilities = labelProbabilities(table.model, features, labels);
  for (const [at, label] of labels.entries()) {
    const slope = weight * ((probabilities[at] ?? 0) - Number(label === wanted));
    if (Math.abs(slope) < NEGLIGIBLE) continue;
    for (const feature of features) table.step(mixHash(feature, nameHash(label)), slope);
  }
}
