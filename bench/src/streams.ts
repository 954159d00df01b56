import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createChatSession, sendChatMessage, stopChatAnswer } from '@hopgon/contract/chat/routes';
import { saveNoticeChoice, updateModelSettings } from '@hopgon/contract/models/routes';
import { pathOf, type RouteShape } from '@hopgon/contract/route';
import { freePort } from '../../e2e/support/free-port.ts';
import { serverFlags } from '../../scripts/lib/server-flags.mjs';
import { operatorsModel } from '../../server/src/testing/models/operators-model.ts';
import { mainScript, ready } from './product.ts';
import { seed } from './seed.ts';
import { inMs, spreadOf } from './spread.ts';
import { startProcess } from './start-process.ts';
import { table } from './table.ts';

const streams = 100;
const pieces = 200;
const pieceMs = 25;
const stops = 20;
const modelScript = fileURLToPath(new URL('./fast-model.ts', import.meta.url));

/** Milliseconds from the moment the model wrote each piece until it was read here. */
async function readDelays(url: string, init: RequestInit): Promise<number[]> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`a stream was refused: ${await response.text()}`);
  const delays: number[] = [];
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const now = performance.timeOrigin + performance.now();
    const text = rest + chunk;
    const stamps = [...text.matchAll(/@(\d+\.\d+)@/g)];
    for (const [, stamp] of stamps) delays.push(now - Number(stamp));
    const last = stamps.at(-1);
    rest = last ? text.slice(last.index + last[0].length) : text;
  }
  // The reply at the end repeats the whole answer.
  return delays.slice(0, pieces);
}

interface Prepared {
  readonly sessions: readonly string[];
  /** Asks in one conversation and reads the stream. */
  readonly ask: (session: string) => Promise<number[]>;
  /** Stops the answer that is written in it. */
  readonly stop: (session: string) => Promise<unknown>;
}

/** A person who may use the model, with a conversation for each stream. */
async function prepare(url: string): Promise<Prepared> {
  const { token } = await seed(url, 1);
  const send = (route: RouteShape, body: unknown, more: Record<string, string> = {}): RequestInit => ({
    method: route.method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...more },
    body: JSON.stringify(body),
  });
  const budgets = { person: 1_000_000_000, company: 1_000_000_000 };
  await fetch(url + pathOf(updateModelSettings), send(updateModelSettings, { ...operatorsModel, budgets }));
  await fetch(url + pathOf(saveNoticeChoice), send(saveNoticeChoice, { choice: 'accepted' }));
  const sessions: string[] = [];
  for (let count = 0; count < streams; count += 1) {
    const reply: unknown = await (
      await fetch(url + pathOf(createChatSession), send(createChatSession, {}))
    ).json();
    sessions.push(String(Object(reply).data.id));
  }
  return {
    sessions,
    stop: (session) =>
      fetch(url + pathOf(stopChatAnswer, { sessionId: session }), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      }),
    ask: (session) => {
      const body = { message: 'kể chuyện đi', session_id: session };
      return readDelays(
        url + pathOf(sendChatMessage),
        send(sendChatMessage, body, { accept: 'text/event-stream' }),
      );
    },
  };
}

interface SingleAnswers {
  /** Milliseconds from the moment the model wrote the first piece until it was read here, at p95. */
  readonly first: number;
  /** Milliseconds from the call that stops an answer until the model sees that its caller hung up, at worst. */
  readonly stop: number;
}

/** Answers one after the other, each stopped after a while. */
async function measureSingles({ sessions, ask, stop }: Prepared, base: string): Promise<SingleAnswers> {
  const took: number[] = [];
  const firsts: number[] = [];
  for (const session of sessions.slice(0, stops)) {
    const asked = ask(session);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const from = performance.timeOrigin + performance.now();
    await stop(session);
    firsts.push((await asked)[0] ?? Number.NaN);
    const hungUp: unknown = await (await fetch(base)).json();
    took.push(Number(Array.isArray(hungUp) ? hungUp.at(-1) : Number.NaN) - from);
  }
  return { first: spreadOf(firsts).p95, stop: Math.max(...took) };
}

const readDirectly = (base: string): Promise<number[]> =>
  readDelays(`${base}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'nhanh', messages: [], stream: true }),
  });

/** A hundred answers at once through the product, beside the same answers read from the model itself. */
export async function describeStreams(dataDir: string): Promise<string> {
  const modelPort = String(await freePort());
  const base = `http://127.0.0.1:${modelPort}/v1`;
  const pace = { PIECES: String(pieces), PIECE_MS: String(pieceMs) };
  const model = await startProcess(modelScript, 'ready', { PORT: modelPort, ...pace });
  const port = String(await freePort());
  const environment = {
    PORT: port,
    DATA_DIR: join(dataDir, 'streams'),
    LOG_LEVEL: 'silent',
    MODEL_PROVIDER: 'compatible',
    MODEL_URL: base,
    MODEL_NAME: 'nhanh',
  };
  const product = await startProcess(mainScript, ready, environment, serverFlags);
  try {
    const prepared = await prepare(`http://127.0.0.1:${port}`);
    const { sessions, ask } = prepared;
    // The first answer loads the packages of the provider and starts their thread.
    for (const session of sessions.slice(0, 1)) await ask(session);
    const direct = await Promise.all(sessions.map(() => readDirectly(base)));
    const [before, worked] = [product.memory() ?? Number.NaN, product.processorTime() ?? Number.NaN];
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, product.memory() ?? 0);
    }, 50);
    const through = await Promise.all(sessions.map(ask));
    clearInterval(watch);
    const processorMs = (product.processorTime() ?? Number.NaN) - worked;
    const singles = await measureSingles(prepared, base);
    const [directly, passed] = [spreadOf(direct.flat()), spreadOf(through.flat())];
    const rows = [
      ['from the model itself', inMs(directly.p95)],
      ['through the product', inMs(passed.p95)],
      ['added (≤ 20 ms)', inMs(passed.p95 - directly.p95)],
      ['added at the median', inMs(passed.median - directly.median)],
      ['processor time of the product for each piece', inMs(processorMs / through.flat().length)],
      [`first piece of an answer alone, ${stops} answers (≤ 50 ms)`, inMs(singles.first)],
      [`until a stop reaches the model, slowest of ${stops} (≤ 200 ms)`, inMs(singles.stop)],
      ['memory for each stream', `${((most - before) / streams).toFixed(2)} MiB`],
    ];
    return [
      `\n## Streams of a model\n\n${streams} answers at once, ${pieces} pieces each, one every ${pieceMs} ms; ${through.flat().length} pieces were read.\n`,
      table(['p95 of a piece', 'value'], rows),
    ].join('\n');
  } finally {
    await product.stop();
    await model.stop();
  }
}
