import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';
import type { SpareThreads } from './spare-threads.ts';
import { WorkFailed, type WorkFailure } from './work-failed.ts';

export interface WorkerPoolOptions {
  /** The module a thread runs: it answers each message with `loaded` and one message more (`serveWork`). */
  readonly script: URL;
  readonly size: number;
  /** Threads that one owner takes up at a time: the others stay free for everybody else. */
  readonly threadsOfOwner: number;
  /** How much work may wait for a thread; more is refused at once. */
  readonly waiting: { readonly ofOwner: number; readonly inAll: number };
  /** Work that takes more processor time, or ten times as long, loses its thread, unless it was given a limit itself. */
  readonly limitMs: number;
  /** A thread without work for this long ends, and gives its memory back. */
  readonly idleMs: number;
  readonly memoryMb: number;
  /** Called with the reason when a thread ends by itself. */
  readonly onCrash?: (error: unknown) => void;
  /** Where threads come from and go to when the pool stops; without, they start and end with it. */
  readonly spares?: SpareThreads;
}

/** What all pools of an app have in common. */
export type SharedOptions = Pick<WorkerPoolOptions, 'onCrash' | 'spares'>;

export interface WorkerPool {
  /** Hands the input to a thread and waits for its answer; throws WorkFailed. Owners take turns. */
  run(owner: string, input: unknown, limitMs?: number): Promise<unknown>;
  /** Starts a thread, where there is none, before anybody waits for it. */
  warm(): void;
  /** Ends or hands on every thread at once; running and waiting work fails as stopped. */
  stop(): Promise<void>;
}

/** A thread posts this when it has loaded what the work needs: the limit counts from here. */
export const loaded = 'loaded';

interface Task {
  readonly owner: string;
  readonly input: unknown;
  readonly limitMs: number;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: WorkFailed) => void;
}

interface Thread {
  readonly worker: Worker;
  task: Task | null;
  hasLoaded: boolean;
  /** Ends the thread: by the work's limit while it works, by idleness while it does not. */
  timer: NodeJS.Timeout | undefined;
  /** Ends the pool's listening to the thread. */
  readonly leave: () => void;
}

const loadingMs = 30_000;
/** How often work is looked at, each time after half of its limit at most, and at least after this. */
const mostLooks = 20;
const leastMs = 50;

