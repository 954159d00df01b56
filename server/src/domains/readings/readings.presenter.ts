import type { Reading, ReadingMark } from '@hopgon/contract/readings/schemas';
import { isFact } from '@hopgon/engine/extract/certainty';
import { isClosed } from './reading-content.rules.ts';
import type { ReadingRow } from './readings.store.ts';

type SpeakerNames = ReadonlyMap<string, string>;

/** `names`: who the speakers are; `newest`: the version of the meeting's newest transcript, 0 while there is none. */
export function presentReading(
  row: ReadingRow & { readonly isRewritten: boolean },
  names: SpeakerNames,
  newest: number,
): Reading {
  const { transcript_id: transcriptId, transcript_version: version } = row;
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    levels: row.levels,
    evidence: row.evidence,
    source: transcriptId !== null && version !== null ? { transcriptId, version } : null,
    state: row.state,
    engineText: row.engine_text === row.text ? null : row.engine_text,
    isRewritten: row.isRewritten,
    isTyped: row.created_by !== null,
    task: row.kind === 'task' ? presentTask(row, names) : null,
    marks: isClosed(row) ? [] : marksOf(row, newest),
    lastChange: presentChange(row),
    version: row.version,
  };
}

const presentTask = (row: ReadingRow, names: SpeakerNames): Reading['task'] => ({
  assigneeId: row.assignee_id,
  assigneeName: row.assignee_display ?? names.get(row.assignee_name ?? '') ?? row.assignee_name,
  deadline: row.deadline,
  priority: row.priority,
});

function presentChange({ act, changed_by, changer_name, changed_at }: ReadingRow): Reading['lastChange'] {
  if (act === null || changed_by === null || changed_at === null) return null;
  return { act, by: { userId: changed_by, displayName: changer_name ?? '' }, at: changed_at.toISOString() };
}

function marksOf(row: ReadingRow, newest: number): ReadingMark[] {
  const untouched = row.act === null && row.state === 'proposed';
  return [
    row.evidence.length === 0 ? ('no_evidence' as const) : null,
    untouched && row.confidence !== null && !isFact({ confidence: row.confidence })
      ? ('unsure' as const)
      : null,
    row.kind === 'task' && row.assignee_id === null ? ('no_assignee' as const) : null,
    row.transcript_version !== null && row.transcript_version < newest ? ('older_version' as const) : null,
  ].filter((mark) => mark !== null);
}
