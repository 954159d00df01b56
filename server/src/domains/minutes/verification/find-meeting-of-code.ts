import { Failure } from '@hopgon/contract/failure';
import type { findMeetingOfCode as route } from '@hopgon/contract/minutes/verification/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { codeStore } from './codes.store.ts';

/** The meeting whose minutes bear a code; to whom may not view them the code is unknown. */
export function findMeetingOfCode(scope: CompanyScope, code: string): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const found = await codeStore.findEdition(tx.db, code);
    if (!found) throw new Failure('minutes_code_not_found');
    const { meeting_id: meetingId, edition } = found;
    const { row } = await requireMinutes(tx, { meetingId, edition, right: minutesPolicy.view }).catch(
      (error: unknown) => {
        throw error instanceof Failure ? new Failure('minutes_code_not_found') : error;
      },
    );
    return { meetingId, edition, title: row.title };
  });
}
