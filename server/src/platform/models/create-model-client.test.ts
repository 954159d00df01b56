import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ModelAct, type ModelServer, startModelServer } from '../../testing/models/model-server.ts';
import { createModelClient } from './create-model-client.ts';
import type { ModelAccess, ModelPart, ModelRequest } from './model-call.rules.ts';
import { ModelFailed } from './model-client.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const client = createModelClient({ piece: 2_000, answer: 10_000 });
const accessOf = (provider: ModelAccess['provider']): ModelAccess => ({
  provider,
  baseUrl: server.url,
  model: 'gia',
  key: 'sk-thu',
});

async function ask(
  acts: readonly ModelAct[],
  { access = accessOf('compatible'), ...more }: Partial<ModelRequest> & { access?: ModelAccess } = {},
): Promise<ModelPart[]> {
  server.script(() => acts);
  const request: ModelRequest = {
    system: 'Trả lời ngắn.',
    messages: [{ role: 'user', text: 'Chào' }],
    maxOutputTokens: 100,
    signal: new AbortController().signal,
    ...more,
  };
  const parts: ModelPart[] = [];
  for await (const part of client.stream(access, request)) parts.push(part);
  return parts;
}

const tools = [{ name: 'tim_hop', description: 'Tìm cuộc họp', input: { type: 'object', properties: {} } }];

describe.each(['openai', 'compatible', 'anthropic', 'google'] as const)(
  'over the protocol of %s',
  (provider) => {
    test('an answer comes piece by piece, with its key, and what it took', async () => {
      const parts = await ask([{ say: 'Chào ' }, { say: 'bạn.' }], { access: accessOf(provider) });
      expect(parts).toEqual([
        { kind: 'text', text: 'Chào ' },
        { kind: 'text', text: 'bạn.' },
        { kind: 'end', usage: { input: 100, output: 20 } },
      ]);
      expect(server.asked.at(-1)).toMatchObject({ key: 'sk-thu', last: expect.stringContaining('Chào') });
    });

    test('tools are offered, called, and their results read', async () => {
      const access = accessOf(provider);
      const parts = await ask([{ call: 'tim_hop', input: { words: 'ngân sách' } }], { access, tools });
      const call = parts.find((part) => part.kind === 'tool');
      expect(call).toMatchObject({ name: 'tim_hop', input: { words: 'ngân sách' } });
      expect(server.asked.at(-1)?.tools).toEqual(['tim_hop']);
      const result = { id: call?.id ?? '', name: 'tim_hop', input: {}, result: { found: 3 } };
      await ask([{ say: 'Có 3 cuộc.' }], {
        access,
        tools,
        messages: [
          { role: 'user', text: 'Chào' },
          { role: 'tools', calls: [result] },
        ],
      });
      expect(server.asked.at(-1)).toMatchObject({ toolResults: 1, prompt: expect.stringContaining('found') });
    });
  },
);

// ASVS v5.0.0-15.3.2, v5.0.0-16.5.2
test.each<[string, readonly ModelAct[], string]>([
  ['an error of the server', [{ status: 500 }], 'unreachable'],
  ['a wrong key', [{ status: 401 }], 'refused'],
  ['too many calls', [{ status: 429 }], 'refused'],
  ['a redirect', [{ status: 302 }], 'unreachable'],
  ['silence', [{ stall: true }], 'slow'],
  ['silence after a while', [{ say: 'Chào' }, { stall: true }], 'slow'],
  [
    'arguments longer than any request',
    [{ call: 'tim_hop', input: { words: 'a'.repeat(9_000) } }],
    'unreadable',
  ],
  ['a cut connection', [{ say: 'Chào' }, { cut: true }], 'cut_off'],
  ['an answer that is too long', [{ say: 'Chào' }, { finish: 'length' }], 'cut_off'],
  ['a filtered answer', [{ finish: 'content_filter' }], 'refused'],
  ['garbage', [{ garbage: 'data: {không phải\n\n' }], 'unreadable'],
  ['arguments that are no JSON', [{ call: 'tim_hop', input: '{"words": ' }], 'unreadable'],
])('%s is named', async (_, acts, problem) => {
  const failed = await ask(acts, { tools }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ModelFailed);
  expect(failed).toMatchObject({ problem });
});

test('a server that is not there is unreachable', async () => {
  const access = { ...accessOf('compatible'), baseUrl: 'http://127.0.0.1:9/v1' };
  await expect(ask([], { access })).rejects.toMatchObject({ problem: 'unreachable' });
});

test('stopping ends the call of the model', async () => {
  server.script(() => [{ say: 'Chào' }, { stall: true }]);
  const stopping = new AbortController();
  const parts = client.stream(accessOf('compatible'), {
    system: '',
    messages: [{ role: 'user', text: 'Chào' }],
    maxOutputTokens: 100,
    signal: stopping.signal,
  });
  await parts.next();
  stopping.abort();
  await expect(parts.next()).rejects.toMatchObject({ name: 'AbortError' });
  await server.asked.at(-1)?.hungUp;
});
