import { Failure } from '@hopgon/contract/failure';
import type { createMinutesLine as route } from '@hopgon/contract/minutes/lines/routes';
import { mostMinutesLines } from '@hopgon/contract/minutes/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireAssignee } from '../../action-items/people/require-assignee.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import { lockMinutes } from '../document/lock-minutes.ts';
import type { PlacedLine } from './build-placed-lines.ts';
import { completeLineChange } from './complete-line-change.ts';
import { lineStore } from './lines.store.ts';
import { resolveEvidence } from './resolve-evidence.ts';
import { resolvePlace } from './resolve-place.ts';
import { noTask, taskAfter } from './task.rules.ts';

type Added = BodyOf<typeof route> & { readonly meetingId: string };

/** Adds a line that a person typed. */
export function createMinutesLine(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, sectionId, afterId, kind, text, evidence, transcriptId, confirmed, ...wanted }: Added,
): Promise<PlacedLine> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    const lines = await lineStore.list(tx.db, row.id);
    if (lines.length >= mostMinutesLines) throw new Failure('minutes_lines_full');
    const task = taskAfter({ ...noTask, kind }, wanted);
    if (task.assignee_id !== null) await requireAssignee(tx, task.assignee_id, meetingId);
    const { userId } = tx.actor;
    const now = world.clock.now();
    const lineId = world.newId();
    await lineStore.insert(tx.db, [
      {
        ...task,
        ...(await resolveEvidence(tx, { meetingId, evidence, transcriptId })),
        company_id: row.company_id,
        minutes_id: row.id,
        id: lineId,
        section_id: sectionId,
        position: await resolvePlace(tx, row.id, { sectionId, afterId }),
        kind,
        text,
        origin: 'typed',
        reading_id: null,
        reading_version: null,
        taken: null,
        engine_text: null,
        confirmed_by: confirmed ? userId : null,
        confirmed_at: confirmed ? now : null,
        accepted_by: null,
        accepted_at: null,
        item_id: null,
        deleted_by: null,
        deleted_at: null,
        created_by: userId,
        created_at: now,
        updated_at: now,
      },
    ]);
    return completeLineChange(world, tx, row, { act: 'line-added', lineId, after: text });
  });
}
