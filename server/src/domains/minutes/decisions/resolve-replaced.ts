import { Failure } from '@hopgon/contract/failure';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { LineRow } from '../lines/lines.store.ts';
import { decisionStore } from './decisions.store.ts';

interface WantedLink {
  readonly kind: LineRow['kind'];
  /** Undefined where the link stays. */
  readonly replacesId: string | null | undefined;
}

const none = { replaces_minutes_id: null, replaces_line_id: null };

/** The columns of the link after a change: the caller must be able to find a decision that is newly named. */
export async function resolveReplaced(
  { db, actor }: CompanyScope,
  line: Pick<LineRow, 'replaces_line_id'>,
  { kind, replacesId }: WantedLink,
): Promise<Partial<{ replaces_minutes_id: string | null; replaces_line_id: string | null }>> {
  if (kind !== 'decision' || replacesId === null) return none;
  if (replacesId === undefined || replacesId === line.replaces_line_id) return {};
  const [decision] = await decisionStore.findMany(db, actor.userId, [replacesId]);
  if (!decision) throw new Failure('minutes_decision_not_found');
  return { replaces_minutes_id: decision.minutes_id, replaces_line_id: decision.id };
}
