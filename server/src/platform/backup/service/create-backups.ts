import type { ClientConfig } from 'pg';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/read-config.ts';
import { createLoop } from '../../mail/loop.ts';
import { openStorage } from '../../storage/open-storage.ts';
import type { Manifest } from '../manifest.ts';
import { openOwnRepository } from '../open-own-repository.ts';
import type { Repository } from '../repository.ts';
import { type Backups, noBackups } from './backups.ts';
import { createTrials } from './create-trials.ts';
import { createFileArchive } from './file-archive.ts';
import { createBackupLease } from './hold-lease.ts';
import { createReport, type Report } from './mail-operator.ts';
import { failedBackupMail } from './operator-mail.rules.ts';
import { createLateReport } from './report-late.ts';
import { runCommand } from './run-command.ts';
import { isBackupDue, judgeBackups, mayTryAgain } from './schedule.rules.ts';
import { createWalFollower } from './wal-follower.ts';

interface BackupParts {
  readonly config: Config;
  readonly clock: Clock;
  readonly log: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
  readonly backupConfig: ClientConfig;
  /** The command line's own file, which makes a backup in a process beside this one. */
  readonly cliMain: string;
}

const lookEveryMs = 60_000;
/** After events that were lost, which come several at a time. */
const lookAfterGapMs = 5_000;
/** Until there is a backup to try. */
const lookForFirstMs = 2_000;

/**
 * One backup each night, the write-ahead log and uploads behind it within seconds, and a trial restore each week that is
 * reported by mail.
 */
export function createBackups(parts: BackupParts): Backups {
  const { config, clock, log } = parts;
  const { place, key, hour } = config.backup;
  if (place === null) return noBackups;
  const files = createFileArchive({ storage: openStorage(config), clock, log });
  const follower = createWalFollower(parts);
  const report = createReport(parts);
  const reportLate = createLateReport({ config, clock, report: createReport(parts) });
  const lease = createBackupLease(() => {
    isStandby = true;
    void rest();
  });
  /** Another process of the installation makes the backups. */
  let isStandby = false;
  let repository: Repository | undefined;
  const trials = createTrials(parts, report);
  let lastBackup: Date | null = null;
  /** The newest backup, also where another process made it. */
  let newest: Manifest | null = null;

  const rest = async (): Promise<void> => {
    files.close();
    await follower.stop();
  };

  /** The repository, if it is still there: else its disk is not mounted, and nothing may be written in its place. */
  const openMounted = async (): Promise<Repository> => {
    if (repository && !(await repository.isThere())) {
      repository = undefined;
      await rest();
    }
    repository ??= await openOwnRepository({ ...config, place, key });
    return repository;
  };

  /** Follows the newest backup, after making one if it is time. */
  const followNewest = async (signal: AbortSignal): Promise<number> => {
    const target = await openMounted();
    isStandby = !(await lease.hold(target.store));
    if (isStandby) await rest();
    newest = await target.readNewest();
    if (isStandby) return trials.readLast(target).then(() => lookEveryMs);
    await files.open(target);
    if (newest) await follower.follow(target, newest);
    const isDue = follower.needsBase() || isBackupDue(hour, newest?.startedAt ?? null, clock.now());
    if (!isDue || !mayTryAgain(lastBackup, clock.now())) return lookEveryMs;
    lastBackup = clock.now();
    await makeBackup(parts, report, signal);
    // That took long: whether this process still makes the backups is asked again before it follows the new one.
    return 0;
  };

  /** Beside the other loop, which goes on to follow a newer backup while a trial takes hours. */
  const tryNewest = async (signal: AbortSignal): Promise<number> => {
    if (!repository || (!isStandby && newest === null)) return lookForFirstMs;
    if (!isStandby) await trials.tryIfDue(repository, signal);
    return lookEveryMs;
  };

  /** The operator has a mail of a trial that failed, so that does not count here. */
  const isLate = (lastProblems: readonly string[]): boolean => {
    if (isStandby) return false;
    const [keptUntil, uploadsWaitSince] = [follower.keptUntil(), files.waitSince()];
    const endedAt = follower.base()?.endedAt ?? null;
    return judgeBackups({ keptUntil, uploadsWaitSince, endedAt, lastProblems }, clock.now()) === 'late';
  };

  const following = patientLoop(log, followNewest, (problem) => reportLate(isLate([]), problem));
  const loops = [following, patientLoop(log, tryNewest)];
  return {
    keepFile: files.add,
    findFiles: () => {
      files.listAgain();
      following.wake(lookAfterGapMs);
    },
    state: () => (isLate(trials.problems()) ? 'late' : 'ok'),
    facts: () => ({ lastBackupAt: momentOf(newest?.endedAt), lastTrial: trials.last() }),
    start: () => void loops.map((each) => each.start()),
    stop: async (withinMs) => {
      await Promise.all([...loops.map((each) => each.stop(withinMs)), follower.stop(), files.stop()]);
      await lease.release().catch(() => undefined);
    },
  };
}

const momentOf = (at: string | undefined): Date | null => (at === undefined ? null : new Date(at));

/** Goes on after an error, a while later. `ended` is called after each look, with what it failed with. */
const patientLoop = (
  log: BackupParts['log'],
  work: (signal: AbortSignal) => Promise<number>,
  ended: (problem: string | null) => Promise<void> = async () => undefined,
) =>
  createLoop({
    work: async (signal) => {
      const rest = await work(signal);
      await ended(null);
      return rest;
    },
    onError: (error: unknown) => {
      log.error({ err: error }, 'backups are not being made for the moment');
      void ended(String(error));
    },
    restAfterError: lookEveryMs,
  });

async function makeBackup(
  { cliMain, config, log }: BackupParts,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const { code, reply } = await runCommand(cliMain, 'backup', signal);
  if (code === 0) {
    log.info({ id: reply.id, bytes: reply.bytes, milliseconds: reply.milliseconds }, 'backed up');
    return;
  }
  const problem = String(reply.error ?? 'không rõ lý do');
  log.error({ problem }, 'the backup failed');
  await report(failedBackupMail(config.publicUrl, problem), problem);
}
