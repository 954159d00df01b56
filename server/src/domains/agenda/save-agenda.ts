import { Failure } from '@hopgon/contract/failure';
import type { Agenda, AgendaEntry } from '@hopgon/contract/preparation/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { notifyViewers } from '../meetings/core/notify-viewers.ts';
import { requireMeeting } from '../meetings/core/require-meeting.ts';
import { type AgendaItemRow, agendaStore } from './agenda.store.ts';
import { buildAgenda } from './build-agenda.ts';

/** Saves an agenda whole; refused when somebody else saved it since it was read. */
export const saveAgenda = (
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  scope: CompanyScope,
  meetingId: string,
  { version, items }: { readonly version: number; readonly items: readonly AgendaEntry[] },
): Promise<Agenda> =>
  scope.transaction(async (tx) => {
    const meeting = await requireMeeting(tx, meetingId, 'edit');
    if (meeting.cancelled) throw new Failure('meeting_cancelled');
    const key = { companyId: meeting.companyId, meetingId };
    const by = { userId: tx.actor.userId, now: world.clock.now() };
    if (!(await agendaStore.begin(tx.db, key, version, by))) throw new Failure('version_stale');
    const before = await agendaStore.items(tx.db, meetingId);
    await demandPresenters(tx, before, items);
    const known = new Set(before.map(({ id }) => id));
    const saved = items.map(({ id, presenterId, ...item }, position) => ({
      ...item,
      id: id !== undefined && known.delete(id) ? id : world.newId(),
      presenter_id: presenterId,
      position,
    }));
    await agendaStore.replaceItems(tx.db, key, saved);
    await notifyViewers(world, tx, {
      companyId: meeting.companyId,
      meetingId: meeting.id,
      topics: ['meetings'],
    });
    return buildAgenda(tx, meeting);
  });

/** Who presents an item is a member; one who has left since keeps the items they had. */
async function demandPresenters(
  tx: CompanyScope,
  before: readonly AgendaItemRow[],
  items: readonly AgendaEntry[],
): Promise<void> {
  const had = new Map(before.map(({ id, presenter_id: presenterId }) => [id, presenterId]));
  const presenters = new Set(
    items.flatMap(({ id, presenterId }) =>
      presenterId === null || (id !== undefined && had.get(id) === presenterId) ? [] : [presenterId],
    ),
  );
  if (presenters.size === 0) return;
  if ((await agendaStore.countMembers(tx.db, [...presenters])) < presenters.size)
    throw new Failure('participant_not_member');
}
