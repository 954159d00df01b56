import { demand, Failure, type Refusal } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { type MeetingFacts, requireMeeting } from '../../meetings/core/require-meeting.ts';
import { type MinutesStanding, minutesPolicy } from '../minutes.policy.ts';
import { type MinutesRow, minutesStore } from '../minutes.store.ts';
import { computeStanding } from './compute-standing.ts';

export interface RequiredMinutes {
  readonly meeting: MeetingFacts;
  readonly row: MinutesRow;
  readonly standing: MinutesStanding;
}

/** Which minutes of a meeting a request means. */
export interface EditionParams {
  readonly meetingId: string;
  /** The newest that is not cancelled, when not given. */
  readonly edition?: number | undefined;
}

interface MinutesQuery extends EditionParams {
  /** To the meeting; to view it when not given. */
  readonly meetingRight?: 'view' | 'edit';
  readonly right: (standing: MinutesStanding) => Refusal;
  /** Nobody else changes them until the transaction ends. */
  readonly lock?: boolean;
}

/** The minutes of a meeting, if the caller has this right to them. */
export async function requireMinutes(
  tx: CompanyScope,
  { meetingId, meetingRight = 'view', edition, right, lock = false }: MinutesQuery,
): Promise<RequiredMinutes> {
  const meeting = await requireMeeting(tx, meetingId, meetingRight);
  for (const row of await minutesStore.list(tx.db, meetingId)) {
    if (edition === undefined ? row.state === 'void' : row.edition !== edition) continue;
    const standing = await computeStanding(tx, meeting, row);
    // A correction that is still a draft does not hide the edition it is to replace.
    if (edition === undefined && row.edition > 1 && minutesPolicy.view(standing)) continue;
    if (!lock) {
      demand(right(standing));
      return { meeting, row, standing };
    }
    return lockRow(tx, meeting, row.id, right);
  }
  throw new Failure('minutes_not_found');
}

/** What it is once nobody else changes it. */
async function lockRow(
  tx: CompanyScope,
  meeting: MeetingFacts,
  id: string,
  right: MinutesQuery['right'],
): Promise<RequiredMinutes> {
  await minutesStore.lock(tx.db, id);
  const row = await minutesStore.find(tx.db, id);
  if (!row) throw new Failure('minutes_not_found');
  const standing = await computeStanding(tx, meeting, row);
  demand(right(standing));
  return { meeting, row, standing };
}
