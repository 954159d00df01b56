import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { Agenda } from '@hopgon/contract/preparation/schemas';

type AgendaCard = Extract<SingleChange, { kind: 'agenda' }>;
type Whole = NonNullable<AgendaCard['whole']>;

/** The items of a card that are new, in the order in which its agenda has them. */
export const newItemsOf = (whole: Whole): AgendaCard['items'] =>
  whole.flatMap(({ id, title, minutes }) => (id === null ? [{ title, minutes }] : []));

/** A whole agenda on what the saved one holds now: items that went are left out, and those that somebody added come last. */
export function onAgenda(whole: Whole, { items }: Pick<Agenda, 'items'>): Whole {
  const there = new Map(items.map((item) => [item.id, item]));
  const held = new Set(whole.map(({ id }) => id));
  return [
    ...whole.flatMap((row) => {
      if (row.id === null) return [row];
      const item = there.get(row.id);
      return item ? [{ ...row, title: item.title }] : [];
    }),
    ...items.filter(({ id }) => !held.has(id)).map(({ id, title, minutes }) => ({ id, title, minutes })),
  ];
}

/** A whole agenda with other new items: one of the same title keeps its place, others take the places that are left, or come last. */
export function withNewItems(whole: Whole, items: AgendaCard['items']): Whole {
  const left = [...items];
  const take = (at: number): Whole[number][] => left.splice(at, 1).map((item) => ({ id: null, ...item }));
  const named = whole.map((row) => {
    const at = row.id === null ? left.findIndex(({ title }) => title === row.title) : -1;
    return at < 0 ? row : { row, item: take(at) };
  });
  const placed = named.flatMap((one): Whole[number][] => {
    if ('row' in one) return one.item;
    return one.id === null ? take(0) : [one];
  });
  return [...placed, ...left.map((item) => ({ id: null, ...item }))];
}
