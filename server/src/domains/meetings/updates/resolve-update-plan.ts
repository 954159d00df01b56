import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { MeetingRow } from '../core/meetings.store.ts';
import { resolveLocation } from '../time/resolve-location.ts';
import { buildUpdatePlan, type UpdatePlan } from './build-update-plan.ts';
import type { MeetingUpdate } from './merge-meeting-values.ts';

export async function resolveUpdatePlan(
  world: Pick<World, 'clock' | 'config'>,
  tx: CompanyScope,
  before: MeetingRow,
  input: MeetingUpdate,
): Promise<UpdatePlan> {
  return buildUpdatePlan(world, before, input, await resolveLocation(world, tx, before, input));
}
