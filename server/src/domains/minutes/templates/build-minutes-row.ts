import { formatMinutesCode } from '@hopgon/contract/minutes/verification/code';
import type { TemplateRow } from '../../../platform/documents/templates/template-shape.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readHeldMeeting } from '../../live/held/read-held-meeting.ts';
import { readMeeting } from '../../meetings/core/read-meeting.ts';
import type { MinutesFacts } from '../files/file-facts.rules.ts';
import { lineStore } from '../lines/lines.store.ts';
import type { MinutesRow } from '../minutes.store.ts';
import { minutesRow } from './template-row.rules.ts';

/** What minutes write into a template: their facts, and the votes that their lines rest on. */
export async function buildMinutesRow(
  world: Pick<World, 'clock' | 'config'>,
  tx: CompanyScope,
  row: Pick<MinutesRow, 'id' | 'meeting_id' | 'code'>,
  facts: MinutesFacts,
): Promise<TemplateRow> {
  const lines = await lineStore.list(tx.db, row.id);
  const cited = new Set(lines.flatMap(({ motion_id: id }) => id ?? []));
  const { motions } =
    cited.size === 0
      ? { motions: [] }
      : await readHeldMeeting(world, tx, await readMeeting(world, tx, row.meeting_id));
  return minutesRow(facts, {
    votes: motions.filter(({ id }) => cited.has(id)).map(({ cells }) => cells),
    code: row.code === null ? null : formatMinutesCode(row.code),
    verifyAddress: `${world.config.publicUrl}/verify-minutes`,
  });
}
