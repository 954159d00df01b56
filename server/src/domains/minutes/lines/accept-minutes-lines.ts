import { Failure } from '@hopgon/contract/failure';
import type { MinutesLine, MinutesLineVersion } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listReadings } from '../../readings/list-readings.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { lockMinutes } from '../document/lock-minutes.ts';
import { buildPlacedLines } from './build-placed-lines.ts';
import { rowText } from './line-text.rules.ts';
import { lineStore } from './lines.store.ts';
import { takenNow } from './marks.rules.ts';
import { saveLineSupport } from './save-line-support.ts';

interface Named {
  readonly meetingId: string;
  readonly lines: readonly MinutesLineVersion[];
}

/** Accepts lines that a machine wrote as they are, also where their reading says something else by now. */
export function acceptMinutesLines(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, lines }: Named,
): Promise<{ lines: MinutesLine[] }> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    const rows = new Map((await lineStore.list(tx.db, row.id)).map((line) => [line.id, line]));
    const { readings } = await listReadings(tx, meetingId);
    const readingsById = new Map(readings.map((reading) => [reading.id, reading]));
    const textById = new Map([...rows].map(([id, line]) => [id, rowText(line)]));
    const wanted = new Map(lines.map(({ id, version }) => [id, version]));
    for (const [id, version] of wanted) {
      const line = rows.get(id);
      if (!line) throw new Failure('minutes_line_not_found');
      if (line.version !== version) throw new Failure('version_stale');
      if (line.origin !== 'reading' && !line.is_turn_corrected) continue;
      const taken = takenNow(line, readingsById);
      const now = world.clock.now();
      await lineStore.update(tx.db, row.id, id, {
        ...{ accepted_by: tx.actor.userId, accepted_at: now, updated_at: now },
        taken: taken && JSON.stringify(taken),
      });
    }
    const ids = [...wanted.keys()];
    await saveLineSupport(world, tx, row, ids);
    const changes = ids.map((lineId) => ({
      ...{ act: 'line-accepted' as const, lineId },
      after: textById.get(lineId) ?? null,
    }));
    await completeMinutesChange(world, tx, { row, changes });
    return { lines: (await buildPlacedLines(tx, row, ids)).map(({ line }) => line) };
  });
}
