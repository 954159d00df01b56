import { writeFileSync } from 'node:fs';
import { INTENT_KINDS } from '@hopgon/engine/intent/intent';
import type { IntentModels } from '@hopgon/engine/intent/intent-models';
import { readIntent } from '@hopgon/engine/intent/read-intent';
import { readMessage } from '@hopgon/engine/intent/read-message';
import { loadMessages } from '../../load-messages.ts';
import { scoreMessages } from '../../scoring/score-messages.ts';
import { evenFolds } from '../even-folds.ts';
import { packCompactModel } from '../pack-models.ts';
import { recordTrainedOn } from '../trained-on.ts';
import { fitSoftmax } from './fit-softmax.ts';
import { fitTagger } from './fit-tagger.ts';
import { kindExamples, type MessageExample, readExample, slotExamples } from './message-examples.ts';

// npm run train:intent [weights] : fits the models for chat messages on the open ones, prints what they give for batches and authors left out, and writes the weights; with `weights` it only writes these.
const WEIGHTS = new URL(import.meta.resolve('@hopgon/engine/intent/weights.gen'));
const FIGURES = new URL('../../../data/left-out-intent.txt', import.meta.url);
const HEAD = `// Written by \`npm run train:intent\` from the open messages of evals/data; never edit by hand.
import type { CompactModel } from '../classify/packed-models.ts';
`;

/** What is left out together: several batches or authors at a time, so that all of it takes minutes. */
const FOLDS = { batches: 4, authors: 6 };

const open = loadMessages()
  .filter(({ isClosed }) => !isClosed)
  .map((message) => ({ message, example: readExample(message) }));
const batchOf = ({ message }: (typeof open)[number]): string => message.batch;
const isAuthor = (batch: string): boolean => !/^\d+$/.test(batch);
const foldsOf = (count: number, isOf: (batch: string) => boolean) =>
  evenFolds(
    open.filter((one) => isOf(batchOf(one))),
    batchOf,
    count,
  );
const batches = foldsOf(FOLDS.batches, (batch) => !isAuthor(batch));
const authors = foldsOf(FOLDS.authors, isAuthor);
const foldOf = (one: (typeof open)[number]): string =>
  isAuthor(batchOf(one)) ? `authors ${authors.get(batchOf(one))}` : `batches ${batches.get(batchOf(one))}`;
const isWritten = process.argv.includes('weights');
const figures = isWritten
  ? []
  : [...Map.groupBy(open, foldOf)]
      .flatMap(([fold, own]) => {
        const models = fitModels(open.filter((one) => foldOf(one) !== fold).map(({ example }) => example));
        return [...Map.groupBy(own, batchOf)].map(([batch, messages]) => ({ batch, messages, models }));
      })
      .sort((one, other) => one.batch.localeCompare(other.batch, 'en', { numeric: true }))
      .flatMap(({ batch, messages, models }) =>
        scoreMessages(
          isAuthor(batch) ? `author ${batch}` : `batch ${batch}`,
          messages.map(({ message }) => message),
          (text, state) => readIntent(readMessage(text), state, models),
        ),
      );
const lines = figures
  .map(({ name, value, counts }) => `${name.padEnd(32)} ${value.toFixed(3)} ${counts}\n`)
  .join('');
process.stdout.write(`Left out\n${lines}`);

/** Without the many small weights and with few magnitudes the file is a third as large; of authors left out it costs a hundredth at most. */
const LEAST = { kind: 11, slot: 12 };

const { kind, slot } = fitModels(open.map(({ example }) => example));
const packed = `${HEAD}
export const KIND_MODEL: CompactModel = ${JSON.stringify(packCompactModel(kind, LEAST.kind))};

export const SLOT_MODEL: CompactModel = ${JSON.stringify(packCompactModel(slot, LEAST.slot))};
`;
writeFileSync(WEIGHTS, packed);
if (!isWritten) writeFileSync(FIGURES, lines);
recordTrainedOn('messages');
process.stdout.write(`\n${Math.round(packed.length / 1000)} kB of weights written\n`);

function fitModels(examples: readonly MessageExample[]): IntentModels {
  return {
    kind: fitSoftmax(kindExamples(examples), INTENT_KINDS, { bits: 21, epochs: 6, rate: 0.1, shrink: 1e-3 }),
    slot: fitTagger(slotExamples(examples), { bits: 19, epochs: 6, rate: 0.1, shrink: 1e-3 }),
  };
}
