import { Worker } from 'node:worker_threads';
import type { ModelTimes } from './create-model-client.ts';
import { type ModelClient, ModelFailed } from './model-client.ts';
import type { CallMessage, CallNews } from './model-thread.rules.ts';

export interface ModelThread extends ModelClient {
  stop(): Promise<void>;
}

const script = new URL('./model-thread.ts', import.meta.url);
/** What a call needs of the environment; none of the server's secrets. */
const variables = [
  'NODE_COMPILE_CACHE',
  'NODE_EXTRA_CA_CERTS',
  'NODE_USE_ENV_PROXY',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
];

/** News of one call in their order, for who reads them one by one. */
function createInbox() {
  const news: CallNews[] = [];
  let wake: (() => void) | null = null;
  return {
    put(one: CallNews): void {
      news.push(one);
      this.wake();
    },
    wake(): void {
      wake?.();
      wake = null;
    },
    /** The next news; null where it was woken without any. */
    async take(): Promise<CallNews | null> {
      if (news.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return news.shift() ?? null;
    },
  };
}

/**
 * Calls models in a thread of their own: a hundred answers at once take none of the time in which the server answers others.
 * The thread starts with the first call; one that breaks fails its calls, and the next call starts another.
 */
export function openModelThread(times: ModelTimes): ModelThread {
  const inboxes = new Map<number, ReturnType<typeof createInbox>>();
  let thread: Worker | null = null;
  let calls = 0;

  function start(): Worker {
    const given = variables.flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const started = new Worker(script, {
      workerData: times,
      env: Object.fromEntries(given),
      execArgv: [],
      // Pieces live for a moment: a larger young generation would only hold more of them that are gone.
      resourceLimits: { maxYoungGenerationSizeMb: 12 },
    });
    started.unref();
    started.on('message', (all: readonly CallNews[]) => {
      for (const news of all) inboxes.get(news.id)?.put(news);
    });
    const fail = (reason: string) => {
      if (thread !== started) return;
      thread = null;
      for (const [id, inbox] of inboxes) inbox.put({ id, problem: null, reason });
    };
    started.on('error', (error) => fail(String(error)));
    started.on('exit', () => fail('the thread has ended'));
    return started;
  }

  return {
    async *stream(access, { signal, ...request }) {
      signal.throwIfAborted();
      thread ??= start();
      const called = thread;
      const send = (message: CallMessage) => called.postMessage(message);
      calls += 1;
      const id = calls;
      const inbox = createInbox();
      inboxes.set(id, inbox);
      const onAbort = () => inbox.wake();
      signal.addEventListener('abort', onAbort, { once: true });
      let isOver = false;
      try {
        send({ id, access, request });
        while (!isOver) {
          const news = await inbox.take();
          signal.throwIfAborted();
          if (news === null) continue;
          if ('part' in news) yield news.part;
          else isOver = true;
          if ('problem' in news) throw new ModelFailed(news.problem ?? 'cut_off', new Error(news.reason));
        }
      } finally {
        signal.removeEventListener('abort', onAbort);
        inboxes.delete(id);
        if (!isOver) send({ id, isStopped: true });
      }
    },
    async stop() {
      await thread?.terminate();
    },
  };
}
