import type { LinearModel } from '@hopgon/engine/classify/linear-model';
import type { Models } from '@hopgon/engine/classify/models';
import {
  type CompactModel,
  MAGNITUDES,
  MORE,
  MOST_SKIPPED,
  NEGATIVE,
  type PackedModel,
} from '@hopgon/engine/classify/packed-models';
import { packForest } from './pack-forests.ts';

const HEAD = `// Written by \`npm run train\` from the open meetings of evals/data; never edit by hand.
import type { PackedForest } from './packed-forests.ts';
import type { CompactModel, PackedModel } from './packed-models.ts';
`;
const LARGEST = 127;
/** Smaller weights are left out where scores are only compared, more of them where they count little; of probabilities none is. */
const LEAST_WEIGHT = 8;
const LEAST_EDGE_WEIGHT = 16;
const LEAST_NEAR_WEIGHT = 10;
const LEAST_EXACT_WEIGHT = 1;
/** The models whose weights are written in whole bytes, by the least that is written; those of words and titles are compact. */
const WHOLE: Readonly<Record<string, number>> = {
  ...{ task: LEAST_EXACT_WEIGHT, decision: LEAST_EXACT_WEIGHT, question: LEAST_EXACT_WEIGHT },
  ...{ boundary: LEAST_WEIGHT, bound: LEAST_WEIGHT, commitment: LEAST_WEIGHT },
};

/** The module that holds the weights of all models. */
export function packModels(models: Models, factFrom: Readonly<Record<string, number>>): string {
  const whole: string[] = [];
  const compact: string[] = [];
  const forests: string[] = [];
  for (const [name, model] of Object.entries(models)) {
    const least = WHOLE[name];
    if ('roots' in model) forests.push(entryOf(name, packForest(model)));
    else if (least === undefined) compact.push(entryOf(name, packCompactModel(model, leastCompact(name))));
    else whole.push(entryOf(name, packModel(model, least)));
  }
  const least = Object.entries(factFrom).map(([kind, from]) => `${kind}: ${from}`);
  return `${HEAD}
export const FACT_FROM = { ${least.join(', ')} };

export const MODELS = {
${whole.join('')}} satisfies Record<string, PackedModel>;

export const COMPACT_MODELS = {
${compact.join('')}} satisfies Record<string, CompactModel>;

export const FORESTS = {
${forests.join('')}} satisfies Record<string, PackedForest>;
`;
}

const entryOf = (name: string, packed: object): string => `  ${name}: ${JSON.stringify(packed)},\n`;

function leastCompact(name: string): number {
  if (/(?:Begin|End)$/u.test(name)) return LEAST_EDGE_WEIGHT;
  return name.endsWith('Near') ? LEAST_NEAR_WEIGHT : LEAST_WEIGHT;
}

/** Weights as signed bytes; what is next to zero, less than `least` of 127, is left out. */
export function packModel({ weights, bias }: LinearModel, least = LEAST_WEIGHT): PackedModel {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const scale = Number(((most || 1) / LARGEST).toPrecision(6));
  const bytes: number[] = [];
  let last = -1;
  weights.forEach((weight, entry) => {
    const rounded = Math.round(weight / scale);
    if (Math.abs(rounded) < least) return;
    bytes.push(...gapBytes(entry - last - 1), rounded & 0xff);
    last = entry;
  });
  return {
    bits: Math.log2(weights.length),
    scale,
    bias: Number(bias.toPrecision(6)),
    weights: Buffer.from(bytes).toString('base64'),
  };
}

/** Weights as `CompactModel` has them; what is less than `least` of 127 is left out. */
export function packCompactModel({ weights, bias }: LinearModel, least: number): CompactModel {
  let most = 0;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const scale = Number(((most || 1) / LARGEST).toPrecision(6));
  const bytes: number[] = [];
  let last = -1;
  weights.forEach((weight, entry) => {
    const size = Math.abs(weight) / scale;
    if (size < least) return;
    const magnitude = nearestMagnitude(size);
    let gap = entry - last - 1;
    for (; gap >= MOST_SKIPPED; gap -= MOST_SKIPPED) bytes.push(MOST_SKIPPED << 4);
    bytes.push((gap << 4) + (weight < 0 ? NEGATIVE : 0) + magnitude);
    last = entry;
  });
  return {
    bits: Math.log2(weights.length),
    scale,
    ...(bias !== 0 && { bias: Number(bias.toPrecision(6)) }),
    weights: Buffer.from(bytes).toString('base64'),
  };
}

/** Which magnitude a number is nearest to in ratio. */
function nearestMagnitude(number: number): number {
  const distances = MAGNITUDES.map((magnitude) => Math.abs(Math.log(number / magnitude)));
  return distances.indexOf(Math.min(...distances));
}

function gapBytes(gap: number): number[] {
  const bytes = [gap % MORE];
  for (let rest = Math.floor(gap / MORE); rest > 0; rest = Math.floor(rest / MORE)) {
    bytes.unshift((rest % MORE) + MORE);
  }
  return bytes;
}
