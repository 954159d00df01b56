import type { Reading } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { readHeldMeeting } from '../../live/held/read-held-meeting.ts';
import { readMeeting } from '../../meetings/core/read-meeting.ts';
import { listReadings } from '../../readings/list-readings.ts';
import { type HeldSource, type Motion, missingHeld } from '../document/held-lines.rules.ts';
import { comparedHeld, comparedReading } from '../document/merge-sources.rules.ts';
import { mergeSources } from '../document/merge-sources.ts';
import { readSpokenItems } from '../document/read-spoken-items.ts';
import { findSameContent } from '../lines/find-same-content.ts';
import { type LineRow, lineStore } from '../lines/lines.store.ts';
import type { ComparedText } from '../lines/match-sources.rules.ts';
import { type MinutesRow, minutesStore, type SectionRow } from '../minutes.store.ts';
import { listMissingReadings } from './list-missing-readings.ts';
import { sectionOf, sectionOfItem } from './placement.rules.ts';

interface Placed {
  readonly section: SectionRow | undefined;
  /** The line that says the same, which gains this source. */
  readonly line: LineRow | null;
}

/** A note or vote that the minutes do not have, or a reading that says what none of them says. */
export type Suggested = Placed &
  (
    | { readonly held: HeldSource; readonly motion: Motion | null; readonly reading: null }
    | { readonly held: null; readonly reading: Reading }
  );

export interface Suggestions {
  readonly sections: readonly SectionRow[];
  readonly lines: readonly LineRow[];
  readonly readings: readonly Reading[];
  readonly all: readonly Suggested[];
}

/** What the meeting said, wrote and voted and the minutes lack; what several sources say stands there once. */
export async function findSuggestions(
  world: Pick<World, 'clock' | 'minutesReader'>,
  tx: CompanyScope,
  row: MinutesRow,
): Promise<Suggestions> {
  const { meeting_id: meetingId } = row;
  const sections = await minutesStore.sections(tx.db, row.id);
  const lines = await lineStore.list(tx.db, row.id);
  const { readings } = await listReadings(tx, meetingId);
  const spoken = await readSpokenItems(tx, meetingId);
  const happened = await readHeldMeeting(world, tx, await readMeeting(world, tx, meetingId));
  const merged = await mergeSources(world, tx, row, {
    held: missingHeld(happened, lines),
    readings: await listMissingReadings(tx, meetingId, readings, lines),
  });
  const motions = new Map<string, Motion>(happened.motions.map((motion) => [motion.id, motion]));
  const known = new Set(readings.map(({ id }) => id));
  const ofHeld = await findLines(
    ...([world, tx, row, lines.filter(isFree)] as const),
    merged.held.map((source) => comparedHeld(source)),
  );
  const decided = new Map(lines.flatMap((line) => (line.motion_id ? [[line.motion_id, line]] : [])));
  const ofReadings = await findLines(
    ...([world, tx, row, lines.filter(({ reading_id: id }) => id === null || !known.has(id))] as const),
    merged.readings.map(comparedReading),
  );
  return {
    ...{ sections, lines, readings },
    all: [
      ...merged.held.map((held, place) => ({
        ...{ held, reading: null, motion: motions.get(held.line.motion_id ?? '') ?? null },
        section: sectionOfItem(held.agendaItemId, sections),
        line: decided.get(held.from.id) ?? ofHeld.get(place) ?? null,
      })),
      ...merged.readings.map((reading, place) => ({
        ...{ held: null, reading, line: ofReadings.get(place) ?? null },
        section: sectionOf(reading, spoken, sections),
      })),
    ],
  };
}

/** A line that names neither note nor vote yet; the sum of a vote is none. */
const isFree = ({ note_id: note, motion_id: motion }: LineRow): boolean => note === null && motion === null;

async function findLines(
  world: Pick<World, 'minutesReader'>,
  tx: CompanyScope,
  row: MinutesRow,
  lines: readonly LineRow[],
  suggested: readonly ComparedText[],
): Promise<Map<number, LineRow>> {
  const compared = lines.map(({ kind, text, evidence, transcript_id: transcriptId }) => ({
    ...{ kind, text, evidence, transcriptId, from: 'line' as const },
  }));
  const pairs = await findSameContent(world, tx, row, compared, suggested);
  return new Map(pairs.flatMap(([line, place]) => (lines[line] ? [[place, lines[line]] as const] : [])));
}
