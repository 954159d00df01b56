import { Failure } from '@hopgon/contract/failure';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { notifyViewers } from '../../meetings/core/notify-viewers.ts';
import { buildMinutes } from '../document/build-minutes.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { minutesStore } from '../minutes.store.ts';

interface Agreed {
  readonly meetingId: string;
  readonly revision: number;
}

/** Records that a person who was present agrees to adopt what the minutes say now. */
export function approveMinutes(
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  { meetingId, revision }: Agreed,
): Promise<Minutes> {
  return scope.transaction(async (tx) => {
    const { row } = await requireMinutes(tx, { meetingId, right: minutesPolicy.approve, lock: true });
    if (row.revision !== revision) throw new Failure('version_stale');
    const people = await minutesStore.people(tx.db, row.id);
    const own = people.find(({ user_id: userId }) => userId === tx.actor.userId);
    if (!own) throw new Failure('not_allowed');
    const now = world.clock.now();
    await minutesStore.updatePerson(tx.db, row.id, own.id, { approved_revision: revision, approved_at: now });
    await minutesStore.insertChanges(tx.db, [
      {
        ...{ company_id: row.company_id, minutes_id: row.id, id: world.newId(), act: 'approved' },
        ...{ line_id: null, before: null, after: null, changed_by: tx.actor.userId, changed_at: now },
      },
    ]);
    await notifyViewers(world, tx, { companyId: row.company_id, meetingId, topics: ['minutes'] });
    return buildMinutes(world, tx, await requireMinutes(tx, { meetingId, right: minutesPolicy.view }));
  });
}
