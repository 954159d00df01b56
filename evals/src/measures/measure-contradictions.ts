import { findContradictions } from '@hopgon/engine/support/find-contradictions';
import { loadJson, recordsOf } from '../load-data.ts';
import { type Figure, share } from '../measure.ts';
import { type JsonRecord, readText } from '../read-json.ts';

/** Pairs of decisions, some of which cannot both hold: how many of those found are planted, and how many planted are found. */
export function measureContradictions(): Figure[] {
  const pairs = recordsOf(loadJson('contradictions/pairs.json'), 'pairs');
  return [
    ...figuresOfPairs('open', pairs.filter(isOf('split', 'open'))),
    ...figuresOfPairs('held', pairs.filter(isOf('split', 'held'))),
    ...figuresOfPairs('all', pairs),
    ...recallOf('same wording', pairs.filter(isOf('wording', 'same'))),
    ...recallOf('other wording', pairs.filter(isOf('wording', 'different'))),
  ];
}

const isOf =
  (field: string, value: string) =>
  (pair: JsonRecord): boolean =>
    pair[field] === value;

const isPlanted = (pair: JsonRecord): boolean => pair.contradicts === true;
const isFound = (pair: JsonRecord): boolean =>
  findContradictions([readText(pair, 'first'), readText(pair, 'second')]).length > 0;

function figuresOfPairs(split: string, pairs: readonly JsonRecord[]): Figure[] {
  const found = pairs.filter(isFound);
  const right = found.filter(isPlanted).length;
  return [
    share(`Precision, ${split}`, right, found.length),
    share(`Recall, ${split}`, right, pairs.filter(isPlanted).length),
  ];
}

const recallOf = (wording: string, planted: readonly JsonRecord[]): Figure[] => [
  share(`Recall, ${wording}`, planted.filter(isFound).length, planted.length),
];
