import { Worker } from 'node:worker_threads';

export interface WorkerPoolOptions {
  /** The module a thread runs: it answers each message with one message. */
  readonly script: URL;
  readonly size: number;
  /** A piece of work that takes longer loses its thread. */
  readonly limitMs: number;
  /** A thread without work for this long ends, and gives its memory back. */
  readonly idleMs: number;
  readonly memoryMb: number;
}

export interface WorkerPool {
  /** Hands the input to a thread and waits for its answer; throws WorkFailed. */
  run(input: unknown): Promise<unknown>;
  /** Ends every thread at once; what ran or waited fails as stopped. */
  stop(): Promise<void>;
}

export type WorkFailure = 'timed-out' | 'crashed' | 'stopped';

export class WorkFailed extends Error {
  readonly reason: WorkFailure;

  constructor(reason: WorkFailure, cause?: unknown) {
    super(`the work ${reason === 'timed-out' ? 'took too long' : reason}`, { cause });
    this.name = 'WorkFailed';
    this.reason = reason;
  }
}

interface Task {
  readonly input: unknown;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: WorkFailed) => void;
}

interface Thread {
  readonly worker: Worker;
  task: Task | null;
  /** Ends the thread: by the work's limit while it works, by idleness while it does not. */
  timer: NodeJS.Timeout | undefined;
}

/** Threads started when there is work and ended when there is none; one piece of work at a time on each. */
export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const queue: Task[] = [];
  const threads = new Set<Thread>();
  let stopped = false;

  const end = (thread: Thread, reason: WorkFailure, cause?: unknown): Promise<unknown> => {
    if (!threads.delete(thread)) return Promise.resolve();
    clearTimeout(thread.timer);
    thread.task?.reject(new WorkFailed(reason, cause));
    thread.task = null;
    dispatch();
    return thread.worker.terminate();
  };

  // Ending a thread cannot fail in a way that anyone could act on.
  const endAfter = (thread: Thread, milliseconds: number, reason: WorkFailure) => {
    clearTimeout(thread.timer);
    thread.timer = setTimeout(() => void end(thread, reason), milliseconds);
    thread.timer.unref();
  };

  const start = (): Thread => {
    const { memoryMb } = options;
    // No environment: what runs here reads strangers' files and needs none of the server's secrets.
    const worker = new Worker(options.script, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    worker.unref();
    const thread: Thread = { worker, task: null, timer: undefined };
    threads.add(thread);
    worker.on('message', (answer) => {
      thread.task?.resolve(answer);
      thread.task = null;
      endAfter(thread, options.idleMs, 'stopped');
      dispatch();
    });
    worker.on('error', (error) => void end(thread, 'crashed', error));
    worker.on('exit', () => void end(thread, 'crashed'));
    return thread;
  };

  const free = (): Thread | null => {
    for (const thread of threads) if (!thread.task) return thread;
    return threads.size < options.size ? start() : null;
  };

  function dispatch(): void {
    while (!stopped && queue.length > 0) {
      const thread = free();
      if (!thread) return;
      const task = queue.shift();
      if (!task) return;
      thread.task = task;
      endAfter(thread, options.limitMs, 'timed-out');
      thread.worker.postMessage(task.input);
    }
  }

  return {
    run: (input) =>
      new Promise((resolve, reject) => {
        if (stopped) {
          reject(new WorkFailed('stopped'));
          return;
        }
        queue.push({ input, resolve, reject });
        dispatch();
      }),
    stop: async () => {
      stopped = true;
      for (const task of queue.splice(0)) task.reject(new WorkFailed('stopped'));
      await Promise.all([...threads].map((thread) => end(thread, 'stopped')));
    },
  };
}
