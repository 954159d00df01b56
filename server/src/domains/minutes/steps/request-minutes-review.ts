import { Failure } from '@hopgon/contract/failure';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import type { requestMinutesReview as route } from '@hopgon/contract/minutes/steps/routes';
import type { BodyOf } from '@hopgon/contract/route';
import { localDay } from '@hopgon/contract/time/zoned';
import { addDays } from '@hopgon/engine/time/days';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { readCompanySettings } from '../register/read-company-settings.ts';
import { saveSnapshot } from '../remarks/save-snapshot.ts';
import { completeStep } from './complete-step.ts';

type ReviewInput = BodyOf<typeof route> & { readonly meetingId: string };

/** Opens a draft for comments: everybody who may view the meeting sees it from now on. */
export function requestMinutesReview(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, message, until }: ReviewInput,
): Promise<Minutes> {
  return scope.transaction(async (tx) => {
    const minutes = await requireMinutes(tx, {
      ...{ meetingId, meetingRight: 'edit', lock: true },
      right: minutesPolicy.requestReview,
    });
    const now = world.clock.now();
    const today = localDay(now, minutes.row.time_zone);
    if (until !== undefined && until < today) throw new Failure('minutes_deadline_wrong');
    const { settings } = await readCompanySettings(tx);
    const waits = minutes.row.adopted_by === 'silence';
    await saveSnapshot(world, tx, minutes.row.id, 'review');
    return completeStep(world, tx, minutes, {
      changes: [{ act: 'review-requested', after: message || null }],
      set: {
        state: 'review',
        reviewed_by: tx.actor.userId,
        reviewed_at: now,
        review_message: message,
        wait_until: waits ? (until ?? addDays(today, settings.silenceDays)) : null,
      },
      event: 'minutes.review-requested',
    });
  });
}
