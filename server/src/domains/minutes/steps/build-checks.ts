import type { MinutesChecks } from '@hopgon/contract/minutes/checks';
import type { LegalCheck } from '@hopgon/contract/minutes/legal/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readVotingRules } from '../../governance/read-voting-rules.ts';
import { listCancelledMotions } from '../../live/held/list-cancelled-motions.ts';
import { listHeldMotions } from '../../live/held/list-held-motions.ts';
import { filterViewers } from '../../meetings/core/filter-viewers.ts';
import { checkLegal } from '../legal/check-legal.rules.ts';
import { legalDocumentOf } from '../legal/legal-document-of.rules.ts';
import type { LineRow } from '../lines/lines.store.ts';
import { type MinutesRow, minutesStore, type PersonRow } from '../minutes.store.ts';
import { checkMinutes, isPresent } from './checks.rules.ts';

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
  return checkMinutes(row, lines, people, {
    ...{ quorum: rules.ordinary.quorum, legal },
    ...(await readSurroundings(scope, checked)),
  });
}

/** What only minutes that are not adopted yet are held against. */
async function readSurroundings(scope: CompanyScope, { row, people }: Checked) {
  if (row.state !== 'draft' && row.state !== 'review')
    return { viewerIds: new Set<string>(), cancelledMotionIds: new Set<string>(), openComments: 0 };
  const present = row.adopted_by === 'present' ? people.filter(isPresent) : [];
  const userIds = present.flatMap(({ user_id: userId }) => userId ?? []);
  return {
    viewerIds: await filterViewers(scope, row.meeting_id, userIds),
    cancelledMotionIds: await listCancelledMotions(scope, row.meeting_id),
    openComments: row.adopted_by === 'silence' ? await minutesStore.openComments(scope.db, row.id) : 0,
  };
}
