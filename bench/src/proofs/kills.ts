import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import pg from 'pg';
import { freePort } from '../../../e2e/support/free-port.ts';
import { serverFlags } from '../../../scripts/lib/server-flags.mjs';
import { findRunning } from '../../../server/src/platform/postgres/find-running.ts';
import { mainScript, ready } from '../product.ts';
import { type Running, startProcess } from '../start-process.ts';
import { addPeople, type Colleague, renewToken } from './people.ts';
import { newFolder, removeFolder, say } from './proof.ts';

const victims = ['the app', 'PostgreSQL', 'both'] as const;
type Victim = (typeof victims)[number];

const writers = 4;
const longestLifeMs = 4_000;
/** A server that does not come back by then is a failure. */
const backAfterMs = 90_000;
const beginning = Date.now();
const renewEveryMs = 8 * 60_000;

/** A meeting that was asked for under a key, and whether the server said that it made it. */
interface Sent {
  readonly title: string;
  isAcknowledged: boolean;
}

interface Stage {
  readonly dataDir: string;
  readonly url: string;
  readonly people: readonly Colleague[];
  readonly start: () => Promise<Running>;
}

async function postMeeting({ url, people }: Stage, sent: Sent): Promise<number> {
  const [owner, ...others] = people;
  // Repeated as it was: under one key another body is refused.
  const start = beginning + 30 * 86_400_000;
  const response = await fetch(url + createMeeting.path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${owner?.token}`,
      'content-type': 'application/json',
      'idempotency-key': sent.title,
    },
    body: JSON.stringify({
      title: sent.title,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + 1_800_000).toISOString(),
      participants: others.map(({ userId }) => ({ userId })),
      allowClashes: true,
    }),
  });
  if (response.ok) sent.isAcknowledged = true;
  const text = await response.text();
  if (!response.ok && !isOutage(response.status))
    throw new StrangeAnswer(`a write was answered ${response.status}: ${text}`);
  return response.status;
}

/** Neither done nor an outage: the server failed. */
class StrangeAnswer extends Error {}

/** A connection that broke is an outage. */
function statusOfError(error: unknown): number {
  if (error instanceof StrangeAnswer) throw error;
  return 503;
}

const isOutage = (status: number): boolean => status === 503 || status === 409;

/** Writes until the first write that is cut off or refused for an outage, or until it is stopped. */
async function write(stage: Stage, all: Sent[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const sent = { title: randomUUID(), isAcknowledged: false };
    all.push(sent);
    const status = await postMeeting(stage, sent).catch(statusOfError);
    if (status !== 200) return;
  }
}

function postmasterOf(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

function killQuietly(pid: number | undefined): void {
  try {
    if (pid) process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

async function untilServing(url: string): Promise<void> {
  const until = Date.now() + backAfterMs;
  while (Date.now() < until) {
    const isUp = await fetch(`${url}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await delay(50);
  }
  throw new Error('the server did not come back');
}

async function sendUntilDone(stage: Stage, sent: Sent): Promise<void> {
  const until = Date.now() + backAfterMs;
  while (!sent.isAcknowledged && Date.now() < until) {
    await postMeeting(stage, sent).catch(statusOfError);
    if (!sent.isAcknowledged) await delay(50);
  }
  if (!sent.isAcknowledged) throw new Error('a repeated write was never answered');
}

