import { Body } from '@hopgon/contract/governance/schemas';
import type { LegalFacts } from '@hopgon/contract/minutes/legal/schemas';
import type { MinutesTemplate } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listHeldMotions } from '../../live/held/list-held-motions.ts';
import type { MeetingFacts } from '../../meetings/core/require-meeting.ts';
import type { MinutesRow } from '../minutes.store.ts';
import { readLegalDefaults } from './read-legal-defaults.ts';

interface Changed {
  readonly row: Pick<MinutesRow, 'template' | 'legal'>;
  readonly meeting: MeetingFacts;
  readonly template: MinutesTemplate;
  readonly change: Partial<LegalFacts> | undefined;
}

/** The facts after a change of the head: a kind that becomes a legal one begins with what is known. */
export async function computeLegalFacts(
  world: Pick<World, 'clock'>,
  tx: CompanyScope,
  { row, meeting, template, change = {} }: Changed,
): Promise<LegalFacts | null> {
  if (!Body.safeParse(template).success) return null;
  if (row.legal !== null && row.template === template) return { ...row.legal, ...change };
  const motions = await listHeldMotions(world, tx, meeting.id);
  const { legal } = await readLegalDefaults(tx, template, { meeting, motions });
  return legal && { ...legal, ...change };
}
