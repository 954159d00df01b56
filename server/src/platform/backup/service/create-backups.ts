import type { ClientConfig } from 'pg';
import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/read-config.ts';
import { createLoop } from '../../mail/loop.ts';
import { readVerification } from '../last-verification.ts';
import { openRepository, type Repository } from '../repository.ts';
import { createFolderStore } from '../store/folder-store.ts';
import { type Backups, noBackups } from './backups.ts';
import { createFileArchive } from './file-archive.ts';
import { mailOperator } from './mail-operator.ts';
import { failedBackupMail, trialMail } from './operator-mail.rules.ts';
import { runCommand } from './run-command.ts';
import { isBackupDue, isTrialDue, judgeBackups } from './schedule.rules.ts';
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
const retryAfterMs = 3_600_000;

/**
 * One backup each night, the write-ahead log and uploads behind it within seconds, and a trial restore each week that is
 * reported by mail.
 */
export function createBackups(parts: BackupParts): Backups {
  const { config, clock, log } = parts;
  const { folder, key, hour } = config.backup;
  if (folder === undefined) return noBackups;
  const files = createFileArchive(config.dataDir, log);
  const follower = createWalFollower(parts);
  let repository: Repository | undefined;
  let problems: readonly string[] = [];

  /** Follows the newest backup, after making one if it is time; false when that failed. */
  const followNewest = async (target: Repository, signal: AbortSignal): Promise<boolean> => {
    const newest = await target.readNewest();
    if (newest && !follower.needsBase()) await follower.follow(target, newest);
    if (!follower.needsBase() && !isBackupDue(hour, newest?.startedAt ?? null, clock.now())) return true;
    if (!(await makeBackup(parts, signal))) return false;
    const made = await target.readNewest();
    if (made) await follower.follow(target, made);
    return true;
  };

  const work = async (signal: AbortSignal): Promise<number> => {
    repository ??= await openRepository(createFolderStore(folder), key, { create: true });
    files.open(repository);
    if (!(await followNewest(repository, signal))) return retryAfterMs;
    const last = await readVerification(repository);
    problems = last?.problems ?? [];
    if (isTrialDue(last?.at ?? null, clock.now())) problems = await tryRestore(parts, signal);
    return lookEveryMs;
  };

  const loop = createLoop({
    work,
    onError: (error) => log.error({ err: error }, 'backups are not being made for the moment'),
    restAfterError: lookEveryMs,
  });
  return {
    keepFile: files.add,
    state: () => {
      const endedAt = follower.base()?.endedAt ?? null;
      return judgeBackups({ endedAt, keptUntil: follower.keptUntil(), lastProblems: problems }, clock.now());
    },
    start: loop.start,
    stop: async (withinMs) => {
      await Promise.all([loop.stop(withinMs), follower.stop(), files.stop()]);
    },
  };
}

/** False when it failed, which is reported. */
async function makeBackup(
  { cliMain, config, clock, log }: BackupParts,
  signal: AbortSignal,
): Promise<boolean> {
  const { code, reply } = await runCommand(cliMain, 'backup', signal);
  if (code === 0) {
    log.info({ id: reply.id, bytes: reply.bytes, milliseconds: reply.milliseconds }, 'backed up');
    return true;
  }
  const problem = String(reply.error ?? 'không rõ lý do');
  log.error({ problem }, 'the backup failed');
  await mailOperator(config, clock, failedBackupMail(config.publicUrl, problem));
  return false;
}

/** What the trial found wrong. */
async function tryRestore(
  { cliMain, config, clock, log }: BackupParts,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { reply } = await runCommand(cliMain, 'verify', signal);
  const problems = Array.isArray(reply.problems) ? reply.problems.map(String) : [String(reply.error)];
  const id = String(reply.id ?? '');
  log[problems.length === 0 ? 'info' : 'error']({ id, problems: problems.length }, 'a trial restore ended');
  const tables = typeof reply.tables === 'number' ? reply.tables : null;
  await mailOperator(config, clock, trialMail(config.publicUrl, { id, tables, problems }));
  return problems;
}
