import type { HeldLine } from './held-lines.rules.ts';

/** The columns of a line that rests on a note or vote; a written vote that ran out is vouched for by who adds the line. */
export const heldColumns = (line: HeldLine, drafter: { readonly userId: string }) => ({
  ...line,
  confirmed_by: line.confirmed_by ?? drafter.userId,
  ...{ assignee_name: null, reading_id: null, reading_version: null, taken: null, engine_text: null },
  ...{ transcript_id: null, evidence: [], accepted_by: null, accepted_at: null },
});
