import type { LegalPrint } from '../legal/legal-print.rules.ts';
import type { VoteInWords } from '../templates/template-row.rules.ts';

/**
 * What rules and names made of minutes when they were adopted. Every later file says the same, whatever the charter, the
 * votes on record or somebody's name are by then.
 */
export interface Printed {
  readonly chairName: string;
  readonly secretaryName: string;
  /** By the ids of lines; null of one that names nobody. */
  readonly assigneeNames: Readonly<Record<string, string | null>>;
  readonly legal: LegalPrint | null;
  readonly votes: readonly VoteInWords[];
}

interface NamedLine {
  readonly id: string;
  readonly assignee_display: string | null;
  readonly assignee_name: string | null;
}

/** The name of who a task was given to. */
export function assigneeNameOf(line: NamedLine, printed: Printed | null): string | null {
  const frozen = printed?.assigneeNames[line.id];
  return frozen === undefined ? (line.assignee_display ?? line.assignee_name) : frozen;
}
