import { isClock, nameSlots } from './name-slots.ts';
import type { SeenAct } from './seen-acts.ts';
import type { Slots } from './world.ts';

const groups = [
  ['schedule', 'series'],
  ['move', 'prolong', 'rename', 'change-place'],
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
  const named = Object.entries(nameSlots(wanted, slots));
  const alike = seen.filter((one) => one.act === wanted);
  const shown = alike.length > 0 ? alike : seen.filter((one) => areRelated(wanted, one.act)).slice(0, 1);
  if (shown.length === 0) return [`no ${wanted} but ${seen.map((one) => one.act).join(', ')}`];
  // Of several alike the one that is nearest to what was wanted.
  const found = shown.map((one) =>
    named.flatMap(([name, value]) => differenceOf(name, value, one.slots[name])),
  );
  return found.toSorted((left, right) => left.length - right.length)[0] ?? [];
}

function differenceOf(name: string, wanted: unknown, shown: unknown): string[] {
  if (typeof wanted === 'string' && wanted.startsWith('ambiguous:')) return [];
  if (shownOnly.has(name) && !isClock(wanted))
    return shown === undefined || shown === null ? [`no ${name}`] : [];
  if (worded.has(name)) return wordDifference(name, String(wanted), typeof shown === 'string' ? shown : '');
  return isMet(name, wanted, shown) ? [] : [`${name} ${JSON.stringify(shown)} for ${JSON.stringify(wanted)}`];
}

function isMet(name: string, wanted: unknown, shown: unknown): boolean {
  // An end is written as an hour, or with its day.
  if (name === 'end' && isClock(wanted)) return typeof shown === 'string' && shown.endsWith(`T${wanted}`);
  // "Thêm 15 phút" and "còn 45 phút" are both said in minutes.
  if (name === 'minutes' && Array.isArray(shown)) return shown.includes(wanted);
  return name === 'body' ? holdsWords(String(wanted), String(shown)) : isEqual(wanted, shown);
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

const leastHeld = 0.6;

/** Most of the words stand in a longer text. */
function holdsWords(wanted: string, shown: string): boolean {
  const [asked, got] = [cut(wanted), cut(shown)];
  return asked.filter((word) => got.includes(word)).length >= asked.length * leastHeld;
}

/** Most of the words that matter stand in it, and not many more. */
function wordDifference(name: string, wanted: string, shown: string): string[] {
  const [asked, got] = [cut(wanted), cut(shown)];
  const kept = asked.filter((word) => got.includes(word)).length;
  const isClose = kept >= asked.length * 0.75 && got.length <= asked.length + 5;
  return isClose ? [] : [`${name} “${shown}” for “${wanted}”`];
}
