import type { WakeTopic } from '@hopgon/contract/system/routes';

/** The receivers of a wake-up: people by id, or everyone who works in a company. It never carries content. */
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
  /** `event` is what its stream sends, encoded once for all. */
  wake(id: string, topics: readonly WakeTopic[], event: Buffer): void;
  /** The session ended, or the server stops: the stream closes. */
  end(): void;
}

export interface RecentWakes {
  add(wake: Wake, moment: number): void;
  /** Null where so old a moment is no longer known. Moments are in microseconds. */
  topicsSince(
    since: number,
    subscriber: Pick<Subscriber, 'userId' | 'companyIds'>,
    now: number,
  ): WakeTopic[] | null;
}

/** A browser that was away for longer reads everything again. */
const remembered = 60 * 60 * 1_000_000;

const keysOf = ({ userIds, companyId }: Wake): string[] =>
  userIds ? userIds.map((id) => `person/${id}`) : companyId === undefined ? [] : [`company/${companyId}`];

/** The last wake-up of each topic for each person and company: memory grows with these, not with wake-ups. */
export function createRecentWakes(): RecentWakes {
  // In the order of their newest wake-up, the oldest first.
  const recent = new Map<string, { readonly topics: Map<WakeTopic, number>; newest: number }>();

  const forget = (before: number): void => {
    for (const [key, { newest }] of recent) {
      if (newest >= before) return;
      recent.delete(key);
    }
  };

  return {
    add(wake, moment) {
      forget(moment - remembered);
      for (const key of keysOf(wake)) {
        const entry = recent.get(key) ?? { topics: new Map<WakeTopic, number>(), newest: moment };
        entry.newest = moment;
        for (const topic of wake.topics) entry.topics.set(topic, moment);
        recent.delete(key);
        recent.set(key, entry);
      }
    },
    topicsSince(since, { userId, companyIds }, now) {
      if (since < now - remembered) return null;
      const keys = [`person/${userId}`, ...[...companyIds].map((id) => `company/${id}`)];
      const missed = keys.flatMap((key) =>
        [...(recent.get(key)?.topics ?? [])].filter(([, at]) => at > since).map(([topic]) => topic),
      );
      return [...new Set(missed)];
    },
  };
}
