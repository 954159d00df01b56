import { randomInt } from 'node:crypto';
import { type WakeTopic, wakeTopics } from '@hopgon/contract/system/routes';
import { z } from 'zod';
import { encodeEvent } from '../http/encode-event.ts';
import type { PeerData, Peers } from './peers.ts';
import { createPresence } from './presence.ts';
import { createRecentWakes, type Subscriber, type Wake } from './recent-wakes.ts';

export interface Hub {
  wake(wake: Wake): void;
  /** Names this moment: a stream that starts from it misses nothing that comes later. */
  lastId(): string;
  /** The topics this subscriber must read again because of wake-ups since `lastId`; null when that is unknown. */
  missedSince(lastId: string, subscriber: Subscriber): readonly WakeTopic[] | null;
  subscribe(subscriber: Subscriber): () => void;
  /** Whether a page of this person is open anywhere, at another process too. */
  isPresent(userId: string): Promise<boolean>;
  /** Ends the streams of one session, or of all sessions of a person but one. */
  endSessions(of: EndedSessions): void;
  /** Ends all streams, and every later one at once. */
  close(): void;
}

type EndedSessions = { sessionId: string } | { userId: string; except?: string };

/** One stream serves all tabs of a browser, so no person needs more than this. */
const mostStreams = 20;
/** How far apart pages read everything after a gap, in milliseconds on average: not all at once. */
const readAllMs = 2;
/** Ids of people in one notification. */
const mostReceivers = 100;

const PeerWake = z.object({
  topics: z.array(z.string()),
  userIds: z.array(z.string()).optional(),
  companyId: z.string().optional(),
});
const PeerEnd = z.union([
  z.object({ sessionId: z.string() }),
  z.object({ userId: z.string(), except: z.string().exactOptional() }),
]);

const concerns = (wake: Wake, subscriber: Subscriber): boolean =>
  (wake.userIds?.includes(subscriber.userId) ?? false) ||
  (wake.companyId !== undefined && wake.userIds === undefined && subscriber.companyIds.has(wake.companyId));

function wakeAll(subscribers: readonly Subscriber[], id: string, topics: readonly WakeTopic[]): void {
  const event = encodeEvent('wake', { topics }, id);
  for (const subscriber of subscribers) subscriber.wake(id, topics, event);
}

/** The topics of those of these wake-ups that concern a subscriber, each once. */
function topicsFor(wakes: readonly Wake[], subscriber: Subscriber): readonly WakeTopic[] {
  const own = wakes.filter((wake) => concerns(wake, subscriber)).flatMap(({ topics }) => topics);
  return [...new Set(own)];
}

/** Joins the wake-ups of one task of the event loop: a commit may wake the same people for each of a hundred items. */
function createJoiner(subscribers: ReadonlySet<Subscriber>, nextId: () => string): (wake: Wake) => void {
  /** By what they say. */
  const waiting = new Map<string, Wake>();

  const wakeWaiting = (): void => {
    const wakes = [...waiting.values()];
    waiting.clear();
    const id = nextId();
    const byTopics = Map.groupBy(subscribers, (subscriber) => topicsFor(wakes, subscriber).join());
    for (const concerned of byTopics.values()) {
      const topics = concerned[0] ? topicsFor(wakes, concerned[0]) : [];
      if (topics.length > 0) wakeAll(concerned, id, topics);
    }
  };

  return (wake) => {
    if (waiting.size === 0) queueMicrotask(wakeWaiting);
    waiting.set(JSON.stringify([wake.companyId, wake.userIds, wake.topics]), wake);
  };
}

/** Has all pages read everything, spread over a time; what an earlier gap missed is read with what a later one did. */
function createAllReader(subscribers: ReadonlySet<Subscriber>, nextId: () => string): () => void {
  const planned = new Set<Subscriber>();
  const readAll = (subscriber: Subscriber): void => {
    planned.delete(subscriber);
    if (subscribers.has(subscriber)) wakeAll([subscriber], nextId(), wakeTopics);
  };
  return () => {
    const spread = subscribers.size * readAllMs;
    for (const subscriber of subscribers) {
      if (planned.has(subscriber)) continue;
      planned.add(subscriber);
      setTimeout(() => readAll(subscriber), randomInt(spread + 1)).unref();
    }
  };
}

