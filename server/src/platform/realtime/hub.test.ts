import { type WakeTopic, wakeTopics } from '@hopgon/contract/system/routes';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createHub, type Hub } from './hub.ts';
import type { Subscriber } from './recent-wakes.ts';

interface Listening extends Subscriber {
  readonly received: { id: string; topics: readonly WakeTopic[] }[];
  readonly over: () => boolean;
}

const nobodyElse = {
  send: () => undefined,
  on: () => undefined,
  onGap: () => undefined,
  areThere: () => false,
  momentHere: () => null,
};

let hub: Hub;
let moment: number;
beforeEach(() => {
  moment = 0;
  const now = () => {
    moment += 1;
    return moment;
  };
  hub = createHub({ epoch: 'run1', now, peers: nobodyElse });
});

function listening(
  userId: string,
  companyIds: readonly string[] = [],
  sessionId = `session of ${userId}`,
): Listening {
  const received: Listening['received'] = [];
  let over = false;
  const subscriber: Listening = {
    userId,
    sessionId,
    companyIds: new Set(companyIds),
    received,
    over: () => over,
    wake: (id, topics) => received.push({ id, topics }),
    end: () => {
      over = true;
    },
  };
  hub.subscribe(subscriber);
  return subscriber;
}

/** What waits for the end of the running task is delivered. */
const delivered = () => Promise.resolve();
const topicsOf = ({ received }: Listening) => received.flatMap(({ topics }) => topics);

describe('a wake-up', () => {
  test.each<[string, Parameters<Hub['wake']>[0], readonly string[]]>([
    ['for people reaches them alone', { topics: ['me'], userIds: ['an', 'bình'] }, ['an', 'bình']],
    ['for a company reaches who works in it', { topics: ['me'], companyId: 'gỗ' }, ['an', 'chi']],
    [
      'for people of a company reaches those people',
      { topics: ['me'], companyId: 'gỗ', userIds: ['chi'] },
      ['chi'],
    ],
    ['for nobody reaches nobody', { topics: ['me'], userIds: [] }, []],
    [
      'for nobody of a company does not reach the company',
      { topics: ['me'], companyId: 'gỗ', userIds: [] },
      [],
    ],
    ['for another company reaches nobody here', { topics: ['me'], companyId: 'sắt' }, []],
  ])('%s', async (_, wake, expected) => {
    const all = [listening('an', ['gỗ']), listening('bình', ['đá']), listening('chi', ['gỗ', 'đá'])];
    hub.wake(wake);
    await delivered();
    expect(all.filter(({ received }) => received.length > 0).map(({ userId }) => userId)).toEqual(expected);
  });

  test('finds people with an open page, until the last one closes', async () => {
    const leave = [hub.subscribe(listening('an', [], 'desk')), hub.subscribe(listening('an', [], 'phone'))];
    expect([await hub.isPresent('an'), await hub.isPresent('bình')]).toEqual([true, false]);
    hub.close();
    for (const off of leave) off();
  });

  test('of one commit is one event for each page, whatever it is about', async () => {
    const [an, chi] = [listening('an', ['gỗ']), listening('chi', ['đá'])];
    for (let task = 0; task < 100; task += 1) {
      hub.wake({ topics: ['action-items'], companyId: 'gỗ' });
      hub.wake({ topics: ['notifications'], userIds: ['an', 'chi'] });
    }
    await delivered();
    expect([an, chi].map(({ received }) => received.map(({ topics }) => topics))).toEqual([
      [['action-items', 'notifications']],
      [['notifications']],
    ]);
    hub.wake({ topics: ['action-items'], companyId: 'gỗ' });
    await delivered();
    expect(an.received).toHaveLength(2);
  });

  test('reaches every stream of a person, and none that was closed', async () => {
    const [desk, phone] = [listening('an', [], 'desk'), listening('an', [], 'phone')];
    const left = listening('an', [], 'left');
    const leave = hub.subscribe(left);
    leave();
    hub.wake({ topics: ['chat'], userIds: ['an'] });
    await delivered();
    expect([desk, phone, left].map(topicsOf)).toEqual([['chat'], ['chat'], []]);
  });
});

