import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { errorCode } from '../lifecycle/error-code.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { processBirth } from './process-identity.ts';

const Holder = z.object({ pid: z.number().int(), birth: z.string() });
type Holder = z.infer<typeof Holder>;

/** Acquires the lock file of a data folder for this process, or fails with one line when another living process holds it. */
export const acquireInstanceLock = (file: string, folder: string): { release(): void } =>
  acquireProcessLock(
    file,
    (pid) =>
      `Thư mục ${folder} đang được một Họp Gọn khác dùng (pid ${pid}): dừng nó trước, hoặc đặt DATA_DIR khác.`,
  );

type Refusal = (pid: number) => string;

/** Acquires a lock file for this process; `refusal` explains that another living process holds it. */
export function acquireProcessLock(file: string, refusal: Refusal): { release(): void } {
  const me: Holder = { pid: process.pid, birth: processBirth(process.pid) ?? 'unknown' };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    while (!tryLink(draft, file)) clearStaleLock(file, refusal);
  } finally {
    rmSync(draft, { force: true });
  }
  return {
    release: () => {
      if (readHolder(file)?.pid === me.pid) rmSync(file, { force: true });
    },
  };
}

function tryLink(draft: string, file: string): boolean {
  try {
    linkSync(draft, file); // a link, unlike a rename, never replaces an existing lock
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function clearStaleLock(file: string, refusal: Refusal): void {
  refuseLiving(readHolder(file), refusal);
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  // Between reading and renaming, another start may have put its own lock there: give it back.
  const taken = readHolder(aside);
  if (taken && isLiving(taken)) tryLink(aside, file);
  rmSync(aside, { force: true });
  refuseLiving(taken, refusal);
}

const isLiving = (holder: Holder): boolean => processBirth(holder.pid) === holder.birth;

function refuseLiving(holder: Holder | undefined, refusal: Refusal): void {
  if (holder && isLiving(holder)) throw new StartFailure(refusal(holder.pid));
}

function readHolder(file: string): Holder | undefined {
  try {
    return Holder.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
