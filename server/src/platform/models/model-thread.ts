import { parentPort, workerData } from 'node:worker_threads';
import { createModelClient, type ModelTimes } from './create-model-client.ts';
import { ModelFailed } from './model-client.ts';
import type { CallMessage, CallNews } from './model-thread.rules.ts';

/** The script of the thread that calls models: it reads their streams and passes on what many of them brought in one message. */
const times: ModelTimes = workerData;
const client = createModelClient(times);
const calls = new Map<number, AbortController>();
let waiting: CallNews[] = [];
/** Where the last piece of text of a call stands among what waits. */
const textPlaces = new Map<number, number>();

/** Sends at the end of this turn of the event loop, in which every socket that has something is read. */
function send(news: CallNews): void {
  if (waiting.length === 0)
    setImmediate(() => {
      parentPort?.postMessage(waiting);
      waiting = [];
      textPlaces.clear();
    });
  const text = textIn(news);
  const place = text === null ? undefined : textPlaces.get(news.id);
  const before = place === undefined ? null : textIn(waiting[place]);
  // Pieces that came together are one: the more there is to do, the fewer messages there are.
  if (place !== undefined && before !== null) {
    waiting[place] = { id: news.id, part: { kind: 'text', text: before + text } };
    return;
  }
  if (text === null) textPlaces.delete(news.id);
  else textPlaces.set(news.id, waiting.length);
  waiting.push(news);
}

const textIn = (news: CallNews | undefined): string | null =>
  news && 'part' in news && news.part.kind === 'text' ? news.part.text : null;

async function serve({ id, access, request }: Extract<CallMessage, { access: unknown }>): Promise<void> {
  const stopping = new AbortController();
  calls.set(id, stopping);
  try {
    for await (const part of client.stream(access, { ...request, signal: stopping.signal }))
      send({ id, part });
    send({ id, isEnded: true });
  } catch (error) {
    const problem = error instanceof ModelFailed ? error.problem : null;
    const cause = error instanceof ModelFailed ? error.cause : error;
    if (!stopping.signal.aborted) send({ id, problem, reason: String(cause ?? problem) });
  } finally {
    calls.delete(id);
  }
}

parentPort?.on('message', (message: CallMessage) => {
  if ('isStopped' in message) calls.get(message.id)?.abort();
  else void serve(message);
});