/** How many of them are not there, not whole, or there more than once. */
async function examine({ dataDir, people }: Stage, all: readonly Sent[]) {
  const running = findRunning(dataDir);
  if (!running) throw new Error('the database does not run');
  const client = new pg.Client(running.ownerConfig);
  await client.connect();
  const { rows } = await client.query<{ title: string; people: number; notified: number }>(
    `select m.title, (select count(*)::int from meeting_participants p where p.meeting_id = m.id) as people,
       (select count(*)::int from notifications n where strpos(n.path, m.id::text) > 0) as notified
     from meetings m where m.title = any($1)`,
    [all.map(({ title }) => title)],
  );
  await client.end();
  const counts = new Map<string, number>();
  for (const { title } of rows) counts.set(title, (counts.get(title) ?? 0) + 1);
  const whole = { people: people.length, notified: people.length - 1 };
  return {
    lost: all.filter(({ title, isAcknowledged }) => isAcknowledged && !counts.has(title)).length,
    half: rows.filter(
      ({ people: invited, notified }) => invited !== whole.people || notified !== whole.notified,
    ).length,
    doubled: [...counts.values()].filter((count) => count > 1).length,
  };
}

async function kill(stage: Stage, app: Running, victim: Victim): Promise<Running> {
  if (victim !== 'the app') killQuietly(postmasterOf(stage.dataDir));
  if (victim === 'PostgreSQL') {
    await untilServing(stage.url);
    return app;
  }
  killQuietly(app.process.pid);
  await app.stop();
  return stage.start();
}

/** One life and its end; everything asked for is then asked for once more under its key. */
async function tryKill(stage: Stage, app: Running, victim: Victim) {
  const all: Sent[] = [];
  const stopped = new AbortController();
  const writing = Promise.all(Array.from({ length: writers }, () => write(stage, all, stopped.signal)));
  // Awaited below; until then a failure ends nothing.
  writing.catch(() => undefined);
  await delay(100 + Math.random() * longestLifeMs);
  const next = await kill(stage, app, victim);
  stopped.abort();
  await writing;
  const before = await examine(stage, all);
  const acknowledged = all.filter(({ isAcknowledged }) => isAcknowledged).length;
  for (const sent of all) await sendUntilDone(stage, sent);
  const after = await examine(stage, all);
  return {
    app: next,
    acknowledged,
    unsure: all.length - acknowledged,
    lost: before.lost + after.lost,
    half: before.half + after.half,
    doubled: after.doubled,
  };
}

/**
 * Kills the app, its PostgreSQL, or both at random moments while four writers make meetings. What was acknowledged must be there,
 * whole and once; what was not is repeated under its idempotency key and must then be there once.
 */
export async function proveKills(trials = 50, mostMinutes = 60): Promise<boolean> {
  const folder = newFolder();
  const dataDir = join(folder, 'data');
  const port = String(await freePort());
  const environment = { PORT: port, DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
  const start = () => startProcess(mainScript, ready, environment, serverFlags);
  let app = await start();
  const sums = { trials: 0, acknowledged: 0, unsure: 0, lost: 0, half: 0, doubled: 0 };
  const began = Date.now();
  try {
    const url = `http://127.0.0.1:${port}`;
    const stage: Stage = { dataDir, url, people: await addPeople(url, 3), start };
    let renewedAt = Date.now();
    for (let trial = 0; trial < trials && Date.now() - began < mostMinutes * 60_000; trial += 1) {
      const [owner] = stage.people;
      if (owner && Date.now() - renewedAt > renewEveryMs) {
        await renewToken(url, owner);
        renewedAt = Date.now();
      }
      const result = await tryKill(stage, app, victims[trial % victims.length] ?? 'both');
      app = result.app;
      sums.trials += 1;
      for (const key of ['acknowledged', 'unsure', 'lost', 'half', 'doubled'] as const)
        sums[key] += result[key];
      if (sums.trials % 10 === 0) say(JSON.stringify(sums));
    }
  } finally {
    await app.stop();
    removeFolder(folder);
  }
  const { lost, half, doubled, acknowledged, unsure } = sums;
  say(
    `${sums.trials} trials in ${Math.round((Date.now() - began) / 60_000)} min: ${acknowledged} acknowledged, ${unsure} cut off and repeated; ${lost} lost, ${half} half, ${doubled} doubled`,
  );
  return lost + half + doubled === 0 && acknowledged > 0;
}
