import type { MinutesSuggestion } from '@hopgon/contract/minutes/suggestions';
import type { Reading } from '@hopgon/contract/readings/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { listReadings } from '../../readings/list-readings.ts';
import { lineKinds } from '../document/draft.rules.ts';
import type { MissingHeld } from '../document/held-lines.rules.ts';
import { readSpokenItems } from '../document/read-spoken-items.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { lineStore } from '../lines/lines.store.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { minutesStore } from '../minutes.store.ts';
import { listMissingHeld } from './list-missing-held.ts';
import { listMissingReadings } from './list-missing-readings.ts';
import { sectionOf, sectionOfItem } from './placement.rules.ts';
import { rejectionStore } from './rejections.store.ts';

/** What the meeting said, wrote and voted and the draft lacks, each with the section it would be put in. */
export function listMinutesSuggestions(
  world: Pick<World, 'clock'>,
  scope: CompanyScope,
  meetingId: string,
): Promise<{ suggestions: MinutesSuggestion[]; rejected: MinutesSuggestion[] }> {
  return scope.transaction(async (tx) => {
    const { row } = await requireMinutes(tx, { meetingId, meetingRight: 'edit', right: minutesPolicy.view });
    const sections = await minutesStore.sections(tx.db, row.id);
    const lines = await lineStore.list(tx.db, row.id);
    const spoken = await readSpokenItems(tx, meetingId);
    const { readings } = await listReadings(tx, meetingId);
    const missing = await listMissingReadings(tx, meetingId, readings, lines);
    const all = [
      ...(await listMissingHeld(world, tx, meetingId, lines)).flatMap((held) =>
        presentHeld(held, sectionOfItem(held.agendaItemId, sections)),
      ),
      ...missing.flatMap((reading) => presentReading(reading, sectionOf(reading, spoken, sections))),
    ];
    const rejected = await rejectionStore.list(tx.db, row.id);
    return {
      suggestions: all.filter(({ from }) => !rejected.has(from.id)),
      rejected: all.filter(({ from }) => rejected.has(from.id)),
    };
  });
}

type Place = { readonly id: string } | undefined;

function presentReading(reading: Reading, section: Place): MinutesSuggestion[] {
  if (!section) return [];
  const { id, version, kind, text, evidence, source, state, task } = reading;
  return [
    {
      from: { kind: 'reading', id, version },
      kind: lineKinds[kind],
      ...{ text, evidence, source, isApproved: state === 'approved', sectionId: section.id },
      task: task && { assigneeId: task.assigneeId, assigneeName: task.assigneeName, deadline: task.deadline },
    },
  ];
}

function presentHeld({ from, line }: MissingHeld, section: Place): MinutesSuggestion[] {
  if (!section) return [];
  const { kind, text, assignee_id: assigneeId, deadline } = line;
  return [
    {
      ...{ from, kind, text, evidence: [], source: null, isApproved: true, sectionId: section.id },
      task: kind === 'task' ? { assigneeId, assigneeName: null, deadline } : null,
    },
  ];
}
