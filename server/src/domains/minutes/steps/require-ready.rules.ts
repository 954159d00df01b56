import { Failure } from '@hopgon/contract/failure';
import type { MinutesChecks } from '@hopgon/contract/minutes/checks';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { missingInWords } from './checks.rules.ts';

/** Throws unless nothing stands between minutes and their adoption; `today` is the day where the meeting was. */
export function requireReady(checks: MinutesChecks, today: string): void {
  if (checks.lines === 0) throw new Failure('minutes_empty');
  if (checks.unaccepted > 0) throw new Failure('minutes_unaccepted', { count: checks.unaccepted });
  if (checks.unsupported > 0) throw new Failure('minutes_unsupported', { count: checks.unsupported });
  if (checks.cancelledVotes > 0)
    throw new Failure('minutes_vote_cancelled', { count: checks.cancelledVotes });
  if (checks.missing.length > 0)
    throw new Failure('minutes_incomplete', { missing: missingInWords(checks.missing) });
  if (checks.recorded === 0) throw new Failure('minutes_attendance_missing');
  const unmet = checks.legal.filter(({ isMet }) => !isMet);
  if (unmet[0]) throw new Failure('minutes_legal_unmet', { count: unmet.length, first: unmet[0].reason });
  if (checks.approvalsMissing > 0)
    throw new Failure('minutes_approvals_missing', { count: checks.approvalsMissing });
  if (checks.objections > 0) throw new Failure('minutes_objections', { count: checks.objections });
  if (checks.waitUntil !== null && today <= checks.waitUntil)
    throw new Failure('minutes_waiting', { day: dayInDigits(checks.waitUntil) });
}