const isOf = ({ sessionId, userId }: Subscriber, of: EndedSessions): boolean =>
  'sessionId' in of ? sessionId === of.sessionId : userId === of.userId && sessionId !== of.except;

function parseWake(data: unknown): Wake {
  const { topics, userIds, companyId } = PeerWake.parse(data);
  // A newer version of the program may know more topics.
  const known = wakeTopics.filter((topic) => topics.includes(topic));
  return { topics: known, ...(userIds && { userIds }), ...(companyId !== undefined && { companyId }) };
}

function splitWake({ topics, userIds, companyId }: Wake): PeerData[] {
  if (userIds === undefined) return [{ topics, companyId }];
  const pieces: PeerData[] = [];
  for (let from = 0; from < userIds.length; from += mostReceivers)
    pieces.push({ topics, companyId, userIds: userIds.slice(from, from + mostReceivers) });
  return pieces;
}

function parseId(lastId: string): { readonly by: string; readonly moment: number } {
  const cut = lastId.lastIndexOf('-');
  return { by: lastId.slice(0, cut), moment: Number(lastId.slice(cut + 1)) };
}

/** This process' clock, in microseconds. */
export const microseconds = (): number => Math.floor(performance.now() * 1_000);

interface HubParts {
  /** Distinguishes the event ids of this process from those of others. */
  readonly epoch: string;
  readonly now: () => number;
  readonly peers: Pick<Peers, 'send' | 'on' | 'onGap' | 'areThere' | 'momentHere'>;
  /** Gets every wake-up, of this process and of others. */
  readonly onWake?: (wake: Wake) => void;
}

/**
 * Wake-ups for the streams of this process, wherever the change was made. An id is a moment and not a count: it says
 * nothing about how much others do.
 */
export function createHub({ epoch, now, peers, onWake = () => undefined }: HubParts): Hub {
  const subscribers = new Set<Subscriber>();
  const recent = createRecentWakes();
  const idOf = (moment: number) => `${epoch}-${moment}`;
  let closed = false;
  let knownSince = Number.NEGATIVE_INFINITY;

  const wakeSoon = createJoiner(subscribers, () => idOf(now()));
  const readAllSoon = createAllReader(subscribers, () => idOf(now()));
  const deliver = (wake: Wake): void => {
    onWake(wake);
    recent.add(wake, now());
    wakeSoon(wake);
  };
  const endWhere = (ends: (subscriber: Subscriber) => boolean) => {
    for (const subscriber of [...subscribers]) if (ends(subscriber)) subscriber.end();
  };
  const endHere = (of: EndedSessions): void => endWhere((subscriber) => isOf(subscriber, of));
  const isHere = (userId: string): boolean =>
    [...subscribers].some((subscriber) => subscriber.userId === userId);

  peers.on('wake', (data) => deliver(parseWake(data)));
  peers.on('end-sessions', (data) => endHere(PeerEnd.parse(data)));
  peers.onGap(() => {
    knownSince = now();
    readAllSoon();
  });

  return {
    wake(wake) {
      deliver(wake);
      for (const piece of splitWake(wake)) peers.send('wake', piece);
    },
    lastId: () => idOf(now()),
    missedSince(lastId, subscriber) {
      const { by, moment } = parseId(lastId);
      const since = by === epoch ? moment : peers.momentHere(by, moment);
      if (since === null || !Number.isInteger(since) || since > now() || since < knownSince) return null;
      return recent.topicsSince(since, subscriber, now());
    },
    subscribe(subscriber) {
      if (closed) subscriber.end();
      subscribers.add(subscriber);
      const own = [...subscribers].filter(({ userId }) => userId === subscriber.userId);
      const [oldest] = own;
      if (oldest && own.length > mostStreams) {
        subscribers.delete(oldest);
        oldest.end();
      }
      return () => subscribers.delete(subscriber);
    },
    isPresent: createPresence(peers, isHere),
    endSessions(of) {
      endHere(of);
      peers.send('end-sessions', { ...of });
    },
    close: () => {
      closed = true;
      endWhere(() => true);
    },
  };
}
