import { Failure } from '@hopgon/contract/failure';
import type { importMinutesSuggestions as route } from '@hopgon/contract/minutes/lines/routes';
import type { Reading } from '@hopgon/contract/readings/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { MinutesWorld } from '../document/complete-minutes-change.ts';
import { lockMinutes } from '../document/lock-minutes.ts';
import { buildPlacedLines, type PlacedLine } from '../lines/build-placed-lines.ts';
import { findSuggestions } from './find-suggestions.ts';
import { saveSuggestions } from './save-suggestions.ts';

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
    const { sections, lines, readings, all } = await findSuggestions(world, tx, row);
    if (sectionId !== undefined && sections.every(({ id }) => id !== sectionId))
      throw new Failure('minutes_section_not_found');
    requireCurrent(readings, sources);
    const wanted = new Set(sources.map(({ kind, id }) => `${kind} ${id}`));
    const chosen = all.filter(({ held, reading }) =>
      wanted.has(held ? `${held.from.kind} ${held.from.id}` : `reading ${reading.id}`),
    );
    const ids = await saveSuggestions(world, tx, row, { sections, lines, chosen, sectionId });
    return { lines: await buildPlacedLines(tx, row, ids) };
  });
}

/** The readings named are as the caller last saw them. */
function requireCurrent(readings: readonly Reading[], sources: Sources): void {
  for (const { kind, id, version } of sources) {
    if (kind !== 'reading') continue;
    const reading = readings.find((each) => each.id === id);
    if (!reading) throw new Failure('reading_not_found');
    if (reading.state === 'rejected' || reading.state === 'merged') throw new Failure('reading_closed');
    if (reading.version !== version) throw new Failure('version_stale');
  }
}
