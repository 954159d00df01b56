import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { errorCode } from '../lifecycle/error-code.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { processBirth, processSpace } from './process-identity.ts';

const Holder = z.object({
  pid: z.number().int(),
  birth: z.string(),
  /** Older versions do not write it. */
  space: z.string().optional(),
});
type Holder = z.infer<typeof Holder>;

const touchEveryMs = 20_000;
/** A lock that was not touched for so long is of a process that died, where this one cannot see it. */
const silenceMs = 120_000;

/** Acquires the lock file of a data folder for this process, or fails with one line when another living process holds it. */
export const acquireInstanceLock = (file: string, folder: string): { release(): void } =>
  acquireProcessLock(
    file,
    (holder) =>
      `Thư mục ${folder} đang được một Họp Gọn khác dùng (${holder}): dừng nó trước, hoặc đặt DATA_DIR khác.`,
  );

/** `holder` names the process. */
type Refusal = (holder: string) => string;

/**
 * Acquires a lock file for this process; `refusal` explains that another living process holds it. One of another machine or
 * container that shares the folder counts as living while it touches its file.
 */
export function acquireProcessLock(file: string, refusal: Refusal): { release(): void } {
  const me: Holder = {
    ...{ pid: process.pid, birth: processBirth(process.pid) ?? 'unknown', space: processSpace() },
  };
  // Processes of other containers may have the same pid.
  const unique = randomBytes(4).toString('hex');
  const draft = `${file}.${unique}`;
  writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    while (!tryLink(draft, file)) clearStaleLock(file, `${file}.stale-${unique}`, refusal);
  } finally {
    rmSync(draft, { force: true });
  }
  const isMine = (): boolean => isSameHolder(readHolder(file), me);
  const touching = setInterval(() => isMine() && touch(file), touchEveryMs).unref();
  return {
    release: () => {
      clearInterval(touching);
      if (isMine()) rmSync(file, { force: true });
    },
  };
}

const isSameHolder = (holder: Holder | undefined, { pid, birth, space }: Holder): boolean =>
  holder?.pid === pid && holder.birth === birth && holder.space === space;

function touch(file: string): void {
  const now = new Date();
  try {
    utimesSync(file, now, now);
  } catch {
    // The folder is away for a moment; the next touch may succeed.
  }
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

function clearStaleLock(file: string, aside: string, refusal: Refusal): void {
  refuseLiving(file, refusal);
  try {
    renameSync(file, aside);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return;
    throw error;
  }
  // Between reading and renaming, another start may have put its own lock there: give it back.
  try {
    if (isLiving(readHolder(aside), aside)) tryLink(aside, file);
    refuseLiving(aside, refusal);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Whether its pid means something here. */
const isSeen = ({ space = processSpace() }: Holder): boolean => space === processSpace();

function isLiving(holder: Holder | undefined, file: string): boolean {
  if (!holder) return false;
  if (isSeen(holder)) return processBirth(holder.pid) === holder.birth;
  const touchedAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - touchedAt < silenceMs;
}

function refuseLiving(file: string, refusal: Refusal): void {
  const holder = readHolder(file);
  if (!holder || !isLiving(holder, file)) return;
  const place = isSeen(holder) ? '' : ` trên máy ${holder.space?.split('/')[0]}`;
  throw new StartFailure(refusal(`pid ${holder.pid}${place}`));
}

function readHolder(file: string): Holder | undefined {
  try {
    return Holder.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data;
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