/** Threads started when there is work and ended when there is none; one piece of work at a time on each. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const pool = new Pool(options);
  return {
    run: (owner, input, limitMs = options.limitMs) => pool.run(owner, input, limitMs),
    warm: () => pool.warm(),
    stop: () => pool.stop(),
  };
}

class Pool {
  readonly #options: WorkerPoolOptions;
  readonly #queue = new FairQueue<Task>();
  readonly #threads = new Set<Thread>();
  #stopped = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
  }

  run(owner: string, input: unknown, limitMs: number): Promise<unknown> {
    const refusal = this.#refusalOf(owner);
    if (refusal) return Promise.reject(new WorkFailed(refusal));
    return new Promise((resolve, reject) => {
      this.#queue.add(owner, { owner, input, limitMs, resolve, reject });
      this.#dispatch();
    });
  }

  warm(): void {
    const [thread] = this.#threads;
    if (this.#stopped) return;
    if (!thread) this.#start();
    else if (!thread.task) this.#endAfter(thread, this.#options.idleMs, 'stopped');
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    for (const task of this.#queue.clear()) task.reject(new WorkFailed('stopped'));
    await Promise.all(
      [...this.#threads].map((thread) => this.#keepSpare(thread) || this.#end(thread, 'stopped')),
    );
  }

  #refusalOf(owner: string): WorkFailure | null {
    const { waiting } = this.#options;
    if (this.#stopped) return 'stopped';
    if (this.#queue.sizeOf(owner) >= waiting.ofOwner) return 'owner-busy';
    return this.#queue.size >= waiting.inAll ? 'all-busy' : null;
  }

  #dispatch(): void {
    while (!this.#stopped && this.#working().length < this.#options.size) {
      const task = this.#queue.next((owner) => this.#mayRun(owner))?.item;
      if (!task) return;
      const thread = this.#free() ?? this.#start();
      thread.task = task;
      this.#endAfter(thread, Math.max(loadingMs, task.limitMs), 'timed-out');
      thread.worker.postMessage(task.input);
    }
  }

  #mayRun(owner: string): boolean {
    return this.#working().filter(({ task }) => task?.owner === owner).length < this.#options.threadsOfOwner;
  }

  #working(): Thread[] {
    return [...this.#threads].filter(({ task }) => task !== null);
  }

  #free(): Thread | undefined {
    return [...this.#threads].find(({ task }) => task === null);
  }

  #start(): Thread {
    const { script, spares } = this.#options;
    const spare = spares?.take(script);
    const worker = spare ?? openWorker(this.#options);
    let reason: unknown;
    const listeners = {
      message: (answer: unknown) => this.#answered(thread, answer),
      error: (error: unknown) => {
        reason = error;
      },
      // Comes after an error, and after every message that the thread had posted.
      exit: (code: number) =>
        this.#crashed(thread, reason ?? new Error(`a thread ended by itself with code ${code}`)),
    };
    const thread: Thread = {
      ...{ worker, task: null, hasLoaded: spare !== undefined, timer: undefined },
      leave: () => {
        for (const [event, listener] of Object.entries(listeners)) worker.off(event, listener);
      },
    };
    this.#threads.add(thread);
    for (const [event, listener] of Object.entries(listeners)) worker.on(event, listener);
    this.#endAfter(thread, this.#options.idleMs, 'stopped');
    return thread;
  }

  #answered(thread: Thread, answer: unknown): void {
    if (answer === loaded) {
      thread.hasLoaded = true;
      if (thread.task) this.#endAtLimit(thread, thread.task);
      return;
    }
    thread.task?.resolve(answer);
    thread.task = null;
    this.#endAfter(thread, this.#options.idleMs, 'stopped');
    this.#dispatch();
  }

  #crashed(thread: Thread, error: unknown): void {
    if (!this.#threads.has(thread)) return;
    this.#options.onCrash?.(error);
    void this.#end(thread, thread.hasLoaded ? 'crashed' : 'unstarted', error);
  }

  // Ending a thread cannot fail in a way that anyone could act on.
  #endAfter(thread: Thread, milliseconds: number, reason: WorkFailure): void {
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => void this.#end(thread, reason), milliseconds);
    thread.timer.unref();
  }

  /** Half of the limit is time, the other half processor time: on a busy machine a thread waits without being at fault. */
  #endAtLimit(thread: Thread, task: Task): void {
    const half = task.limitMs / 2;
    const lookAfter = (milliseconds: number, before: NodeJS.CpuUsage | undefined, looks: number): void => {
      clearTimeout(thread.timer);
      thread.timer = setTimeout(() => void look(before, looks), milliseconds);
      thread.timer.unref();
    };
    const look = async (before: NodeJS.CpuUsage | undefined, looks: number): Promise<void> => {
      const used = await usageOf(thread.worker, before);
      if (thread.task !== task) return;
      const isOver = looks > 1 && (used === undefined || inMs(used) >= half || looks >= mostLooks);
      if (isOver) void this.#end(thread, 'timed-out');
      else lookAfter(before && used ? Math.max(half - inMs(used), leastMs) : half, before ?? used, looks + 1);
    };
    lookAfter(half, undefined, 1);
  }

  /** A thread that has loaded and does nothing can serve another pool. */
  #keepSpare(thread: Thread): boolean {
    const { script, spares } = this.#options;
    if (!spares || thread.task || !thread.hasLoaded) return false;
    this.#threads.delete(thread);
    clearTimeout(thread.timer);
    thread.leave();
    spares.keep(script, thread.worker);
    return true;
  }

  #end(thread: Thread, reason: WorkFailure, cause?: unknown): Promise<unknown> {
    if (!this.#threads.delete(thread)) return Promise.resolve();
    clearTimeout(thread.timer);
    thread.task?.reject(new WorkFailed(reason, cause));
    thread.task = null;
    this.#dispatch();
    return thread.worker.terminate();
  }
}

/** Processor time of a thread since `before`; undefined where Node.js is older than 24.6 and does not count it. */
const usageOf = async (worker: Worker, before?: NodeJS.CpuUsage): Promise<NodeJS.CpuUsage | undefined> =>
  'cpuUsage' in worker ? worker.cpuUsage(before).catch(() => undefined) : undefined;

const inMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

function openWorker({ script, memoryMb }: WorkerPoolOptions): Worker {
  const { NODE_COMPILE_CACHE } = process.env;
  const worker = new Worker(script, {
    // Threads read untrusted files and need none of the server's secrets, only the path of the compile cache.
    env: NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  worker.unref();
  return worker;
}
