import { Failure } from '@hopgon/contract/failure';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { minutesStore } from '../minutes.store.ts';
import { findLiveTemplate } from '../templates/find-live-template.ts';
import { completeStep } from './complete-step.ts';

/** Takes minutes one step back: from comments to draft, or from adopted to comments while nobody has signed. */
export function reopenMinutes(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, reason }: { readonly meetingId: string; readonly reason: string },
): Promise<Minutes> {
  return scope.transaction(async (tx) => {
    const minutes = await requireMinutes(tx, {
      ...{ meetingId, meetingRight: 'edit', lock: true },
      right: minutesPolicy.reopen,
    });
    const { row } = minutes;
    const isAdopted = row.state === 'adopted';
    if (isAdopted && (await minutesStore.signatures(tx.db, row.id)).length > 0)
      throw new Failure('minutes_signed');
    const adoption = {
      ...{ adopter_id: null, adopted_at: null, pdf_file_id: null, pdf_hash: null, printed: null },
      ...(await findLiveTemplate(tx, row)),
    };
    return completeStep(world, tx, minutes, {
      // The hash of the adopted file stays on record.
      changes: [{ act: 'reopened', before: row.pdf_hash, after: reason || null }],
      set: isAdopted ? { state: 'review', ...adoption } : { state: 'draft' },
      ...(isAdopted && { event: 'minutes.reopened' as const }),
    });
  });
}
