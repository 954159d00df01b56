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
/** Slots that no card has a field for: what a card does and what its answer says of them is all there is. */
const onlySaid = new Set(['note', 'chair', 'secretary', 'cc', 'remove', 'change', 'position']);
/** Lists of people or of times, of which a card describes those that matter in `people` and `options`. */
const ofCard = new Set(['removeOptions', 'addOptions', 'series', 'ambiguous', 'from', 'to']);

/** What an answer shows: what its card does, and what its text says. */
export interface Shown {
  readonly acts: readonly SeenAct[];
  readonly text: string;
  readonly nameOf: (id: string) => string;
}

/** Where what was wanted differs from what a card shows. */
export function differences({ act, ...slots }: Slots, { acts: seen, text, nameOf }: Shown): string[] {
  const wanted = typeof act === 'string' ? act : '';
  const named = Object.entries(nameSlots(wanted, slots));
  const alike = seen.filter((one) => one.act === wanted);
  const shown = alike.length > 0 ? alike : seen.filter((one) => areRelated(wanted, one.act)).slice(0, 1);
  if (shown.length === 0) return [`no ${wanted} but ${seen.map((one) => one.act).join(', ')}`];
  // Of several alike the one that is nearest to what was wanted.
  const said = (value: unknown): boolean =>
    wordsOfSlot(value).every((words) => holdsWords(nameOf(words), text));
  const found = shown.map((one) =>
    named.flatMap(([name, value]) => {
      if (onlySaid.has(name) && !(name in one.slots)) return said(value) ? [] : [`${name} is not said`];
      return ofCard.has(name) && !(name in one.slots) ? [] : differenceOf(name, value, one.slots[name]);
    }),
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
  if (name === 'items' && Array.isArray(wanted) && Array.isArray(shown)) return holdsItems(wanted, shown);
  return name === 'body' ? holdsWords(String(wanted), String(shown)) : isEqual(wanted, shown);
}

/** The words of a value: the title of an item, a text, an id. */
const wordsOfSlot = (value: unknown): string[] =>
  [value].flat().flatMap((one) => {
    if (typeof one === 'string') return [one];
    return typeof one === 'object' && one !== null && 'item' in one ? [String(one.item)] : [];
  });

/** Each item that is wanted is among those that are shown, of the length that is said. */
function holdsItems(wanted: readonly unknown[], shown: readonly unknown[]): boolean {
  const titleOf = (one: unknown): string => wordsOfSlot(one)[0] ?? '';
  const minutesOf = (one: unknown): unknown =>
    typeof one === 'object' && one !== null && 'minutes' in one ? one.minutes : undefined;
  return wanted.every((one) =>
    shown.some(
      (other) =>
        wordDifference('item', titleOf(one), titleOf(other)).length === 0 &&
        (minutesOf(one) === undefined || minutesOf(one) === minutesOf(other)),
    ),
  );
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
