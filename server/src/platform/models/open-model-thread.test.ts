import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ModelAct, type ModelServer, startModelServer } from '../../testing/models/model-server.ts';
import type { ModelPart, ModelRequest } from './model-call.rules.ts';
import { openModelThread } from './open-model-thread.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const thread = openModelThread({ piece: 2_000, answer: 10_000 });
afterEach(() => thread.stop());

function stream(acts: readonly ModelAct[], signal = new AbortController().signal): AsyncGenerator<ModelPart> {
  server.script(() => acts);
  const request: ModelRequest = {
    system: 'Trả lời ngắn.',
    messages: [{ role: 'user', text: 'Chào' }],
    maxOutputTokens: 100,
    signal,
  };
  return thread.stream({ provider: 'compatible', baseUrl: server.url, model: 'gia', key: 'k' }, request);
}

test('an answer comes in its order, several at once each to its own caller', async () => {
  const read = async (word: string) => {
    const parts: ModelPart[] = [];
    for await (const part of stream([{ say: `${word} một ` }, { say: `${word} hai` }])) parts.push(part);
    return parts.map((part) => (part.kind === 'text' ? part.text : part.kind)).join('');
  };
  expect(await read('a')).toBe('a một a haiend');
  expect(new Set(await Promise.all([read('b'), read('b'), read('b')]))).toEqual(new Set(['b một b haiend']));
});

test('what the model did wrong keeps its name', async () => {
  await expect(stream([{ status: 503 }]).next()).rejects.toMatchObject({ problem: 'unreachable' });
});

test('a caller who stops ends the call and gets the reason; one who reads no further ends it, too', async () => {
  const stopping = new AbortController();
  const answer = stream([{ say: 'Chào' }, { stall: true }], stopping.signal);
  expect((await answer.next()).value).toEqual({ kind: 'text', text: 'Chào' });
  stopping.abort(new Error('thôi'));
  await expect(answer.next()).rejects.toThrow('thôi');
  await server.asked.at(-1)?.hungUp;
  const left = stream([{ say: 'Chào' }, { stall: true }]);
  await left.next();
  await left.return(undefined);
  await server.asked.at(-1)?.hungUp;
});

test('a thread that ends fails its calls, and the next call begins another', async () => {
  const answer = stream([{ say: 'Chào' }, { stall: true }]);
  await answer.next();
  const rest = answer.next();
  await thread.stop();
  await expect(rest).rejects.toMatchObject({ problem: 'cut_off' });
  expect((await stream([{ say: 'Chào' }]).next()).value).toEqual({ kind: 'text', text: 'Chào' });
});
