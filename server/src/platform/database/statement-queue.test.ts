import { expect, test } from 'vitest';
import type { Statement } from './statement.ts';
import { createStatementQueue } from './statement-queue.ts';

const named = (text: string): Statement => ({ text, values: [] });

function given(fails = '') {
  const packets: string[] = [];
  const failures: unknown[] = [];
  const queue = createStatementQueue(
    async (statements) => {
      packets.push(statements.map(({ text }) => text).join(' '));
      if (statements.some(({ text }) => text === fails)) throw new Error(fails);
      return statements.map(({ text }) => ({ rows: [{ text }], affected: 0 }));
    },
    (error) => failures.push(error),
  );
  const ask = async (text: string) => (await queue.run([named(text)]))[0]?.rows[0]?.text;
  return { queue, packets, failures, ask };
}

test('statements queued together are sent in one packet, each with its own result', async () => {
  const { packets, ask } = given();
  expect(await Promise.all([ask('a'), ask('b')])).toEqual(['a', 'b']);
  expect(await ask('c')).toBe('c');
  expect(packets).toEqual(['a b', 'c']);
});

test('statements queued meanwhile wait for the packet under way', async () => {
  const { packets, ask, queue } = given();
  const first = ask('a').then(() => ask('b'));
  const others = Promise.resolve().then(() => Promise.all([ask('c'), ask('d')]));
  await Promise.all([first, others]);
  await queue.idle();
  expect(packets).toEqual(['a c d', 'b']);
});

test('a packet that fails fails for each who waits for it, once', async () => {
  const { packets, failures, ask, queue } = given('b');
  const asked = await Promise.allSettled([ask('a'), ask('b')]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('c')).toBe('c');
  await queue.idle();
  expect(failures).toEqual([new Error('b')]);
  expect(packets).toEqual(['a b', 'c']);
});
