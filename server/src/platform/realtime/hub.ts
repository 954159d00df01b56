import type { WakeTopic } from '@hopgon/contract/system/routes';

/** Who is told to read again: people by id, or everyone who works in a company. Never carries content. */
export interface Wake {
  readonly topics: readonly WakeTopic[];
  readonly userIds?: readonly string[];
  readonly companyId?: string;
}

export interface Subscriber {
  readonly userId: string;
  readonly sessionId: string;
  /** Companies of the person; the stream keeps it up to date. */
  readonly companyIds: ReadonlySet<string>;
  wake(id: string, topics: readonly WakeTopic[]): void;
  /** The session ended, or the server stops: the stream closes. */
  end(): void;
}

export interface Hub {
  wake(wake: Wake): void;
  /** The id of the newest wake-up, what a stream that starts now has heard last. */
  lastId(): string;
  /** Wake-ups after `lastId` that this subscriber missed, or null when that is not known. */
  missedSince(
    lastId: string,
    subscriber: Subscriber,
  ): readonly { id: string; topics: readonly WakeTopic[] }[] | null;
  subscribe(subscriber: Subscriber): () => void;
  /** Whether a page of this person is open anywhere. */
  isPresent(userId: string): boolean;
  /** Ends the streams of one session, or of all sessions of a person but one. */
  endSessions(of: { sessionId: string } | { userId: string; except?: string }): void;
  close(): void;
}

const remembered = 1_000;
/** One serves all tabs of a browser, so that many are no person's browsers. */
const mostStreams = 20;

const concerns = (wake: Wake, subscriber: Subscriber): boolean =>
  (wake.userIds?.includes(subscriber.userId) ?? false) ||
  (wake.companyId !== undefined && wake.userIds === undefined && subscriber.companyIds.has(wake.companyId));

/** Wake-ups within one process. `epoch` tells this process's event ids from those of the one before. */
export function createHub(epoch: string): Hub {
  const subscribers = new Set<Subscriber>();
  const past: { readonly sequence: number; readonly wake: Wake }[] = [];
  let sequence = 0;
  const idOf = (number: number) => `${epoch}-${number}`;
  const endWhere = (ends: (subscriber: Subscriber) => boolean) => {
    for (const subscriber of [...subscribers]) if (ends(subscriber)) subscriber.end();
  };
  return {
    wake(wake) {
      sequence += 1;
      past.push({ sequence, wake });
      if (past.length > remembered) past.shift();
      for (const subscriber of subscribers) {
        if (concerns(wake, subscriber)) subscriber.wake(idOf(sequence), wake.topics);
      }
    },
    lastId: () => idOf(sequence),
    missedSince(lastId, subscriber) {
      const cut = lastId.lastIndexOf('-');
      const last = Number(lastId.slice(cut + 1));
      const oldest = past[0]?.sequence ?? sequence + 1;
      if (lastId.slice(0, cut) !== epoch || !Number.isInteger(last) || last > sequence || last + 1 < oldest)
        return null;
      return past
        .filter((event) => event.sequence > last && concerns(event.wake, subscriber))
        .map((event) => ({ id: idOf(event.sequence), topics: event.wake.topics }));
    },
    subscribe(subscriber) {
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
    close: () => endWhere(() => true),
  };
}
