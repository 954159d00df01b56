import { expect, inject, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { urlOf } from '../../testing/url-of.ts';
import { checkReplica } from './check-replica.ts';

test('a replica that is a server of its own, or does not answer, is a problem', async () => {
  const clone = await cloneDatabase(inject('postgres'));
  onTestFinished(() => clone.drop());
  const check = (databaseReplicaUrl: string | undefined) => checkReplica({ databaseReplicaUrl }, clone);
  const problem = (text: string) => [
    { check: 'replica', state: 'problem', text: expect.stringContaining(text) },
  ];
  expect(await check(undefined)).toEqual([]);
  expect(await check(urlOf(clone.appConfig))).toEqual(problem('không phải bản sao'));
  expect(await check('postgres://user:hunter2@127.0.0.1:1/x')).toEqual(problem('(ECONNREFUSED)'));
});
