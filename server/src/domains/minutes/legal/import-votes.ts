import { Failure } from '@hopgon/contract/failure';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { buildMinutes } from '../document/build-minutes.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import { lockMinutes } from '../document/lock-minutes.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { findSuggestions } from '../suggestions/find-suggestions.ts';
import { saveSuggestions } from '../suggestions/save-suggestions.ts';

/** Adds votes that were held or recorded after the minutes were drafted, rejected suggestions too: minutes count all votes. */
export function importVotes(world: MinutesWorld, scope: CompanyScope, meetingId: string): Promise<Minutes> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    const { sections, lines, all } = await findSuggestions(world, tx, row);
    const chosen = all.filter((one) => one.held && one.motion);
    if (chosen.length === 0) throw new Failure('minutes_votes_in');
    await saveSuggestions(world, tx, row, { sections, lines, chosen });
    return buildMinutes(world, tx, await requireMinutes(tx, { meetingId, right: minutesPolicy.view }));
  });
}
