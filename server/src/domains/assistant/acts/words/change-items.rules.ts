import { fold } from '@hopgon/engine/text/fold';
import type { ItemName, ItemPlace, ItemWords } from '../../shared/card-words.rules.ts';

interface Item {
  /** Of an item that the agenda holds already; none of a new one. */
  readonly id?: string | null;
  readonly title: string;
  readonly minutes: number;
}

const leastHeld = 0.6;

/** The item that a number or words mean, none the only new one; -1 where none or several are meant. */
function findItem(items: readonly Item[], name: ItemName): number {
  if (typeof name === 'number') return name < 0 ? items.length - 1 : name <= items.length ? name - 1 : -1;
  if (name === '') return onlyNew(items);
  const wanted = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const held = items.map(({ title }) => {
    const has = new Set(fold(title).match(/[\p{L}\p{N}]+/gu) ?? []);
    return wanted.filter((word) => has.has(word)).length / Math.max(1, wanted.length);
  });
  const best = Math.max(...held);
  return best >= leastHeld && held.filter((one) => one === best).length === 1 ? held.indexOf(best) : -1;
}

function onlyNew(items: readonly Item[]): number {
  const added = items.flatMap(({ id }, at) => (id === null || id === undefined ? [at] : []));
  return added.length === 1 ? (added[0] ?? -1) : -1;
}

const minutesOfItem = 10;

/** Items after each of several changes; null where one means none of them, or changes nothing. */
export const changeItems = <Of extends Item>(
  items: readonly Of[],
  words: readonly ItemWords[],
  create: (item: Item) => Of,
): Of[] | null => words.reduce<Of[] | null>((left, one) => left && changeOne(left, one, create), [...items]);

function changeOne<Of extends Item>(
  items: readonly Of[],
  words: ItemWords,
  create: (item: Item) => Of,
): Of[] | null {
  if (words.does === 'add') {
    const { title, minutes, to } = words;
    return placeItem(items, create({ title, minutes: minutes ?? minutesOfItem }), to);
  }
  if (words.does === 'exchange') return exchangeItems(items, words.items);
  const at = findItem(items, words.item);
  const one = items[at];
  if (one === undefined) return null;
  switch (words.does) {
    case 'remove':
      return items.length < 2 || one.id ? null : items.toSpliced(at, 1);
    case 'resize':
      return items.with(at, { ...one, minutes: words.minutes });
    case 'rename':
      return one.id ? null : items.with(at, { ...one, title: words.title });
    case 'move': {
      const moved = placeItem(items, one, words.to);
      return moved === null || moved[at] === one ? null : moved;
    }
  }
}

/** Items with one at a place among them; a number is one of where they stand before. */
function placeItem<Of extends Item>(items: readonly Of[], one: Of, to: ItemPlace): Of[] | null {
  const others = items.filter((item) => item !== one);
  if (to === 'first') return [one, ...others];
  if (to === 'last') return [...others, one];
  const near = items[findItem(items, 'before' in to ? to.before : to.after)];
  if (near === undefined || near === one) return null;
  const at = others.indexOf(near);
  return others.toSpliced('before' in to ? at : at + 1, 0, one);
}

function exchangeItems<Of extends Item>(
  items: readonly Of[],
  names: readonly [ItemName, ItemName],
): Of[] | null {
  const [at, to] = names.map((name) => findItem(items, name));
  const [one, other] = [items[at ?? -1], items[to ?? -1]];
  return one === undefined || other === undefined || at === undefined || to === undefined || at === to
    ? null
    : items.with(at, other).with(to, one);
}
