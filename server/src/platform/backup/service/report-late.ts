import type { PlainMail } from '../../mail/plain-mail.rules.ts';
import { lateBackupMail } from './operator-mail.rules.ts';

/** A restart, or a disk that was away for a moment, is no news. */
const patienceMs = 10 * 60_000;

interface LateParts {
  readonly config: { readonly publicUrl: string };
  readonly clock: { now(): Date };
  readonly report: (mail: PlainMail, problem: string) => Promise<unknown>;
}

/** Mails the operator when backups have been late at every look for ten minutes, whatever the reason. */
export function createLateReport({ config, clock, report }: LateParts) {
  let since: Date | null = null;
  /** `problem`: what the last look failed with, if it failed. */
  return async (isLate: boolean, problem: string | null): Promise<void> => {
    if (!isLate) {
      since = null;
      return;
    }
    since ??= clock.now();
    if (clock.now().getTime() - since.getTime() < patienceMs) return;
    await report(lateBackupMail(config.publicUrl, since, problem), 'late');
  };
}
