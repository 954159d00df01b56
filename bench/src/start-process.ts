import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export interface Running {
  readonly process: ChildProcess;
  /** Milliseconds from spawn to its first word that says it listens. */
  readonly startMs: number;
  /** Resident memory, MiB; null where the system does not say. */
  memory(): number | null;
  /** Processor time it has used, ms; it separates work from waiting. */
  processorTime(): number | null;
  stop(): Promise<void>;
}

/** Starts one of our scripts and waits until it prints `ready`. */
export async function startProcess(
  script: string,
  ready: string,
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<Running> {
  const from = performance.now();
  const child = spawn(process.execPath, [...flags, script], {
    // The measured process must not end with the starter of the bench.
    env: { ...process.env, HOP_GON_STARTER: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const readChunk = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes(ready)) resolve();
    };
    child.stdout.on('data', readChunk);
    child.stderr.on('data', readChunk);
    ended.then(() => reject(new Error(`${script} ended before it was ready:\n${said}`)));
  });
  return {
    process: child,
    startMs: performance.now() - from,
    memory: () => residentMemory(child.pid),
    processorTime: () => processorTime(child.pid),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function residentMemory(pid: number | undefined): number | null {
  try {
    const kib = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kib === undefined ? null : Number(kib) / 1024;
  } catch {
    return null;
  }
}

function processorTime(pid: number | undefined): number | null {
  try {
    // After the name in brackets: state is the first, user and system time (hundredths of a second) are the 12th and 13th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}
