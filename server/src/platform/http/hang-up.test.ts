import { defineRoute } from '@hopgon/contract/route';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createBinder } from './binder.ts';

const nobody = (): never => {
  throw new Error('nobody is named here');
};

const slow = defineRoute({
  method: 'POST',
  path: '/api/slow',
  summary: 'Answers when the test releases it',
  access: 'public',
  body: z.object({ word: z.string() }),
  reply: z.object({}),
  failures: [],
});

test('a call knows when its client has disconnected before the reply', async () => {
  const server = Fastify();
  server.decorateRequest('isMultipart', () => false);
  const bind = createBinder(server, {
    replica: null,
    clock: { now: () => new Date(0) },
    disk: { state: () => 'ok' as const },
    hub: { lastId: () => '' },
    identify: nobody,
    tools: { add: () => undefined },
    scopes: { person: nobody, company: nobody, job: nobody },
  });
  const calls: (() => boolean)[] = [];
  const answer = Promise.withResolvers<void>();
  bind(slow, async ({ isGone }) => {
    calls.push(isGone);
    await answer.promise;
    return {};
  });
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  const hangsUp = new AbortController();
  const ask = (signal?: AbortSignal) =>
    fetch(new URL(slow.path, address), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ word: 'chào' }),
      ...(signal ? { signal } : {}),
    });
  const first = ask(hangsUp.signal);
  await expect.poll(() => calls.length, { timeout: 5_000 }).toBe(1);
  const second = ask();
  await expect.poll(() => calls.length, { timeout: 5_000 }).toBe(2);
  hangsUp.abort();
  await expect(first).rejects.toThrow();
  await expect.poll(() => calls.map((isGone) => isGone()), { timeout: 5_000 }).toEqual([true, false]);
  answer.resolve();
  expect((await second).status).toBe(200);
  await server.close();
});
