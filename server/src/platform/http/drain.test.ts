import { Agent, get } from 'node:http';
import { ping } from '@hopgon/contract/system/routes';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/start-test-app.ts';

/** The status of an answer over a connection that is kept; throws when it is refused or cut. */
function ask(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    });
    request.on('error', reject);
  });
}

/** Sends requests until the port no longer accepts connections. */
async function askUntilRefused(url: string): Promise<(number | undefined)[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const statuses: (number | undefined)[] = [];
  while (true) {
    try {
      statuses.push(await ask(url, agent));
    } catch (error) {
      agent.destroy();
      if (Object(error).code === 'ECONNREFUSED') return statuses;
      throw error;
    }
  }
}

test('under load no request that was accepted is refused or cut off', async () => {
  const app = await startTestApp();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${Object(app.server.server.address()).port}`;
  let answered = 0;
  app.server.server.on('request', () => {
    answered += 1;
  });
  const asking = Promise.all(Array.from({ length: 20 }, () => askUntilRefused(url + ping.path)));
  await expect.poll(() => answered).toBeGreaterThan(100);
  await app.stopping.requests();
  const statuses = (await asking).flat();
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(statuses).toHaveLength(answered);
  await app.close();
});

test('an event stream that begins while it drains ends with it', async () => {
  const app = await startTestApp();
  let ended = false;
  app.world.hub.close();
  app.world.hub.subscribe({
    ...{ userId: 'u', sessionId: 's', companyIds: new Set<string>() },
    wake: () => undefined,
    end: () => {
      ended = true;
    },
  });
  expect(ended).toBe(true);
  await app.close();
});
