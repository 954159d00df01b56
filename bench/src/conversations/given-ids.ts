import type { Person } from '../../../server/src/testing/given.ts';

/** The ids that the database gave the people, rooms, meetings and tasks of a world. */
export interface GivenWorld {
  readonly people: ReadonlyMap<string, Person>;
  readonly rooms: ReadonlyMap<string, string>;
  readonly meetings: ReadonlyMap<string, string>;
  readonly tasks: ReadonlyMap<string, string>;
}

const zone = '+07:00';
export const instantAt = (local: string): string =>
  new Date(`${local.length === 16 ? `${local}:00` : local}${zone}`).toISOString();

/** The id of something of the world. */
export const requireOf = <Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value => {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the world has no ${String(key)}`);
  return value;
};
