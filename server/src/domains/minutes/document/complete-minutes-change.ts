import type { MinutesAct } from '@hopgon/contract/minutes/remarks/schemas';
import type { Updateable } from 'kysely';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { type MinutesRow, minutesStore } from '../minutes.store.ts';
import type { MinutesTable } from '../minutes.tables.ts';

export type MinutesWorld = Pick<World, 'bus' | 'clock' | 'hub' | 'minutesReader' | 'newId'>;

export interface MinutesChanged {
  readonly act: MinutesAct;
  readonly lineId?: string;
  readonly before?: string | null;
  readonly after?: string | null;
}

/** Ends a change: it is written into the history, counts as a revision, and viewers read again. */
export async function completeMinutesChange(
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  tx: CompanyScope,
  {
    row,
    changes,
    set = {},
  }: {
    readonly row: Pick<MinutesRow, 'company_id' | 'id' | 'meeting_id'>;
    readonly changes: readonly MinutesChanged[];
    readonly set?: Updateable<MinutesTable>;
  },
): Promise<void> {
  const { company_id: companyId, id, meeting_id: meetingId } = row;
  await minutesStore.update(tx.db, id, set);
  if (changes.length > 0)
    await minutesStore.insertChanges(
      tx.db,
      changes.map(({ act, lineId = null, before = null, after = null }) => ({
        company_id: companyId,
        minutes_id: id,
        id: world.newId(),
        act,
        line_id: lineId,
        before,
        after,
        changed_by: tx.actor.userId,
        changed_at: world.clock.now(),
      })),
    );
  await notifyViewers(world, tx, { companyId, meetingId, topics: ['minutes'] });
}
