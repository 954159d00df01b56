import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listHeldMotions } from '../../live/held/list-held-motions.ts';
import type { VoteInWords } from './template-row.rules.ts';

/** The votes that lines rest on, in the columns of a table. */
export async function listCitedVotes(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  meetingId: string,
  lines: readonly { readonly motion_id: string | null }[],
): Promise<VoteInWords[]> {
  const cited = new Set(lines.flatMap(({ motion_id: id }) => id ?? []));
  if (cited.size === 0) return [];
  const motions = await listHeldMotions(world, tx, meetingId);
  return motions.filter(({ id }) => cited.has(id)).map(({ cells }) => cells);
}
