import { Failure } from '@hopgon/contract/failure';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { saveAdoptedFile } from '../files/save-adopted-file.ts';
import { lineStore } from '../lines/lines.store.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { minutesStore } from '../minutes.store.ts';
import { assignNumber } from '../register/assign-number.ts';
import { saveSnapshot } from '../remarks/save-snapshot.ts';
import { lockOwnTemplate } from '../templates/lock-own-template.ts';
import { applyAdoptedTasks } from './apply-adopted-tasks.ts';
import { buildChecks } from './build-checks.ts';
import { completeStep } from './complete-step.ts';
import { requireReady } from './require-ready.rules.ts';

interface Adopted {
  readonly meetingId: string;
  readonly revision: number;
}

/** Adopts minutes as the caller read them: tasks become action items, and number and file are given, or none of it is. */
export function adoptMinutes(
  world: MinutesWorld & Pick<World, 'config' | 'documents' | 'storage'>,
  scope: CompanyScope,
  { meetingId, revision }: Adopted,
): Promise<Minutes> {
  return scope.transaction(async (tx) => {
    const minutes = await requireMinutes(tx, { meetingId, right: minutesPolicy.adopt, lock: true });
    const { row } = minutes;
    if (row.revision !== revision) throw new Failure('version_stale');
    const now = world.clock.now();
    const lines = await lineStore.list(tx.db, row.id);
    const people = await minutesStore.people(tx.db, row.id);
    requireReady(await buildChecks(world, tx, { row, lines, people }), localDay(now, row.time_zone));
    const kept = await applyAdoptedTasks(world, tx, row, lines);
    await saveSnapshot(world, tx, row.id, 'adopted');
    const own = await lockOwnTemplate(tx, row.own_template_id);
    // Last, because nobody else in the company gets a number until the transaction ends.
    if (row.number === null) await assignNumber(world, tx, { kind: 'minutes', minutesId: row.id });
    const file = await saveAdoptedFile(world, tx, row);
    return completeStep(world, tx, minutes, {
      changes: [...kept, { act: 'adopted', after: file.hash }],
      set: {
        state: 'adopted',
        adopter_id: tx.actor.userId,
        adopted_at: now,
        pdf_file_id: file.id,
        pdf_hash: file.hash,
        printed: JSON.stringify(file.printed),
        ...own,
      },
      event: 'minutes.adopted',
    });
  });
}
