import { Failure } from '@hopgon/contract/failure';
import type { importMinutesSuggestions as route } from '@hopgon/contract/minutes/lines/routes';
import { mostMinutesLines } from '@hopgon/contract/minutes/schemas';
import type { Reading } from '@hopgon/contract/readings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listReadings } from '../../readings/list-readings.ts';
import { completeMinutesChange, type MinutesWorld } from '../document/complete-minutes-change.ts';
import { lockMinutes } from '../document/lock-minutes.ts';
import { readSpokenItems } from '../document/read-spoken-items.ts';
import { buildPlacedLines, type PlacedLine } from '../lines/build-placed-lines.ts';
import { columnsOf, heldColumns } from '../lines/drafted-line.rules.ts';
import { lineStore } from '../lines/lines.store.ts';
import { saveLineSupport } from '../lines/save-line-support.ts';
import { minutesStore } from '../minutes.store.ts';
import { listMissingHeld } from './list-missing-held.ts';
import { sectionOf, sectionOfItem } from './placement.rules.ts';

type SuggestionsImport = BodyOf<typeof route> & { readonly meetingId: string };
type Sources = SuggestionsImport['sources'];

/** Puts suggestions into the minutes, each at the end of its section; who does so accepts them. */
export function importMinutesSuggestions(
  world: MinutesWorld,
  scope: CompanyScope,
  { meetingId, sources, sectionId }: SuggestionsImport,
): Promise<{ lines: PlacedLine[] }> {
  return scope.transaction(async (tx) => {
    const { row } = await lockMinutes(tx, meetingId);
    const lines = await lineStore.list(tx.db, row.id);
    if (lines.length + sources.length > mostMinutesLines) throw new Failure('minutes_lines_full');
    const sections = await minutesStore.sections(tx.db, row.id);
    if (sectionId !== undefined && sections.every(({ id }) => id !== sectionId))
      throw new Failure('minutes_section_not_found');
    const known = new Set(lines.map(({ reading_id: id }) => id));
    const { readings } = await listReadings(tx, meetingId);
    const spoken = await readSpokenItems(tx, meetingId);
    const ends = new Map<string, number>();
    for (const { section_id: of, position } of lines) ends.set(of, Math.max(ends.get(of) ?? 0, position + 1));
    const now = world.clock.now();
    const { userId } = tx.actor;
    const accepted = { accepted_by: userId, accepted_at: now };
    const columns = [
      ...(await listMissingHeld(world, tx, meetingId, lines))
        .filter(({ from }) => sources.some(({ kind, id }) => kind === from.kind && id === from.id))
        .map((held) => ({
          ...heldColumns(held.line, userId),
          section_id: sectionId ?? sectionOfItem(held.agendaItemId, sections)?.id ?? '',
        })),
      ...pickReadings(readings, sources)
        .filter(({ id }) => !known.has(id))
        .map((reading) => ({
          ...columnsOf(reading),
          ...{ note_id: null, motion_id: null, confirmed_by: null, confirmed_at: null, ...accepted },
          section_id: sectionId ?? sectionOf(reading, spoken, sections)?.id ?? '',
        })),
    ];
    const rows = columns.map((column) => {
      const position = ends.get(column.section_id) ?? 0;
      ends.set(column.section_id, position + 1);
      return {
        ...column,
        ...{ company_id: row.company_id, minutes_id: row.id, id: world.newId(), position },
        ...{ item_id: null, deleted_by: null, deleted_at: null },
        ...{ created_by: userId, created_at: now, updated_at: now },
      };
    });
    if (rows.length > 0) await lineStore.insert(tx.db, rows);
    const ids = rows.map(({ id }) => id);
    await saveLineSupport(world, tx, row, ids);
    const changes = rows.map(({ id, text }) => ({ act: 'line-added' as const, lineId: id, after: text }));
    await completeMinutesChange(world, tx, { row, changes });
    return { lines: await buildPlacedLines(tx, row, ids) };
  });
}

/** The readings named, each as the caller last saw it. */
function pickReadings(readings: readonly Reading[], sources: Sources): Reading[] {
  const versions = new Map(
    sources.flatMap(({ kind, id, version }) => (kind === 'reading' ? [[id, version] as const] : [])),
  );
  return [...versions].map(([id, version]) => {
    const reading = readings.find((each) => each.id === id);
    if (!reading) throw new Failure('reading_not_found');
    if (reading.state === 'rejected' || reading.state === 'merged') throw new Failure('reading_closed');
    if (reading.version !== version) throw new Failure('version_stale');
    return reading;
  });
}
