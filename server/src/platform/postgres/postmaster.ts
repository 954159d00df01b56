import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { MachineFailure } from '../lifecycle/machine-failure.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { type Cluster, spawnOptions } from './cluster.ts';
import { explainServerOutput } from './explain-server-output.ts';
import { isServing, readPostmasterFile } from './postmaster-file.ts';

const POLL_MS = 5;
const RETRY_MS = 100;
const STOP_LIMIT_MS = 4_000;
const OLD_PROCESSES_LIMIT_MS = 60_000;
const MINUTE_MS = 60_000;

/** A running server of ours. */
export interface Postmaster {
  /** Resolves when it has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Ends it within about 4 seconds. */
  stop(): Promise<void>;
}

interface StartOptions {
  readonly stopMs?: number;
  /** Called after each minute of a start that takes long, as a crash recovery may. */
  readonly onWait?: (minutes: number) => void;
}

/** What a server says that ends because processes of the one before have not ended yet. */
const IN_USE = /pre-existing shared memory block/;

/**
 * Starts the server in a process group of its own, so that a Ctrl+C for the app leaves it to the app to stop it. Processes that a killed
 * server left behind end with their query: until then it is tried again. A crash recovery is waited for as long as the server lives:
 * one that is cut off begins from the start again.
 */
export async function startPostmaster(
  cluster: Cluster,
  logFile: string,
  options: StartOptions = {},
): Promise<Postmaster> {
  const deadline = Date.now() + OLD_PROCESSES_LIMIT_MS;
  while (true) {
    try {
      return await startOnce(cluster, logFile, options);
    } catch (error) {
      if (!(error instanceof OldProcessesLeft) || Date.now() > deadline) throw error;
      await delay(RETRY_MS);
    }
  }
}

/** Processes of a server that was killed still work in the data folder. */
class OldProcessesLeft extends MachineFailure {
  constructor() {
    super('Tiến trình PostgreSQL cũ còn dùng thư mục dữ liệu: chờ một phút rồi chạy lại.');
  }
}

async function startOnce(
  cluster: Cluster,
  logFile: string,
  { stopMs = STOP_LIMIT_MS, onWait = () => undefined }: StartOptions,
): Promise<Postmaster> {
  const log = openSync(logFile, 'a', 0o600);
  const logStart = fstatSync(log).size;
  const child = spawn(cluster.binaries.postgres, ['-D', cluster.folder], {
    ...spawnOptions(cluster),
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  const { pid } = child;
  // For unexpected exits; a planned one stops the server before.
  const atExit = () => pid !== undefined && signalPostmaster(cluster, pid, 'SIGINT');
  process.once('exit', atExit);
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      process.off('exit', atExit);
      resolve();
    };
    child.once('exit', end).once('error', end);
  });
  const said = () => readFileSync(logFile).subarray(logStart).toString();
  await untilReady(cluster, child, said, onWait);
  if (pid === undefined) throw explainServerOutput('');
  return { ended, stop: () => stopPostmaster(cluster, pid, stopMs) };
}

async function untilReady(
  cluster: Cluster,
  child: ChildProcess,
  said: () => string,
  onWait: (minutes: number) => void,
): Promise<void> {
  let gone: string | undefined;
  child.once('error', (error) => {
    gone = error.message;
  });
  const whenGone = () => {
    gone = said();
  };
  child.once('exit', whenGone);
  const from = Date.now();
  let minutes = 0;
  while (true) {
    if (gone !== undefined) throw IN_USE.test(gone) ? new OldProcessesLeft() : explainServerOutput(gone);
    const file = readPostmasterFile(cluster.folder);
    if (file?.pid === child.pid && file?.ready) {
      child.off('exit', whenGone);
      return;
    }
    const waited = Math.floor((Date.now() - from) / MINUTE_MS);
    if (waited > minutes) onWait(waited);
    minutes = Math.max(minutes, waited);
    await delay(POLL_MS);
  }
}

/**
 * Ends a server within about `limitMs` milliseconds: by ever stronger signals; however it ends, it recovers by
 * itself.
 */
async function stopPostmaster(cluster: Cluster, pid: number, limitMs: number): Promise<void> {
  for (const [signal, share] of [
    ['SIGTERM', 0.08], // lets connections that are just closing close by themselves
    ['SIGINT', 0.62],
    ['SIGQUIT', 0.2],
    ['SIGKILL', 0.1],
  ] as const) {
    if (!isServing(pid, cluster.folder)) return;
    signalPostmaster(cluster, pid, signal);
    if (await isGoneWithin(cluster, pid, limitMs * share)) return;
  }
}

function signalPostmaster(cluster: Cluster, pid: number, signal: NodeJS.Signals): void {
  try {
    if (process.platform !== 'win32') process.kill(pid, signal);
    else spawnSync(cluster.binaries.pgCtl, ['kill', signal.slice(3), String(pid)], spawnOptions(cluster));
  } catch {
    // it ended a moment ago
  }
}

async function isGoneWithin(cluster: Cluster, pid: number, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (isServing(pid, cluster.folder)) {
    if (Date.now() > deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** As `stopLeftover`, without waiting: for a process that is ending itself. */
export function killLeftover(folder: string): void {
  const left = readPostmasterFile(folder);
  if (!left || !isServing(left.pid, folder)) return;
  try {
    process.kill(left.pid, 'SIGQUIT');
  } catch {
    // it ended a moment ago
  }
}

/** Ends the server that a killed app left running, and removes the pid file of a server that died with its machine. */
export async function stopLeftover(cluster: Cluster): Promise<void> {
  const left = readPostmasterFile(cluster.folder);
  if (!left) return;
  await stopPostmaster(cluster, left.pid, 30_000);
  if (isServing(left.pid, cluster.folder)) {
    throw new StartFailure(
      `PostgreSQL cũ (pid ${left.pid}) không chịu dừng: kết thúc tiến trình đó rồi chạy lại.`,
    );
  }
  rmSync(join(cluster.folder, 'postmaster.pid'), { force: true });
}
