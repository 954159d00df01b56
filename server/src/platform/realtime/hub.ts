import type { WakeTopic } from '@hopgon/contract/system/routes';
import { createRecentWakes, type Subscriber, type Wake } from './recent-wakes.ts';

export interface Hub {
  wake(wake: Wake): void;
  /** Names this moment: a stream that starts from it misses nothing that comes later. */
  lastId(): string;
  /** The topics this subscriber must read again because of wake-ups since `lastId`; null when that is unknown. */
  missedSince(lastId: string, subscriber: Subscriber): readonly WakeTopic[] | null;
  subscribe(subscriber: Subscriber): () => void;
  /** Whether a page of this person is open anywhere. */
  isPresent(userId: string): boolean;
  /** Ends the streams of one session, or of all sessions of a person but one. */
  endSessions(of: { sessionId: string } | { userId: string; except?: string }): void;
  /** Ends all streams, and every later one at once. */
  close(): void;
}

/** One stream serves all tabs of a browser, so no person needs more than this. */
const mostStreams = 20;

const concerns = (wake: Wake, subscriber: Subscriber): boolean =>
  (wake.userIds?.includes(subscriber.userId) ?? false) ||
  (wake.companyId !== undefined && wake.userIds === undefined && subscriber.companyIds.has(wake.companyId));

const microseconds = (): number => Math.floor(performance.now() * 1_000);

/**
 * Wake-ups within one process. `epoch` distinguishes the event ids of this process from those of an earlier one. An
 * id is a moment and not a count: it says nothing about how much others do.
 */
export function createHub(epoch: string, now: () => number = microseconds): Hub {
  const subscribers = new Set<Subscriber>();
  const recent = createRecentWakes();
  const idOf = (moment: number) => `${epoch}-${moment}`;
  let closed = false;
  const endWhere = (ends: (subscriber: Subscriber) => boolean) => {
    for (const subscriber of [...subscribers]) if (ends(subscriber)) subscriber.end();
  };
  return {
    wake(wake) {
      const moment = now();
      recent.add(wake, moment);
      for (const subscriber of subscribers) {
        if (concerns(wake, subscriber)) subscriber.wake(idOf(moment), wake.topics);
      }
    },
    lastId: () => idOf(now()),
    missedSince(lastId, subscriber) {
      const cut = lastId.lastIndexOf('-');
      const since = Number(lastId.slice(cut + 1));
      if (lastId.slice(0, cut) !== epoch || !Number.isInteger(since) || since > now()) return null;
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
    isPresent: (userId) => [...subscribers].some((subscriber) => subscriber.userId === userId),
    endSessions(of) {
      endWhere((subscriber) =>
        'sessionId' in of
          ? subscriber.sessionId === of.sessionId
          : subscriber.userId === of.userId && subscriber.sessionId !== of.except,
      );
    },
    close: () => {
      closed = true;
      endWhere(() => true);
    },
  };
}
