import type { Clock } from '../../clock/clock.ts';
import type { Config } from '../../config/read-config.ts';
import {
  markVerificationMailed,
  readVerification,
  type Verified,
  wasVerificationMailed,
} from '../last-verification.ts';
import type { Repository } from '../repository.ts';
import type { BackupFacts } from './backups.ts';
import type { Report } from './mail-operator.ts';
import { failedTrialMail, trialMail } from './operator-mail.rules.ts';
import { runCommand } from './run-command.ts';
import { isTrialDue, mayTryAgain } from './schedule.rules.ts';

interface TrialParts {
  readonly config: Config;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Record<'info' | 'error', (facts: object, message: string) => void>;
  readonly cliMain: string;
}

/** The trial restores, with what the last one found. */
export function createTrials(parts: TrialParts, report: Report) {
  let problems: readonly string[] = [];
  let triedAt: Date | null = null;
  let last: BackupFacts['lastTrial'] = null;
  /** Beside the mark in the store, which may be full. */
  let mailed: Date | null = null;

  const readLast = async (repository: Repository) => {
    const verified = await readVerification(repository);
    last = verified && {
      ...{ at: verified.at, ok: verified.problems.length === 0 },
      isHashesOnly: verified.hindrance !== null,
    };
    return verified;
  };

  /** At each look until it was mailed, also of a trial at whose end the app or the mail server was away. */
  const mailProblems = async (repository: Repository, verified: Verified | null): Promise<void> => {
    if (verified === null || verified.problems.length === 0) return;
    const wasMailedHere = mailed?.getTime() === verified.at.getTime();
    if (wasMailedHere || (await wasVerificationMailed(repository, verified))) return;
    const mail = trialMail(parts.config.publicUrl, { tables: null, ...verified });
    if (!(await report(mail, null))) return;
    mailed = verified.at;
    await markVerificationMailed(repository, verified);
  };

  return {
    readLast,
    problems: () => problems,
    last: () => last,
    async tryIfDue(repository: Repository, signal: AbortSignal): Promise<void> {
      const now = parts.clock.now();
      const verified = await readLast(repository);
      if (triedAt === null || (verified && verified.at > triedAt)) problems = verified?.problems ?? [];
      if (!isTrialDue(verified?.at ?? null, now) || !mayTryAgain(triedAt, now))
        return mailProblems(repository, verified);
      triedAt = now;
      problems = (await tryRestore(parts, report, signal)) ?? problems;
      await mailProblems(repository, await readLast(repository));
    },
  };
}

/** What the trial found wrong, which is not mailed here; null where nothing is known, for it did not come to its end. */
async function tryRestore(
  { cliMain, config, log }: TrialParts,
  report: Report,
  signal: AbortSignal,
): Promise<readonly string[] | null> {
  const { reply } = await runCommand(cliMain, 'verify', signal);
  if (!Array.isArray(reply.problems)) {
    const reason = String(reply.error ?? 'không rõ lý do');
    log.error({ problem: reason }, 'a trial restore did not take place');
    await report(failedTrialMail(config.publicUrl, reason), reason);
    return null;
  }
  const problems = reply.problems.map(String);
  const id = String(reply.id ?? '');
  log[problems.length === 0 ? 'info' : 'error']({ id, problems: problems.length }, 'a trial restore ended');
  const tables = typeof reply.tables === 'number' ? reply.tables : null;
  const hindrance = typeof reply.hindrance === 'string' ? reply.hindrance : null;
  if (problems.length === 0)
    await report(trialMail(config.publicUrl, { id, tables, hindrance, problems }), null);
  return problems;
}
