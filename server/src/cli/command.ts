import type { ParseArgsOptionsConfig } from 'node:util';
import type { Clock } from '../platform/clock/clock.ts';

/** What the process ends with; docs/operations.md lists the numbers. */
export const exitCodes = {
  ok: 0,
  /** Something failed; the line on the error stream says what and what to do. */
  failed: 1,
  /** The command line is wrong; nothing was done. */
  usage: 2,
  /** It worked, and found something that needs the operator: a damaged backup, a wrong setting. */
  problems: 3,
} as const;

export interface CommandOutcome {
  readonly code: number;
  /** Lines for people, in Vietnamese. */
  readonly lines: readonly string[];
  /** What `--json` prints. */
  readonly reply: Readonly<Record<string, unknown>>;
}

export interface CommandCall {
  readonly clock: Clock;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
  /** What follows the name of the command and is no option. */
  readonly words: readonly string[];
  /** Reports progress, on the error stream. */
  readonly say: (line: string) => void;
}

export interface Command {
  /** One line of the list of commands. */
  readonly summary: string;
  /** What `--help` prints. */
  readonly help: string;
  readonly options: ParseArgsOptionsConfig;
  readonly run: (call: CommandCall) => Promise<CommandOutcome>;
}

/** A command line that cannot be followed: one line, in Vietnamese. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
