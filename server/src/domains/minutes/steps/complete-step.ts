import { titleOutside } from '@hopgon/contract/meetings/closed-title';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import type { Updateable } from 'kysely';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { buildMinutes } from '../document/build-minutes.ts';
import {
  completeMinutesChange,
  type MinutesChanged,
  type MinutesWorld,
} from '../document/complete-minutes-change.ts';
import { type RequiredMinutes, requireMinutes } from '../document/require-minutes.ts';
import type { MinutesNews } from '../minutes.events.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import type { MinutesTable } from '../minutes.tables.ts';

type StepEvent =
  | 'minutes.review-requested'
  | 'minutes.adopted'
  | 'minutes.reopened'
  | 'minutes.locked'
  | 'minutes.cancelled';

/** Ends a step: history, wake-ups and the event it is; the caller gets the document as it is now. */
export async function completeStep(
  world: MinutesWorld,
  tx: CompanyScope,
  { row, meeting }: Pick<RequiredMinutes, 'row' | 'meeting'>,
  {
    changes,
    set,
    event,
  }: {
    readonly changes: readonly MinutesChanged[];
    readonly set: Updateable<MinutesTable>;
    readonly event?: StepEvent;
  },
): Promise<Minutes> {
  await completeMinutesChange(world, tx, { row, changes, set: { ...set, version: row.version + 1 } });
  const news: MinutesNews = {
    companyId: row.company_id,
    meetingId: row.meeting_id,
    minutesId: row.id,
    // Of a closed meeting its title is said on its page alone.
    title: titleOutside({ title: row.title, visibility: meeting.visibility }),
    actorId: tx.actor.userId,
    chairId: row.chair_id,
    secretaryId: row.secretary_id,
    userIds: meeting.participants.map(({ userId }) => userId),
  };
  if (event) await world.bus.emit(tx, event, news);
  const { meeting_id: meetingId, edition } = row;
  return buildMinutes(world, tx, await requireMinutes(tx, { meetingId, edition, right: minutesPolicy.view }));
}
