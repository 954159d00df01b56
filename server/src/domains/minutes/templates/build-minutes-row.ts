import { formatMinutesCode } from '@hopgon/contract/minutes/verification/code';
import type { TemplateRow } from '../../../platform/documents/templates/template-shape.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { MinutesFacts } from '../files/file-facts.rules.ts';
import { lineStore } from '../lines/lines.store.ts';
import type { MinutesRow } from '../minutes.store.ts';
import { listCitedVotes } from './list-cited-votes.ts';
import { minutesRow } from './template-row.rules.ts';

/** What minutes write into a template: their facts, and the votes that their lines rest on. */
export async function buildMinutesRow(
  world: Pick<World, 'clock' | 'config'>,
  tx: CompanyScope,
  row: Pick<MinutesRow, 'id' | 'meeting_id' | 'code' | 'printed'>,
  facts: MinutesFacts,
): Promise<TemplateRow> {
  const lines = row.printed ? [] : await lineStore.list(tx.db, row.id);
  return minutesRow(facts, {
    votes: row.printed?.votes ?? (await listCitedVotes(world, tx, row.meeting_id, lines)),
    code: row.code === null ? null : formatMinutesCode(row.code),
    verifyAddress: `${world.config.publicUrl}/verify-minutes`,
  });
}
