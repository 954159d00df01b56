import { createDelivery, type DeliveryParts, type DeliveryReply } from './note-delivery.ts';

/** `waiting`: the server cannot be reached; `refused`: it does not take what is sent, and says why. */
export type SendingState = 'saved' | 'saving' | 'waiting' | 'refused';

export interface Sending {
  readonly state: SendingState;
  /** Why rows were refused; empty otherwise. */
  readonly problem: string;
}

interface SenderParts<R extends DeliveryReply> extends DeliveryParts<R> {
  /** Runs later; returns how to call it off. */
  readonly later: (run: () => void, milliseconds: number) => () => void;
}

export interface NoteSender {
  sending(): Sending;
  /** Something is to be sent: soon, however much is written meanwhile. */
  schedule(): void;
  /** At once: the network is back. */
  retry(): void;
  subscribe(listener: () => void): () => void;
}

const soon = 400;
const firstWait = 2000;
const longestWait = 30_000;
const mostAtOnce = 50;

/** Sends rows one batch after the other, and again until the server has them. */
export function createNoteSender<R extends DeliveryReply>(parts: SenderParts<R>): NoteSender {
  const delivery = createDelivery(parts);
  const { said, say, subscribe } = createSending();
  let failures = 0;
  let isBusy = false;
  let callOff: (() => void) | null = null;
  const runIn = (milliseconds: number) => {
    callOff?.();
    callOff = parts.later(() => {
      callOff = null;
      void flush();
    }, milliseconds);
  };
  const conclude = (problem: string) => {
    if (parts.rows.list().length === 0) say('saved');
    else say('refused', problem || said().problem);
  };
  const flush = async (): Promise<void> => {
    const batch = delivery.open().slice(0, mostAtOnce);
    if (isBusy) return;
    if (batch.length === 0) return conclude('');
    isBusy = true;
    if (said().state !== 'waiting') say('saving');
    try {
      const problem = await delivery.deliver(batch);
      failures = 0;
      if (delivery.open().length > 0) runIn(soon);
      else conclude(problem);
    } catch {
      say('waiting');
      runIn(Math.min(longestWait, firstWait * 2 ** failures));
      failures += 1;
    } finally {
      isBusy = false;
    }
  };
  return {
    sending: said,
    schedule() {
      if (said().state !== 'waiting') say('saving');
      if (callOff === null && !isBusy) runIn(soon);
    },
    retry() {
      failures = 0;
      runIn(0);
    },
    subscribe,
  };
}

function createSending() {
  const listeners = new Set<() => void>();
  let sending: Sending = { state: 'saved', problem: '' };
  return {
    said: () => sending,
    say(state: SendingState, problem = '') {
      if (sending.state === state && sending.problem === problem) return;
      sending = { state, problem };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
