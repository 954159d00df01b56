import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { ClientConfig } from 'pg';
import { formatLsn, parseLsn, segmentPosition, segmentStart } from '../lsn.rules.ts';
import type { Manifest } from '../manifest.ts';
import { openReplication, type Replication } from '../replication/open-replication.ts';
import { followWal, isGap } from '../replication/wal-stream.ts';
import type { Repository } from '../repository.ts';
import { isContinued } from './is-continued.ts';
import { createSegmentWriter } from './segment-writer.ts';
import { listSegments, writeWalUntil } from './wal-objects.ts';

const noteEveryMs = 5_000;
const pauseAfterFailureMs = 2_000;

interface WalArchiveOptions {
  readonly repository: Repository;
  /** The backup behind which the log is kept. */
  readonly base: Manifest;
  readonly backupConfig: ClientConfig;
  readonly log: { warn(facts: object, message: string): void };
}

export interface WalArchive {
  /** When everything that the server had written was kept, or null until then. */
  keptUntil(): Date | null;
  /** Resolves when this backup can be continued no more and another is needed: after a restore, or a gap. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/** Keeps the write-ahead log of a running server behind a backup, until it is stopped. Reconnects by itself. */
export function archiveWal({ repository, base, backupConfig, log }: WalArchiveOptions): WalArchive {
  const stopping = new AbortController();
  let keptUntil: Date | null = null;
  let open: Replication | undefined;

  /** Whether the stream can be opened again. */
  const mayGoOn = async (): Promise<boolean> => {
    try {
      return (await stream()) === 'ended';
    } catch (error) {
      if (stopping.signal.aborted) return false;
      log.warn({ err: error }, 'the write-ahead log is not being kept for the moment');
      return !isGap(error);
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted && (await mayGoOn()))
      await delay(pauseAfterFailureMs, undefined, { signal: stopping.signal, ref: false }).catch(
        () => undefined,
      );
  };

  const stream = async (): Promise<'other-history' | 'ended'> => {
    if (!(await isContinued(repository, base, backupConfig))) return 'other-history';
    const replication = await openReplication(backupConfig);
    open = replication;
    let probe: Replication | undefined;
    try {
      if (stopping.signal.aborted) return 'ended';
      probe = await openReplication(backupConfig);
      const start = await findStart(repository, base);
      const onKept = (at: Date): void => {
        keptUntil = at;
      };
      await copyWal({ replication, probe, repository, base, start, onKept });
      return 'ended';
    } finally {
      open = undefined;
      await replication.close().catch(() => undefined);
      await probe?.close().catch(() => undefined);
    }
  };

  const running = run();
  return {
    keptUntil: () => keptUntil,
    ended: running,
    stop: async () => {
      stopping.abort();
      await open?.close().catch(() => undefined);
      await running;
    },
  };
}

interface Copying {
  readonly replication: Replication;
  /** Asked where the server is, while the other connection copies. */
  readonly probe: Replication;
  readonly repository: Repository;
  readonly base: Manifest;
  readonly start: Start;
  readonly onKept: (at: Date) => void;
}

/** Keeps the log until a connection ends, which is an error. */
async function copyWal({ replication, probe, repository, base, start, onKept }: Copying): Promise<void> {
  const { timeline, segmentSize } = replication;
  const attempt = `${Date.now().toString(36)}${randomBytes(2).toString('hex')}`;
  const writer = createSegmentWriter(repository, { id: base.id, timeline, segmentSize, attempt, ...start });
  const wal = followWal(replication, start.from);
  let goal: { readonly position: bigint; readonly at: Date } | null = null;
  // One act at a time: pieces and ticks of the clock wait for each other. None begins after the end, when the writer is closed.
  let turn: Promise<void> = Promise.resolve();
  let isEnded = false;
  const inTurn = (act: () => Promise<void>): Promise<void> => {
    turn = turn.then(() => (isEnded ? undefined : act()));
    return turn;
  };
  const flush = async (): Promise<void> => {
    await writer.flush();
    if (goal === null || writer.position() < goal.position) return;
    const { at, position } = goal;
    goal = null;
    await writeWalUntil(repository, base.id, { lsn: formatLsn(position), at: at.toISOString() });
    onKept(at);
  };
  const findGoal = async (): Promise<void> => {
    wal.confirm(writer.position());
    const at = new Date();
    // Asked even while an earlier goal waits for a slow store: a lost connection is noticed at the next tick.
    const position = await probe.position();
    goal ??= { at, position };
  };
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  // A crash of the machine loses at most what waits here, and what is on its way to the store.
  const flushing = setInterval(
    () => inTurn(flush).catch(failed.reject),
    repository.store.appendEveryMs,
  ).unref();
  const noting = setInterval(() => findGoal().catch(failed.reject), noteEveryMs).unref();
  const readAll = async (): Promise<void> => {
    for await (const bytes of wal.pieces) await inTurn(() => writer.add(bytes));
  };
  try {
    await findGoal();
    await Promise.race([readAll(), failed.promise]);
  } finally {
    isEnded = true;
    clearInterval(flushing);
    clearInterval(noting);
    await turn.catch(() => undefined);
    await writer.close();
  }
}

interface Start {
  readonly from: bigint;
  readonly replaces: readonly string[];
}

/** A segment that was not completed is read again from its begin. */
async function findStart(repository: Repository, { id, postgres }: Manifest): Promise<Start> {
  const { segmentSize } = postgres;
  const [last, replaces] = [...(await listSegments(repository, id))].at(-1) ?? [null, []];
  if (last === null) return { from: segmentStart(parseLsn(postgres.endLsn), segmentSize), replaces };
  return { from: segmentPosition(last, segmentSize), replaces };
}
