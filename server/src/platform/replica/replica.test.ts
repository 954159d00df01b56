import { expect, inject, onTestFinished, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';
import { systemClock } from '../clock/clock.ts';
import { openReplica } from './replica.ts';
import { judgeReplica } from './replica-state.rules.ts';

test.each([
  ['follows', true, 3, 'ok'],
  ['is far behind, or does not answer', true, 121, 'failing'],
  ['is a server of its own', false, 0, 'failing'],
])('a replica that %s', (_, isInRecovery, secondsBehind, state) => {
  expect(judgeReplica({ isInRecovery, secondsBehind })).toBe(state);
});

test('a replica that became a server of its own is reported', async () => {
  const clone = await cloneDatabase(inject('postgres'));
  const lines: string[] = [];
  const log = { info: () => undefined, warn: (_: object, line: string) => void lines.push(line) };
  const config = clone.appConfig;
  const replica = openReplica({
    config,
    primary: config,
    clock: systemClock,
    mayUse: () => 'not_found',
    log,
  });
  onTestFinished(async () => {
    await replica.stop(1_000);
    await clone.drop();
  });
  expect(replica.state()).toBe('ok');
  replica.start();
  await expect.poll(replica.state).toBe('failing');
  expect(lines).toEqual(['the replica does not follow the primary']);
  expect(replica.isCurrentFor([])).toBe(false);
});
