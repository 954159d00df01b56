import type { MinutesLineKind, MinutesTemplate } from '@hopgon/contract/minutes/schemas';
import type { Reading } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listAgendaItems } from '../../agenda/list-agenda-items.ts';
import { listReadings } from '../../readings/list-readings.ts';
import { columnsOf, heldColumns } from '../lines/drafted-line.rules.ts';
import type { ComparedMinutes } from '../lines/find-same-content.ts';
import { lineStore } from '../lines/lines.store.ts';
import type { WrittenItem } from '../lines/task.rules.ts';
import { mergeReadings } from '../merging/merge-readings.ts';
import { mergeSources } from '../merging/merge-sources.ts';
import { minutesStore } from '../minutes.store.ts';
import { listMissingReadings } from '../suggestions/list-missing-readings.ts';
import { rejectionStore } from '../suggestions/rejections.store.ts';
import type { MinutesWorld } from './complete-minutes-change.ts';
import { draftSections, itemOf, type Spoken } from './draft.rules.ts';
import { type Held, type HeldSource, heldSources, placeHeldLines } from './held-lines.rules.ts';
import { readSpokenItems } from './read-spoken-items.ts';
import { divideByTemplate } from './template-sections.rules.ts';

interface Drafted {
  readonly meetingId: string;
  readonly held: Held;
  readonly template: MinutesTemplate;
  readonly minutes: ComparedMinutes;
}

/** Sections from the agenda, with a line for each note and vote, and for each reading that belongs in minutes. */
export async function createDraftSections(
  world: MinutesWorld,
  tx: CompanyScope,
  minutesId: string,
  { meetingId, held, template, minutes }: Drafted,
): Promise<void> {
  const { companyId } = await tx.entry();
  const { readings } = await listReadings(tx, meetingId);
  const agenda = await listAgendaItems(tx, meetingId);
  const spoken = await readSpokenItems(tx, meetingId);
  const missing = await listMissingReadings(tx, meetingId, readings, []);
  const once = await mergeReadings(world, tx, minutes, missing);
  const merged = await mergeSources(world, tx, minutes, {
    held: heldSources(held),
    readings: once.readings,
  });
  const placed = placeHeldLines(
    draftSections(agenda, merged.readings, spoken),
    merged.held.map((source) => ({ ...source, agendaItemId: agendaItemOf(source, agenda, spoken) })),
    held.motions,
  );
  const sections = divideByTemplate(placed, template).map((section) => ({ ...section, id: world.newId() }));
  await minutesStore.insertSections(
    tx.db,
    sections.map(({ id, title, agendaItemId }, position) => ({
      ...{ company_id: companyId, minutes_id: minutesId, id, position, title },
      agenda_item_id: agendaItemId,
    })),
  );
  const now = world.clock.now();
  // What a line says is not suggested in other words; that can be undone among the rejected ones.
  if (once.repeatedIds.length > 0)
    await rejectionStore.insert(
      tx.db,
      { company_id: companyId, minutes_id: minutesId },
      once.repeatedIds,
      now,
    );
  // A task that people took on before other minutes were given up is theirs still, and is not asked for twice.
  const items = new Map((await lineStore.itemsOfNotes(tx.db, meetingId)).map((row) => [row.note_id, row]));
  const drafter = { userId: tx.actor.userId, now };
  const lines = sections.flatMap(({ id, held: written, readings: found }) =>
    [
      ...written.map((line) => ({
        ...heldColumns(line, tx.actor.userId),
        ...(line.reading && acceptedBy(line.reading, drafter)),
      })),
      ...found.map((reading) => ({
        ...columnsOf(reading),
        ...acceptedBy(reading, drafter),
        ...{ note_id: null, motion_id: null, confirmed_by: null, confirmed_at: null },
      })),
    ].map((line, position) => ({
      ...line,
      ...{ company_id: companyId, minutes_id: minutesId, id: world.newId(), section_id: id, position },
      ...itemColumns(line, items.get(line.note_id)),
      ...{ deleted_by: null, deleted_at: null },
      ...{ created_by: tx.actor.userId, created_at: now, updated_at: now },
    })),
  );
  // A statement takes at most 65,535 parameters.
  for (let from = 0; from < lines.length; from += 500)
    await lineStore.insert(tx.db, lines.slice(from, from + 500));
}

/** The item that the note of a line became. */
const itemColumns = (
  { kind, note_id: noteId }: { readonly kind: MinutesLineKind; readonly note_id: string | null },
  known: { readonly item_id: string | null; readonly item_written: WrittenItem | null } | undefined,
) =>
  noteId !== null && kind === 'task' && known
    ? { item_id: known.item_id, item_written: known.item_written && JSON.stringify(known.item_written) }
    : { item_id: null, item_written: null };

/** An approved reading was accepted by who approved it; what was approved before that was recorded, by who drafts. */
function acceptedBy(
  { state, lastChange }: Pick<Reading, 'state' | 'lastChange'>,
  drafter: { readonly userId: string; readonly now: Date },
) {
  if (state !== 'approved') return { accepted_by: null, accepted_at: null };
  return {
    accepted_by: lastChange?.by.userId ?? drafter.userId,
    accepted_at: lastChange ? new Date(lastChange.at) : drafter.now,
  };
}

/** Where it was written or voted; else where its reading was said. */
function agendaItemOf(
  { agendaItemId, line: { reading } }: HeldSource,
  agenda: readonly { readonly id: string; readonly title: string }[],
  spoken: Spoken | null,
): string | null {
  if (agendaItemId !== null || reading === null) return agendaItemId;
  const title = itemOf(reading, spoken);
  return agenda.find((item) => item.title === title)?.id ?? null;
}
