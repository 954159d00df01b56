import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { type Bus, createBus } from './bus.ts';

declare module './bus.ts' {
  interface DomainEvents {
    'trees.grown': { readonly word: string };
  }
}

let target: TestDatabase;
let database: Database;
let bus: Bus;

beforeAll(async () => {
  target = await cloneDatabase(inject('postgres'));
  await target.sql('create table trees (word text)');
  await target.sql(`grant select, insert on trees to ${target.appRole}`);
  database = openDatabase({
    ...target.appConfig,
    max: 2,
    onError: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await database.close();
  await target.drop();
});
beforeEach(async () => {
  bus = createBus();
  await target.sql('truncate trees');
});

const grow = (word: string) =>
  database.trusted({}).transaction(async (tx) => {
    await sql`insert into trees values (${word})`.execute(tx.db);
    await bus.emit(tx, 'trees.grown', { word });
  });

const trees = async () =>
  (await target.sql<{ word: string }>('select word from trees')).map(({ word }) => word);

describe('an event', () => {
  test('reaches all listeners, in order, one after the other', async () => {
    const received: string[] = [];
    bus.on('trees.grown', async (scope, { word }) => {
      await sql`select 1`.execute(scope.db);
      received.push(`first: ${word}`);
    });
    bus.on('trees.grown', async (_, { word }) => void received.push(`second: ${word}`));
    await grow('tre');
    expect(received).toEqual(['first: tre', 'second: tre']);
  });

  test('without a listener is no failure', async () => {
    await grow('tre');
    expect(await trees()).toEqual(['tre']);
  });

  test('carries what its listeners write into the same transaction', async () => {
    bus.on('trees.grown', async (scope, { word }) => {
      await sql`insert into trees values (${`${word} con`})`.execute(scope.db);
      expect(await trees()).toEqual([]);
    });
    await grow('tre');
    expect(await trees()).toEqual(['tre', 'tre con']);
  });

  test('whose listener fails undoes the change and skips the listeners after it', async () => {
    const received: string[] = [];
    bus.on('trees.grown', () => Promise.reject(new Error('no room')));
    bus.on('trees.grown', async () => void received.push('second'));
    await expect(grow('tre')).rejects.toThrow('no room');
    expect(await trees()).toEqual([]);
    expect(received).toEqual([]);
  });

  test('lets listeners wait for the commit, and forgets them after a rollback', async () => {
    const seen: Promise<string[]>[] = [];
    bus.on('trees.grown', async (scope, { word }) => {
      scope.afterCommit(() => seen.push(trees()));
      if (word === 'héo') throw new Error('withered');
    });
    await grow('tre');
    await expect(grow('héo')).rejects.toThrow('withered');
    expect(await Promise.all(seen)).toEqual([['tre']]);
  });
});
