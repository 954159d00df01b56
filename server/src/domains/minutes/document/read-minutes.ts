import type { readMinutes as route } from '@hopgon/contract/minutes/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { mayEditMeeting } from '../../meetings/core/may-edit-meeting.ts';
import { requireMeeting } from '../../meetings/core/require-meeting.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { numberOf } from '../minutes.presenter.ts';
import { minutesStore } from '../minutes.store.ts';
import { buildMinutes } from './build-minutes.ts';
import { computeStanding } from './compute-standing.ts';
import type { RequiredMinutes } from './require-minutes.ts';

/** The minutes of a meeting as far as the caller may see them, with the list of their editions. */
export function readMinutes(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  { meetingId, edition }: { readonly meetingId: string; readonly edition?: number | undefined },
): Promise<ReplyOf<typeof route>> {
  return scope.transaction(async (tx) => {
    const meeting = await requireMeeting(tx, meetingId, 'view');
    const all = await minutesStore.list(tx.db, meetingId);
    const seen: Pick<RequiredMinutes, 'row' | 'standing'>[] = [];
    for (const row of all) {
      const standing = await computeStanding(tx, meeting, row);
      if (minutesPolicy.view(standing) === null) seen.push({ row, standing });
    }
    const shown = seen.find(({ row }) =>
      edition === undefined ? row.state !== 'void' : row.edition === edition,
    );
    const isFree = all.every(({ state }) => state === 'void');
    return {
      minutes: shown ? await buildMinutes(world, tx, shown) : null,
      editions: seen.map(({ row }) => ({
        edition: row.edition,
        state: row.state,
        number: numberOf(row),
      })),
      can: { draft: isFree && !meeting.cancelled && mayEditMeeting(tx.actor.userId, meeting) },
    };
  });
}
