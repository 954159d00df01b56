import type { Random } from './random.ts';

const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
/** Enough of one kind; older ones may be deleted by now. */
const mostOfKind = 40;

/** Ids that replies named, by what they were called there. */
export interface IdPool {
  /** Keeps every id of a reply. `kind` is what its own `id` is called elsewhere, as `meetingId`. */
  collect(value: unknown, kind: string): void;
  /** An id that was called so, else any; null before one was seen. */
  find(name: string, random: Random): string | null;
}

interface NamedId {
  readonly name: string;
  readonly id: string;
}

/** What the `id` of something behind this field is called: of `participants` and `participant` alike `participantId`. */
const kindBehind = (field: string): string => `${field.replace(/s$/, '')}Id`;

function idsOf(value: unknown, kind: string): NamedId[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.slice(0, 20).flatMap((item) => idsOf(item, kind));
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' && guid.test(inner)
      ? [{ name: name === 'id' ? kind : name, id: inner }]
      : idsOf(inner, kindBehind(name)),
  );
}

export function createIdPool(known: Readonly<Record<string, string>>): IdPool {
  const byName = new Map<string, string[]>(Object.entries(known).map(([name, id]) => [name, [id]]));
  const add = (name: string, id: string): void => {
    const ids = byName.get(name) ?? [];
    if (ids.includes(id)) return;
    byName.set(name, [id, ...ids].slice(0, mostOfKind));
  };
  const collect = (value: unknown, kind: string): void => {
    for (const { name, id } of idsOf(value, kind)) add(name, id);
  };
  return {
    collect,
    find(name, random) {
      const ids = byName.get(name);
      if (ids && random.chance(0.85)) return random.pick(ids);
      const all = [...byName.values()].flat();
      return all.length > 0 ? random.pick(all) : null;
    },
  };
}
