import type { MinutesChecks } from '@hopgon/contract/minutes/checks';
import type { LegalCheck } from '@hopgon/contract/minutes/legal/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readVotingRules } from '../../governance/read-voting-rules.ts';
import { listHeldMotions } from '../../live/held/list-held-motions.ts';
import { checkLegal } from '../legal/check-legal.rules.ts';
import { legalDocumentOf } from '../legal/legal-document-of.rules.ts';
import type { LineRow } from '../lines/lines.store.ts';
import { type MinutesRow, minutesStore, type PersonRow } from '../minutes.store.ts';
import { checkMinutes } from './checks.rules.ts';

interface Checked {
  readonly row: MinutesRow;
  readonly lines: readonly LineRow[];
  readonly people: readonly PersonRow[];
}

/** What stands between minutes and their adoption, by the rules of their company as they are now. */
export async function buildChecks(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  checked: Checked,
): Promise<MinutesChecks> {
  const { row, lines, people } = checked;
  const rules = await readVotingRules(scope);
  const legal: LegalCheck[] = [];
  if (row.legal !== null && (row.state === 'draft' || row.state === 'review')) {
    const motions = await listHeldMotions(world, scope, row.meeting_id);
    const sections = await minutesStore.sections(scope.db, row.id);
    const votes = motions.map(({ vote }) => vote);
    const document = legalDocumentOf({ row, sections, lines, people, votes, rules });
    if (document) legal.push(...checkLegal(document));
  }
  return checkMinutes(row, lines, people, { quorum: rules.ordinary.quorum, legal });
}
