import { createPeerClocks } from './peer-clocks.ts';
import type { OpenPeerConnection } from './peer-connection.ts';
import { packEvents, readPayload } from './peer-payload.ts';
import { createPeerQueue } from './peer-queue.ts';

/** Ids and fixed words: what a notification carries is seen by everybody who may log in to the database. */
export type PeerData = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The other processes of this installation, by the database they share or by Redis. */
export interface Peers {
  /** Sends to all others soon; equal events that wait together are sent once. */
  send(name: string, data: PeerData): void;
  on(name: string, listener: (data: unknown) => void): void;
  /** Called when events of others may have been missed, and when listening begins. */
  onGap(listener: () => void): void;
  /** Whether another process has said something lately. */
  areThere(): boolean;
  /** This process' moment, in microseconds, before which a moment of another one surely was not; null where it is unknown. */
  momentHere(peer: string, moment: number): number | null;
  /** Resolves when it listens; throws a StartFailure where it cannot. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface PeersParts {
  /** Names this process in what it sends. */
  readonly epoch: string;
  /** Recognizes the secret that all of them share. */
  readonly mark: string;
  readonly carrier: OpenPeerConnection;
  readonly log: Record<'warn' | 'error', (facts: object, message: string) => void>;
  /** Microseconds. */
  readonly now: () => number;
}

const beatMs = 10_000;
const gap = JSON.stringify(['gap', {}]);
const beat = JSON.stringify(['beat', {}]);
const leave = JSON.stringify(['leave', {}]);

export function createPeers({ epoch, mark, carrier, log, now }: PeersParts): Peers {
  const listeners = new Map<string, (data: unknown) => void>();
  const gapListeners: (() => void)[] = [];
  const clocks = createPeerClocks(now);
  let beats: NodeJS.Timeout | undefined;

  const notifyGap = (): void => {
    for (const listener of gapListeners) listener();
  };

  const meet = (itsMark: string): void => {
    // One that has just come learns at once that it is not alone.
    queue.add(beat);
    if (itsMark !== mark)
      log.error({}, 'another process has another APP_SECRET: whom one of them signs in, the other refuses');
  };

  const hand = (name: string, data: unknown): void => {
    try {
      listeners.get(name)?.(data);
    } catch (error) {
      log.warn({ err: error, name }, 'an event of another process was not understood');
    }
  };

  const receive = (payload: string): void => {
    const message = readPayload(payload);
    if (!message || message.from === epoch) return;
    if (!clocks.knows(message.from)) meet(message.mark);
    clocks.add(message.from, message.moment);
    for (const [name, data] of message.events) {
      if (name === 'leave') clocks.leave(message.from);
      else if (name === 'gap') notifyGap();
      else hand(name, data);
    }
  };

  const onOpen = (): void => {
    queue.add(beat);
    notifyGap();
  };
  const connection = carrier({ log, onPayload: receive, onOpen });
  const queue = createPeerQueue(
    gap,
    async (events) =>
      connection.isOpen() &&
      (await connection.notify(packEvents({ from: epoch, mark, moment: now() }, events))),
  );

  return {
    send: (name, data) => queue.add(JSON.stringify([name, data])),
    on: (name, listener) => void listeners.set(name, listener),
    onGap: (listener) => void gapListeners.push(listener),
    areThere: clocks.areThere,
    momentHere: clocks.momentHere,
    async start() {
      await connection.open();
      beats = setInterval(() => queue.add(beat), beatMs).unref();
    },
    async stop() {
      clearInterval(beats);
      queue.stop();
      queue.add(leave);
      await queue.flush();
      await connection.close();
    },
  };
}
