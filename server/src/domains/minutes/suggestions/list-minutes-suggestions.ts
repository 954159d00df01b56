import type { MinutesSuggestion } from '@hopgon/contract/minutes/suggestions';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { findSuggestions } from './find-suggestions.ts';
import { rejectionStore } from './rejections.store.ts';
import { presentSuggestion } from './suggestions.presenter.ts';

/** What the meeting said, wrote and voted and the draft lacks, each with the section it would be put in. */
export function listMinutesSuggestions(
  world: Pick<World, 'clock' | 'minutesReader'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<{ suggestions: MinutesSuggestion[]; rejected: MinutesSuggestion[] }> {
  return scope.transaction(async (tx) => {
    const { row } = await requireMinutes(tx, { meetingId, meetingRight: 'edit', right: minutesPolicy.view });
    const { all } = await findSuggestions(world, tx, row);
    const presented = all.flatMap(presentSuggestion);
    const rejected = await rejectionStore.list(tx.db, row.id);
    return {
      suggestions: presented.filter(({ from }) => !rejected.has(from.id)),
      rejected: presented.filter(({ from }) => rejected.has(from.id)),
    };
  });
}
