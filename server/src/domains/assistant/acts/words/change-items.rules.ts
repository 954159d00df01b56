import { fold } from '@hopgon/engine/text/fold';
import type { ItemName, ItemWords } from '../../shared/card-words.rules.ts';

interface Item {
  readonly title: string;
  readonly minutes: number;
}

const leastHeld = 0.6;

/** The item that a number or words mean; -1 where none or several are meant. */
function findItem(items: readonly Item[], name: ItemName): number {
  if (typeof name === 'number') return name < 0 ? items.length - 1 : name <= items.length ? name - 1 : -1;
  const wanted = fold(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const held = items.map(({ title }) => {
    const has = new Set(fold(title).match(/[\p{L}\p{N}]+/gu) ?? []);
    return wanted.filter((word) => has.has(word)).length / Math.max(1, wanted.length);
  });
  const best = Math.max(...held);
  return best >= leastHeld && held.filter((one) => one === best).length === 1 ? held.indexOf(best) : -1;
}

/** Items in another order, without one, or one of another length; null where the words mean none of them, or change nothing. */
export function changeItems<Of extends Item>(
  items: readonly Of[],
  { move, remove, length, exchange }: ItemWords,
): Of[] | null {
  if (remove !== null) {
    const at = findItem(items, remove);
    return at < 0 || items.length < 2 ? null : items.toSpliced(at, 1);
  }
  if (length !== null) {
    const at = findItem(items, length.item);
    const one = items[at];
    return one === undefined ? null : items.with(at, { ...one, minutes: length.minutes });
  }
  if (exchange !== null) return exchangeItems(items, exchange);
  if (move === null) return null;
  const at = findItem(items, move.item);
  const one = items[at];
  if (one === undefined) return null;
  const others = items.toSpliced(at, 1);
  const to = itemPlace(items, at, move.to);
  return to === null || to === at ? null : others.toSpliced(to, 0, one);
}

function exchangeItems<Of extends Item>(
  items: readonly Of[],
  names: NonNullable<ItemWords['exchange']>,
): Of[] | null {
  const [at, to] = names.map((name) => findItem(items, name));
  const [one, other] = [items[at ?? -1], items[to ?? -1]];
  return one === undefined || other === undefined || at === undefined || to === undefined || at === to
    ? null
    : items.with(at, other).with(to, one);
}

/** Where the item at `at` stands among the others then. */
function itemPlace(
  items: readonly Item[],
  at: number,
  to: NonNullable<ItemWords['move']>['to'],
): number | null {
  if (to === 'first') return 0;
  if (to === 'last') return items.length - 1;
  const near = findItem(items, 'before' in to ? to.before : to.after);
  if (near < 0 || near === at) return null;
  const left = near > at ? near - 1 : near;
  return 'before' in to ? left : left + 1;
}
