const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const vietnam = 7 * hourMs;

/** The last time the clock of Vietnam showed this hour. */
function lastOccurrence(hour: number, now: Date): number {
  const local = now.getTime() + vietnam;
  const today = local - (local % dayMs) + hour * hourMs;
  return (today <= local ? today : today - dayMs) - vietnam;
}

/** Whether no backup has begun since the last nightly hour. `last`: when the newest began (ISO), or null for none. */
export const isBackupDue = (hour: number, last: string | null, now: Date): boolean =>
  last === null || Date.parse(last) < lastOccurrence(hour, now);

/** A trial restore each week, if there is a backup to try. */
export const isTrialDue = (lastTrial: Date | null, now: Date): boolean =>
  lastTrial === null || now.getTime() - lastTrial.getTime() >= 7 * dayMs;

/** An attempt costs much of the machine: the next one waits an hour, however the last one ended. */
export const mayTryAgain = (lastAttempt: Date | null, now: Date): boolean =>
  lastAttempt === null || now.getTime() - lastAttempt.getTime() >= hourMs;

/** One failure is mailed once a day, however often it repeats. */
export const isMailDue = (
  last: { readonly problem: string; readonly at: Date } | null,
  problem: string,
  now: Date,
): boolean => last?.problem !== problem || now.getTime() - last.at.getTime() >= dayMs;

export type BackupState = 'off' | 'ok' | 'late';

interface Facts {
  /** When the newest backup was complete (ISO). */
  readonly endedAt: string | null;
  /** When everything written was kept. */
  readonly keptUntil: Date | null;
  /** Since when the upload that waits longest to be kept has been waiting. */
  readonly uploadsWaitSince: Date | null;
  readonly lastProblems: readonly string[];
}

/** How long the log or an upload may wait to be kept. */
export const lateAfterMs = 5 * 60_000;

/**
 * `late`: the newest backup is older than a day and a half, the log or an upload has not been kept for five minutes, or the
 * last trial failed.
 */
export function judgeBackups(
  { endedAt, keptUntil, uploadsWaitSince, lastProblems }: Facts,
  now: Date,
): BackupState {
  const isBefore = (at: Date): boolean => now.getTime() - at.getTime() > lateAfterMs;
  const isOld = endedAt === null || now.getTime() - Date.parse(endedAt) > 1.5 * dayMs;
  const isBehind = keptUntil === null || isBefore(keptUntil);
  const isWaiting = uploadsWaitSince !== null && isBefore(uploadsWaitSince);
  return isOld || isBehind || isWaiting || lastProblems.length > 0 ? 'late' : 'ok';
}
