import { logout } from '@hopgon/contract/auth/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, givenPerson, givenSession, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { openWakeUpStream } from './open-wake-up-stream.ts';

interface Received {
  readonly event: string;
  readonly data: string;
  readonly id: string | undefined;
}

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await startTestApp();
  url = await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** Reads a person's stream; `next` resolves with each event as it comes, and with null once it has ended. */
async function listen(person: Pick<Person, 'token'>, lastEventId?: string) {
  const gone = new AbortController();
  const response = await fetch(`${url}/api/events`, {
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
    signal: gone.signal,
  });
  const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async (): Promise<Received | null> => {
    while (true) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        if (!block.startsWith(':')) return parse(block);
        continue;
      }
      const read = await chunks?.read();
      if (!read || read.done) return null;
      text += read.value;
    }
  };
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    next,
    stop: () => gone.abort(),
  };
}

const field = (block: string, name: string): string | undefined =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];

const parse = (block: string): Received => ({
  event: field(block, 'event') ?? '',
  data: field(block, 'data') ?? '',
  id: field(block, 'id'),
});

/** All messages received until a wake-up names the topic. */
async function wokenUntil(stream: { next(): Promise<Received | null> }, topic: string): Promise<string> {
  let received = '';
  while (!received.includes(`"${topic}"`)) {
    const event = await stream.next();
    if (!event) throw new Error(`the stream ended before it named ${topic}: ${received}`);
    received += event.data;
  }
  return received;
}

const meeting = { title: 'Giao ban', startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' };

test('wakes the invited to read their meetings again, without any content', async () => {
  const { owner, people } = await givenCompany(app, { members: ['Lê Thị Mai', 'Trần Văn Tuấn'] });
  const invited = await listen(people['Lê Thị Mai']);
  const other = await listen(people['Trần Văn Tuấn']);
  expect(invited).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' });
  expect((await invited.next())?.event).toBe('ready');
  await other.next();
  const participants = [{ userId: people['Lê Thị Mai'].userId }];
  (await owner.call(createMeeting, { body: { allowClashes: true, ...meeting, participants } })).value();
  expect(await wokenUntil(invited, 'meetings')).not.toContain('Giao ban');
  app.world.hub.wake({ userIds: [people['Trần Văn Tuấn'].userId], topics: ['chat'] });
  expect(await wokenUntil(other, 'chat')).not.toContain('meetings');
  invited.stop();
  other.stop();
});

test('after a gap, what was missed comes again; what is unknown comes as one resync', async () => {
  const { owner } = await givenCompany(app);
  const before = await listen(owner);
  const ready = await before.next();
  before.stop();
  (await owner.call(createMeeting, { body: { ...meeting, allowClashes: true } })).value();
  const again = await listen(owner, ready?.id);
  expect((await again.next())?.event).toBe('wake');
  again.stop();
  const lost = await listen(owner, 'another-process-7');
  expect((await lost.next())?.event).toBe('resync');
  lost.stop();
});

test('goes on from the reply that was read first: what happened before the stream opened is reported', async () => {
  const { owner } = await givenCompany(app);
  const headers = { authorization: `Bearer ${owner.token}` };
  const read = await fetch(`${url}/api/v1/meetings`, { headers });
  (await owner.call(createMeeting, { body: { ...meeting, allowClashes: true } })).value();
  const stream = await listen(owner, read.headers.get('x-last-event-id') ?? '');
  expect(await stream.next()).toMatchObject({ event: 'wake', data: expect.stringContaining('meetings') });
  stream.stop();
});

test('ends with its session, not with its access token', async () => {
  const person = await givenPerson(app);
  const stream = await listen(person);
  await stream.next();
  app.clock.advance(20 * 60_000);
  const fresh = await givenSession(app, person);
  await wokenUntil(stream, 'me');
  (await app.call(logout, { body: { sessionId: person.sessionId } }, { token: fresh.token })).value();
  expect(await stream.next()).toBeNull();
});

test('is closed to callers without a session', async () => {
  expect((await listen({ token: 'x.y.z' })).status).toBe(401);
});

test('one who hung up while the stream was being opened is nowhere present', async () => {
  const { userId, sessionId } = await givenPerson(app);
  const nothing = () => undefined;
  const stream = {
    send: nothing,
    sendEncoded: nothing,
    beat: nothing,
    end: nothing,
    signal: AbortSignal.abort(),
  };
  await openWakeUpStream(app.world, { userId, sessionId }, () => stream, null);
  expect(await app.world.hub.isPresent(userId)).toBe(false);
});
