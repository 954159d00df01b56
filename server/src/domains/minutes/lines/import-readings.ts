import { Failure } from '@hopgon/contract/failure';
import type { importReadings as route } from '@hopgon/contract/minutes/lines/routes';
import { mostMinutesLines } from '@hopgon/contract/minutes/schemas';
import type { Reading } from '@hopgon/contract/readings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listReadings } from '../../readings/list-readings.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { lockMinutes } from '../document/lock-minutes.ts';
import { readSpokenItems } from '../document/read-spoken-items.ts';
import { minutesStore } from '../minutes.store.ts';
import { buildPlacedLines, type PlacedLine } from './build-placed-lines.ts';
import { columnsOf } from './drafted-line.rules.ts';
import { lineStore } from './lines.store.ts';
import { sectionOf } from './placement.rules.ts';
import { saveLineSupport } from './save-line-support.ts';

type ReadingsImport = BodyOf<typeof route> & { readonly meetingId: string };

/** Puts readings into the minutes, each at the end of its section; who does so accepts them. */
export function importReadings(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, readings: wanted, sectionId }: ReadingsImport,
): Promise<{ lines: PlacedLine[] }> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    const lines = await lineStore.list(tx.db, row.id);
    if (lines.length + wanted.length > mostMinutesLines) throw new Failure('minutes_lines_full');
    const sections = await minutesStore.sections(tx.db, row.id);
    if (sectionId !== undefined && sections.every(({ id }) => id !== sectionId))
      throw new Failure('minutes_section_not_found');
    const known = new Set(lines.map(({ reading_id: id }) => id));
    const { readings } = await listReadings(tx, meetingId);
    const picked = pick(readings, wanted).filter(({ id }) => !known.has(id));
    const spoken = await readSpokenItems(tx, meetingId);
    const ends = new Map<string, number>();
    for (const { section_id: of, position } of lines) ends.set(of, Math.max(ends.get(of) ?? 0, position + 1));
    const now = world.clock.now();
    const { userId } = tx.actor;
    const rows = picked.map((reading) => {
      const section_id = sectionId ?? sectionOf(reading, spoken, sections)?.id ?? '';
      const position = ends.get(section_id) ?? 0;
      ends.set(section_id, position + 1);
      return {
        ...columnsOf(reading),
        ...{ company_id: row.company_id, minutes_id: row.id, id: world.newId(), section_id, position },
        ...{ confirmed_by: null, confirmed_at: null, accepted_by: userId, accepted_at: now },
        ...{ item_id: null, deleted_by: null, deleted_at: null },
        ...{ created_by: userId, created_at: now, updated_at: now },
      };
    });
    if (rows.length > 0) await lineStore.insert(tx.db, rows);
    await saveLineSupport(
      world,
      tx,
      row,
      rows.map(({ id }) => id),
    );
    const changes = rows.map(({ id, text }) => ({ act: 'line-added' as const, lineId: id, after: text }));
    await completeMinutesChange(world, tx, { row, changes });
    const ids = rows.map(({ id }) => id);
    return { lines: await buildPlacedLines(tx, row, ids) };
  });
}

/** Those named, each as the caller last saw it. */
function pick(readings: readonly Reading[], wanted: ReadingsImport['readings']): Reading[] {
  const versions = new Map(wanted.map(({ id, version }) => [id, version]));
  return [...versions].map(([id, version]) => {
    const reading = readings.find((each) => each.id === id);
    if (!reading) throw new Failure('reading_not_found');
    if (reading.state === 'rejected' || reading.state === 'merged') throw new Failure('reading_closed');
    if (reading.version !== version) throw new Failure('version_stale');
    return reading;
  });
}
