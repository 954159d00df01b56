import type { z } from 'zod';
import type { Scope } from '../database/scope.ts';
import type { JobScope } from '../tenancy/scopes.ts';

/** A kind of work: its queue's name and the shape of what it carries. */
export interface JobDefinition<T> {
  readonly name: string;
  readonly data: z.ZodType<T>;
  /** How often it is retried after a failure. */
  readonly retries: number;
  /** After so many minutes it counts as stuck and is tried again beside the first try; 15 when not given. */
  readonly longestMinutes?: number;
  /** How many of them one process runs side by side, and how many of these for one company. */
  readonly sideBySide?: { readonly inAll: number; readonly ofCompany: number };
}

export interface DailyTask {
  readonly name: string;
  /** Works for no company; may happen twice. */
  readonly run: () => Promise<void>;
}

export interface JobTime {
  /** By the database's clock. */
  readonly startAfter: Date;
  /** Replaces a waiting job with the same data. */
  readonly replaces?: boolean;
}

/** What may be known of a job that was done. */
export interface JobFacts {
  readonly name: string;
  readonly milliseconds: number;
  readonly isFailed: boolean;
}

/** Work done later, at least once, by one worker at a time; it carries its company's id and opens that company's handle. */
export interface Jobs {
  define<T>(job: JobDefinition<T>, work: (scope: JobScope, data: T) => Promise<void>): void;
  /** Maintenance that one process runs at night; a missed night is made up for at the next start. */
  defineDaily(task: DailyTask): void;
  /** Queues in the transaction of `scope`: rolled back, it was never queued. */
  send<T>(
    scope: Scope,
    job: JobDefinition<T>,
    companyId: string,
    data: T,
    /** At once when not given. */
    when?: JobTime,
  ): Promise<void>;
  /** Is called after each job. */
  watch(watcher: (facts: JobFacts) => void): void;
  /** Starts the workers; all definitions must exist before. */
  start(): Promise<void>;
  /** Accepts no more work and waits for running jobs, at most `withinMs`. */
  stop(withinMs: number): Promise<void>;
  healthy(): boolean;
}
