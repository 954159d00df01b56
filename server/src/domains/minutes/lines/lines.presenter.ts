import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import type { DecisionLinks } from '../decisions/list-decision-links.ts';
import type { LineRow } from './lines.store.ts';
import { changedSource, type LineSources, marksOf } from './marks.rules.ts';
import { termsOf } from './terms.rules.ts';

const actOf = (userId: string | null, displayName: string | null, at: Date | null) =>
  userId === null || at === null
    ? null
    : { by: { userId, displayName: displayName ?? '' }, at: at.toISOString() };

/** What of the meeting, as it was held, a line rests on. */
function heldOf({ note_id: noteId, motion_id: motionId }: LineRow): MinutesLine['held'] {
  if (noteId !== null) return { kind: 'note', id: noteId };
  return motionId === null ? null : { kind: 'vote', id: motionId };
}

/** A row with what its source says now; after adoption nothing is held against that any more. */
export function presentLine(
  row: LineRow,
  sources: LineSources | null,
  { older, newer }: DecisionLinks,
): MinutesLine {
  const reading = sources === null ? null : changedSource(row, sources);
  return {
    id: row.id,
    kind: row.kind,
    text: row.text,
    task:
      row.kind === 'task'
        ? {
            assigneeId: row.assignee_id,
            assigneeName: row.assignee_display ?? row.assignee_name,
            deadline: row.deadline,
          }
        : null,
    terms: termsOf(row),
    replaces:
      row.replaces_line_id === null
        ? null
        : { id: row.replaces_line_id, decision: older.get(row.replaces_line_id) ?? null },
    replacedBy: newer.get(row.id) ?? null,
    motionId: row.motion_id,
    origin: row.origin,
    held: heldOf(row),
    engineText: row.engine_text === row.text ? null : row.engine_text,
    evidence: row.evidence,
    source:
      row.transcript_id !== null && row.transcript_version !== null
        ? { transcriptId: row.transcript_id, version: row.transcript_version }
        : null,
    unsupported: row.confirmed_at === null ? row.unsupported : [],
    reading,
    confirmed: actOf(row.confirmed_by, row.confirmer_name, row.confirmed_at),
    accepted: actOf(row.accepted_by, row.accepter_name, row.accepted_at),
    itemId: row.item_id,
    isItemKept: row.item_written?.isKept ?? false,
    marks: sources === null ? [] : marksOf(row, reading, sources),
    version: row.version,
  };
}
