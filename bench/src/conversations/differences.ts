import type { Slots } from './expectations.ts';
import type { SeenAct } from './seen-acts.ts';

const groups = [
  ['schedule', 'series'],
  ['move', 'prolong'],
  ['task-accept', 'task-done', 'task-deadline', 'task-priority', 'task-assign'],
];
const areRelated = (left: string, right: string): boolean =>
  groups.some((group) => group.includes(left) && group.includes(right));

/** Slots whose wording is free, or that a card shows otherwise. */
const shownOnly = new Set(['repeat', 'part', 'subject', 'to', 'time']);
const worded = new Set(['title', 'text', 'reason', 'item']);

/** Where what was wanted differs from what a card shows. */
export function differences({ act, ...slots }: Slots, seen: readonly SeenAct[]): string[] {
  const wanted = typeof act === 'string' ? act : '';
  const shown = seen.find((one) => one.act === wanted) ?? seen.find((one) => areRelated(wanted, one.act));
  if (!shown) return [`no ${wanted} but ${seen.map((one) => one.act).join(', ')}`];
  return Object.entries(slots).flatMap(([name, value]) => differenceOf(name, value, shown.slots[name]));
}

function differenceOf(name: string, wanted: unknown, shown: unknown): string[] {
  if (typeof wanted === 'string' && wanted.startsWith('ambiguous:')) return [];
  if (shownOnly.has(name)) return shown === undefined || shown === null ? [`no ${name}`] : [];
  if (worded.has(name)) return wordDifference(name, String(wanted), typeof shown === 'string' ? shown : '');
  return isEqual(wanted, shown) ? [] : [`${name} ${JSON.stringify(shown)} for ${JSON.stringify(wanted)}`];
}

function isEqual(wanted: unknown, shown: unknown): boolean {
  if (Array.isArray(wanted) && Array.isArray(shown) && wanted.every((one) => typeof one === 'string'))
    return wanted.toSorted().join() === shown.toSorted().join();
  return JSON.stringify(wanted) === JSON.stringify(shown);
}

const cut = (text: string): string[] =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** As compared: without diacritics, in lower case. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/giu, 'd').toLowerCase();

/** Most of the words that matter stand in it, and not many more. */
function wordDifference(name: string, wanted: string, shown: string): string[] {
  const [asked, got] = [cut(wanted), cut(shown)];
  const kept = asked.filter((word) => got.includes(word)).length;
  const isClose = kept >= asked.length * 0.75 && got.length <= asked.length + 5;
  return isClose ? [] : [`${name} “${shown}” for “${wanted}”`];
}
