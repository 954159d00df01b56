import type { MinutesLine } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listDecisionLinks } from '../decisions/list-decision-links.ts';
import type { MinutesRow } from '../minutes.store.ts';
import { presentLine } from './lines.presenter.ts';
import { lineStore } from './lines.store.ts';
import { listLineSources } from './list-line-sources.ts';

export interface PlacedLine {
  readonly line: MinutesLine;
  readonly sectionId: string;
  readonly afterId: string | null;
}

/** These lines as they are now, each with its place, in the order of the document. */
export async function buildPlacedLines(
  tx: CompanyScope,
  { id, meeting_id: meetingId }: Pick<MinutesRow, 'id' | 'meeting_id'>,
  lineIds: readonly string[],
): Promise<PlacedLine[]> {
  const sources = await listLineSources(tx, meetingId);
  const rows = await lineStore.list(tx.db, id);
  const links = await listDecisionLinks(tx, id, rows);
  return rows.flatMap((row, place) => {
    if (!lineIds.includes(row.id)) return [];
    const before = rows[place - 1];
    const afterId = before?.section_id === row.section_id ? before.id : null;
    return [{ line: presentLine(row, sources, links), sectionId: row.section_id, afterId }];
  });
}
