import { Failure } from '@hopgon/contract/failure';
import type { MinutesLine, MinutesLineVersion } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { lockMinutes } from '../document/lock-minutes.ts';
import { buildPlacedLines } from './build-placed-lines.ts';
import { rowText } from './line-text.rules.ts';
import { lineStore } from './lines.store.ts';
import { listLineSources } from './list-line-sources.ts';
import { changedSource, takenNow } from './marks.rules.ts';
import { saveLineSupport } from './save-line-support.ts';

interface Named {
  readonly meetingId: string;
  readonly lines: readonly MinutesLineVersion[];
}

/** Accepts lines that a machine wrote as they are, also where their reading or note says something else by now. */
export function acceptMinutesLines(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, lines }: Named,
): Promise<{ lines: MinutesLine[] }> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    const rows = new Map((await lineStore.list(tx.db, row.id)).map((line) => [line.id, line]));
    const sources = await listLineSources(tx, meetingId);
    const textById = new Map([...rows].map(([id, line]) => [id, rowText(line)]));
    const wanted = new Map(lines.map(({ id, version }) => [id, version]));
    for (const [id, version] of wanted) {
      const line = rows.get(id);
      if (!line) throw new Failure('minutes_line_not_found');
      if (line.version !== version) throw new Failure('version_stale');
      const isChanged = changedSource(line, sources) !== null;
      if (line.origin !== 'reading' && !line.is_turn_corrected && !isChanged) continue;
      const taken = takenNow(line, sources);
      const now = world.clock.now();
      await lineStore.update(tx.db, row.id, id, {
        ...{ accepted_by: tx.actor.userId, accepted_at: now, updated_at: now },
        taken: taken && JSON.stringify(taken),
      });
    }
    const ids = [...wanted.keys()];
    await saveLineSupport(world, tx, row, { lineIds: ids });
    const changes = ids.map((lineId) => ({
      ...{ act: 'line-accepted' as const, lineId },
      after: textById.get(lineId) ?? null,
    }));
    await completeMinutesChange(world, tx, { row, changes });
    return { lines: (await buildPlacedLines(tx, row, ids)).map(({ line }) => line) };
  });
}
