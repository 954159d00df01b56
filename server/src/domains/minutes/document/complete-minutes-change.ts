import type { MinutesAct } from '@hopgon/contract/minutes/remarks/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import type { Updateable } from 'kysely';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { type MinutesRow, minutesStore } from '../minutes.store.ts';
import type { MinutesTable } from '../minutes.tables.ts';
import { readCompanySettings } from '../register/read-company-settings.ts';
import { changesContent, lastDayAfter, restartsTerm } from './objection-term.rules.ts';

export type MinutesWorld = Pick<World, 'bus' | 'clock' | 'hub' | 'minutesReader' | 'newId'>;

export interface MinutesChanged {
  readonly act: MinutesAct;
  readonly lineId?: string;
  readonly before?: string | null;
  readonly after?: string | null;
}

type ChangedRow = Pick<
  MinutesRow,
  'company_id' | 'id' | 'meeting_id' | 'state' | 'adopted_by' | 'wait_until' | 'time_zone'
>;

/** Ends a change: it is written into the history, counts as a revision, and viewers read again. */
export async function completeMinutesChange(
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  tx: CompanyScope,
  {
    row,
    changes,
    set = {},
  }: {
    readonly row: ChangedRow;
    readonly changes: readonly MinutesChanged[];
    readonly set?: Updateable<MinutesTable>;
  },
): Promise<void> {
  const { company_id: companyId, id, meeting_id: meetingId } = row;
  // Who agreed to what the minutes say agrees to it still.
  if (!changesContent(changes.map(({ act }) => act))) await minutesStore.keepApprovals(tx.db, id);
  await minutesStore.update(tx.db, id, { ...(await termAfter(world, tx, row, changes)), ...set });
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

/** Where silence adopts, a change of the content restarts the days to object. */
async function termAfter(
  { clock }: Pick<World, 'clock'>,
  tx: CompanyScope,
  row: ChangedRow,
  changes: readonly MinutesChanged[],
): Promise<{ readonly wait_until?: string }> {
  const acts = changes.map(({ act }) => act);
  if (row.wait_until === null || !restartsTerm(row, acts)) return {};
  const { settings } = await readCompanySettings(tx);
  const today = localDay(clock.now(), row.time_zone);
  return { wait_until: lastDayAfter(row.wait_until, today, settings.silenceDays) };
}
