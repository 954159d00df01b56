interface PeerQueue {
  /** Equal events that wait together are sent once. */
  add(event: string): void;
  /** Sends what waits, and resolves when it was tried. */
  flush(): Promise<void>;
  stop(): void;
}

/** Events wait so long for others that go with them, in milliseconds: one commit of NOTIFY holds up all others of the server. */
const gatherMs = 10;
const mostPending = 10_000;

/** What waits to be sent. `send` resolves to false when it may not have been; where too much waits, `gap` takes its place. */
export function createPeerQueue(
  gap: string,
  send: (events: readonly string[]) => Promise<boolean>,
): PeerQueue {
  let pending = new Set<string>();
  let sending: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const keep = (event: string): void => {
    if (pending.size >= mostPending) pending = new Set([gap]);
    else pending.add(event);
  };

  const sendPending = async (): Promise<void> => {
    const events = [...pending];
    pending = new Set();
    // Sent twice does no harm.
    if (events.length > 0 && !(await send(events))) for (const event of events) keep(event);
  };

  const flush = async (): Promise<void> => {
    await sending;
    sending = sendPending().finally(() => {
      sending = null;
    });
    await sending;
  };

  const plan = (): void => {
    if (stopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void flush();
    }, gatherMs).unref();
  };

  return {
    add(event) {
      keep(event);
      plan();
    },
    flush,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
