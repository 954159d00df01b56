import { findStalePromises } from '@hopgon/engine/support/find-stale-promises';
import { loadJson, recordsOf } from '../load-data.ts';
import { type Figure, share } from '../measure.ts';
import { type JsonRecord, readText } from '../read-json.ts';

/** Lines of meetings with what was said later: how many of those found are stale, and how many stale ones are found. */
export function measureStalePromises(): Figure[] {
  const data = loadJson('stale-promises/cases.json');
  const cases = recordsOf(data, 'cases');
  const of = (field: string, value: string) => cases.filter((each) => each[field] === value);
  return [
    ...figuresOf('written before the rule', of('written', 'before')),
    ...figuresOf('written after it', of('written', 'after')),
    ...figuresOf('all', cases),
    ...figuresOf('other wording', of('wording', 'different')),
  ];
}

const today = '2026-11-27';

const isFound = (given: JsonRecord): boolean => {
  const kind = readText(given, 'kind') === 'decision' ? 'decision' : 'task';
  const deadline = typeof given.deadline === 'string' ? given.deadline : null;
  const promised = {
    text: readText(given, 'text'),
    saidOn: readText(given, 'saidOn'),
    deadline,
    kind,
  } as const;
  const later = recordsOf(given, 'later').map((line) => ({
    on: readText(line, 'on'),
    text: readText(line, 'text'),
  }));
  return findStalePromises({ promises: [{ ...promised, hasPerson: false }], later, today }).length > 0;
};

function figuresOf(split: string, cases: readonly JsonRecord[]): Figure[] {
  const found = cases.filter(isFound);
  const isStale = (each: JsonRecord): boolean => each.stale === true;
  const right = found.filter(isStale).length;
  return [
    share(`Precision, ${split}`, right, found.length),
    share(`Recall, ${split}`, right, cases.filter(isStale).length),
  ];
}
