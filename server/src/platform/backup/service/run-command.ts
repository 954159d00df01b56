import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** Yields to the app, and still ends in reasonable time on a busy machine. */
const niceness = 5;

const CommandReply = z.record(z.string(), z.unknown());

export interface CommandResult {
  readonly code: number;
  readonly reply: Readonly<Record<string, unknown>>;
}

/**
 * Runs a command of the command line in a process of its own, which yields to all others: a backup reads and compresses
 * everything. It gets this process's environment, so no secret is among its arguments.
 */
export async function runCommand(main: string, name: string, signal: AbortSignal): Promise<CommandResult> {
  const child = spawn(process.execPath, [main, name, '--json'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    signal,
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject).once('close', (code) => resolve(code ?? 1));
  });
  if (child.pid !== undefined) setPriority(child.pid, niceness);
  const [code, output] = await Promise.all([ended, text(child.stdout)]);
  return { code, reply: parseReply(output) };
}

function parseReply(output: string): CommandResult['reply'] {
  try {
    return CommandReply.parse(JSON.parse(output));
  } catch {
    return { error: 'lệnh kết thúc mà không có kết quả' };
  }
}