describe('a reconnecting client', () => {
  test('gets the topics it missed, and no others', async () => {
    const before = listening('an', ['gỗ']);
    const last = hub.lastId();
    hub.wake({ topics: ['meetings', 'me'], companyId: 'gỗ' });
    await delivered();
    hub.wake({ topics: ['members'], companyId: 'đá' });
    hub.wake({ topics: ['members'], userIds: ['bình'] });
    hub.wake({ topics: ['chat', 'me'], userIds: ['an'] });
    expect(hub.missedSince(last, before)?.toSorted()).toEqual(['chat', 'me', 'meetings']);
    expect(hub.missedSince(before.received[0]?.id ?? '', before)).toEqual(['chat', 'me']);
    expect(hub.missedSince(hub.lastId(), before)).toEqual([]);
  });

  test.each([
    '',
    '-',
    'run1',
    'run0-0',
    'run1-999',
    'run1-x',
    'run1-0.5',
    'run1-9007199254740993',
    'run1-NaN',
  ])('with the unknown last id %j must read everything again', (lastId) => {
    expect(hub.missedSince(lastId, listening('an'))).toBeNull();
  });

  test('after more than an hour must read everything again', () => {
    const subscriber = listening('an');
    const start = hub.lastId();
    hub.wake({ topics: ['chat'], userIds: ['an'] });
    moment += 3_599_000_000;
    hub.wake({ topics: ['me'], userIds: ['bình'] });
    expect(hub.missedSince(start, subscriber)).toEqual(['chat']);
    moment += 1_000_000;
    expect(hub.missedSince(start, subscriber)).toBeNull();
    hub.wake({ topics: ['me'], userIds: ['bình'] });
    expect(hub.missedSince(hub.lastId(), subscriber)).toEqual([]);
  });

  test('cannot infer other activity from ids', () => {
    const an = listening('an');
    const ids = (wakes: number): string[] => {
      moment = 0;
      for (let turn = 0; turn < wakes; turn += 1) {
        hub.wake({ topics: ['me'], companyId: 'đá' });
        moment = 0;
      }
      const asked = hub.lastId();
      expect(hub.missedSince(asked, an)).toEqual([]);
      return [asked, hub.lastId()];
    };
    expect(ids(0)).toEqual(ids(5_000));
  });
});

test('after several gaps in a row a page reads everything once', () => {
  vi.useFakeTimers();
  try {
    const listeners: (() => void)[] = [];
    const gap = () => listeners.map((listener) => listener());
    const peers = { ...nobodyElse, onGap: (listener: () => void) => void listeners.push(listener) };
    hub = createHub({ epoch: 'run1', now: () => moment, peers });
    const pages = Array.from({ length: 50 }, (_, place) => listening(`người ${place}`));
    for (let turn = 0; turn < 5; turn += 1) gap();
    vi.runAllTimers();
    expect(pages.map(({ received }) => received.map(({ topics }) => topics))).toEqual(
      pages.map(() => [wakeTopics]),
    );
    gap();
    vi.runAllTimers();
    expect(pages.map(({ received }) => received.length)).toEqual(pages.map(() => 2));
  } finally {
    vi.useRealTimers();
  }
});

describe('streams end', () => {
  test('with their session', () => {
    const [desk, phone] = [listening('an', [], 'desk'), listening('an', [], 'phone')];
    hub.endSessions({ sessionId: 'desk' });
    expect([desk.over(), phone.over()]).toEqual([true, false]);
  });

  test('with all sessions of their person but the one kept', () => {
    const all = [listening('an', [], 'desk'), listening('an', [], 'phone'), listening('bình', [], 'other')];
    hub.endSessions({ userId: 'an', except: 'phone' });
    expect(all.map(({ over }) => over())).toEqual([true, false, false]);
    hub.endSessions({ userId: 'an' });
    expect(all.map(({ over }) => over())).toEqual([true, true, false]);
  });

  test('the oldest of a person over the limit, and no one else’s', async () => {
    const other = listening('bình');
    const streams = Array.from({ length: 21 }, (_, place) => listening('an', [], `browser ${place}`));
    expect(streams.map(({ over }) => over())).toEqual(streams.map((_, place) => place === 0));
    hub.wake({ topics: ['me'], userIds: ['an', 'bình'] });
    await delivered();
    expect([streams[0], streams[20], other].map((each) => each?.received.length)).toEqual([0, 1, 1]);
  });

  test('all of them when the server stops, also those that leave while ending', () => {
    const leaves: (() => void)[] = [];
    const ended: string[] = [];
    for (const userId of ['an', 'bình', 'chi']) {
      const leave = hub.subscribe({
        ...listening(userId),
        end: () => {
          ended.push(userId);
          for (const each of leaves) each();
        },
      });
      leaves.push(leave);
    }
    hub.close();
    expect(ended).toEqual(['an', 'bình', 'chi']);
  });
});
