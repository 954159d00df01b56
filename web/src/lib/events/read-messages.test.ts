import { describe, expect, test } from 'vitest';
import { readMessages } from './read-messages.ts';

async function* pieces(...texts: string[]) {
  yield* texts;
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const read = (...texts: string[]) => collect(readMessages(pieces(...texts)));

describe('a text/event-stream', () => {
  test('gives event, data and id', async () => {
    expect(await read('id: 7\nevent: wake\ndata: {"topics":["me"]}\n\n')).toEqual([
      { id: '7', event: 'wake', data: '{"topics":["me"]}' },
    ]);
  });

  test('may come in any pieces and with any line ends', async () => {
    const text = 'event: wake\r\ndata: một\r\ndata: hai\r\n\r\n';
    const expected = [{ id: '', event: 'wake', data: 'một\nhai' }];
    expect(await read(text)).toEqual(expected);
    expect(await read(...text)).toEqual(expected);
  });

  test('keeps the last id for messages without one', async () => {
    const [, second] = await read('id: 7\ndata: a\n\ndata: b\n\n');
    expect(second).toEqual({ id: '7', event: 'message', data: 'b' });
  });

  test('heartbeats are life, not messages', async () => {
    let lines = 0;
    const messages = await collect(
      readMessages(pieces(': still here\n\n', ': still here\n\n'), () => {
        lines += 1;
      }),
    );
    expect(messages).toEqual([]);
    expect(lines).toBe(4);
  });

  test('a message cut off in the middle is not delivered', async () => {
    expect(await read('data: a\n')).toEqual([]);
  });
});
