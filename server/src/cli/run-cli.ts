import { parseArgs } from 'node:util';
import { Failure } from '@hopgon/contract/failure';
import { type Clock, systemClock } from '../platform/clock/clock.ts';
import { explainStartFailure } from '../platform/lifecycle/explain-start-failure.ts';
import { OperatorFailure } from '../platform/lifecycle/operator-failure.ts';
import { type Command, type CommandOutcome, exitCodes, UsageError } from './command.ts';
import { commands } from './commands.ts';

interface Surroundings {
  readonly clock?: Clock;
  readonly out: (line: string) => void;
  readonly err: (line: string) => void;
}

/** Runs one command line and returns what the process ends with. */
export async function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { out, err, clock = systemClock }: Surroundings,
): Promise<number> {
  const isJson = args.includes('--json');
  try {
    const [name = '', ...rest] = args;
    const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!load) {
      out(await listCommands());
      const isHelp = name === '' || name === '--help' || name === 'help';
      return isHelp ? exitCodes.ok : exitCodes.usage;
    }
    const command = await load();
    const parsed = parseLine(command, rest);
    if (parsed.values.help === true) {
      out(command.help);
      return exitCodes.ok;
    }
    const outcome = await command.run({
      clock,
      env,
      options: parsed.values,
      words: parsed.positionals,
      say: err,
    });
    print(outcome, isJson, out);
    return outcome.code;
  } catch (error) {
    return report(error, isJson, { out, err });
  }
}

async function listCommands(): Promise<string> {
  const lines = await Promise.all(
    Object.entries(commands).map(async ([name, load]) => `  ${name.padEnd(10)}${(await load()).summary}`),
  );
  return [
    'Cách dùng: npm run cli -- LỆNH [tùy chọn]',
    '',
    ...lines,
    '',
    'Thêm --help sau một lệnh để xem tùy chọn, --json để nhận kết quả dạng JSON.',
    'Mã thoát: 0 xong, 1 không thành, 2 sai cú pháp, 3 xong nhưng có điều cần xử lý.',
  ].join('\n');
}

interface ParsedLine {
  readonly values: Readonly<Record<string, string | boolean | undefined>>;
  readonly positionals: readonly string[];
}

function parseLine({ options, help }: Command, args: readonly string[]): ParsedLine {
  try {
    const common = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...options, ...common },
      allowPositionals: true,
    });
    const plain = Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'boolean' ? [[name, value] as const] : [],
    );
    return { values: Object.fromEntries(plain), positionals };
  } catch {
    throw new UsageError(`Tùy chọn không dùng được.\n\n${help}`);
  }
}

function print({ lines, reply }: CommandOutcome, isJson: boolean, out: (line: string) => void): void {
  if (isJson) out(JSON.stringify(reply));
  else for (const line of lines) out(line);
}

function report(error: unknown, isJson: boolean, { out, err }: Surroundings): number {
  const isUsage = error instanceof UsageError;
  const known = isUsage || error instanceof OperatorFailure ? error.message : explain(error);
  const line = known ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
  if (isJson) out(JSON.stringify({ error: line }));
  else err(line);
  return isUsage ? exitCodes.usage : exitCodes.failed;
}

/** Of what a command calls only the bucket of uploads answers that it is busy. */
const explain = (error: unknown): string | undefined =>
  error instanceof Failure && error.code === 'server_busy'
    ? 'FILES_S3_URL không trả lời: kiểm tra địa chỉ và mạng rồi chạy lại.'
    : explainStartFailure(error);
