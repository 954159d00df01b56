import { writeFileSync } from 'node:fs';
import { INTENT_KINDS } from '@hopgon/engine/intent/intent';
import type { IntentModels } from '@hopgon/engine/intent/intent-models';
import { readIntent } from '@hopgon/engine/intent/read-intent';
import { readMessage } from '@hopgon/engine/intent/read-message';
import { loadMessages, type Message } from '../../load-messages.ts';
import { scoreMessages } from '../../scoring/score-messages.ts';
import { packModel } from '../pack-models.ts';
import { fitSoftmax } from './fit-softmax.ts';
import { fitTagger } from './fit-tagger.ts';
import { kindExamples, slotExamples } from './message-examples.ts';

// npm run train:intent : fits the models for chat messages on the open ones, prints what they give for batches left out, and writes the weights.
const WEIGHTS = new URL(import.meta.resolve('@hopgon/engine/intent/weights.gen'));
const FIGURES = new URL('../../../data/left-out-intent.txt', import.meta.url);
const HEAD = `// Written by \`npm run train:intent\` from the open messages of evals/data; never edit by hand.
import type { PackedModel } from '../classify/packed-models.ts';
`;

const open = loadMessages().filter(({ isClosed }) => !isClosed);
const batches = [...new Set(open.map(({ batch }) => batch))].sort(
  (one, other) => Number(one) - Number(other),
);
const figures = process.argv.includes('fast')
  ? []
  : batches.flatMap((batch) => {
      const models = fitModels(open.filter((message) => message.batch !== batch));
      const own = open.filter((message) => message.batch === batch);
      return scoreMessages(`batch ${batch}`, own, (text) => readIntent(readMessage(text), models));
    });
const lines = figures
  .map(({ name, value, counts }) => `${name.padEnd(32)} ${value.toFixed(3)} ${counts}\n`)
  .join('');
process.stdout.write(`Batches left out\n${lines}`);

/** Leaving out the many small weights halves the file and changes no figure. */
const LEAST = { kind: 4, slot: 7 };

const { kind, slot } = fitModels(open);
const packed = `${HEAD}
export const KIND_MODEL: PackedModel = ${JSON.stringify(packModel(kind, LEAST.kind))};

export const SLOT_MODEL: PackedModel = ${JSON.stringify(packModel(slot, LEAST.slot))};
`;
writeFileSync(WEIGHTS, packed);
writeFileSync(FIGURES, lines);
process.stdout.write(`\n${Math.round(packed.length / 1000)} kB of weights written\n`);

function fitModels(messages: readonly Message[]): IntentModels {
  return {
    kind: fitSoftmax(kindExamples(messages), INTENT_KINDS, { bits: 18, epochs: 12, rate: 0.1, shrink: 1e-3 }),
    slot: fitTagger(slotExamples(messages), { bits: 18, epochs: 10, rate: 0.1, shrink: 1e-3 }),
  };
}
