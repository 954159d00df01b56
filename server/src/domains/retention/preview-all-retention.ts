import type { RetentionPreview } from '@hopgon/contract/retention/schemas';
import type { Database } from '../../platform/database/database.ts';
import { retentionStore, rulesOf } from './retention.store.ts';

interface CompanyPreview extends Pick<RetentionPreview, 'rules' | 'counts' | 'kept'> {
  readonly companyId: string;
  readonly name: string;
  /** ISO; nothing is deleted before. */
  readonly startsAt: string;
}

/** What the saved rules of each company, or of one, would delete now; for the operator, who is shown no meeting. */
export async function previewAllRetention(
  database: Database,
  now: Date,
  onlyId: string | null,
): Promise<readonly CompanyPreview[]> {
  const previews: CompanyPreview[] = [];
  for (const { id: companyId, name } of await retentionStore.companiesWithRules(database.trusted({}).db)) {
    if (onlyId !== null && companyId !== onlyId) continue;
    const { db } = database.trusted({ companyId });
    const row = await retentionStore.findOf(db, companyId);
    if (!row?.starts_at) continue;
    const rules = rulesOf(row);
    const {
      meetings,
      transcripts,
      held,
      adopted,
      open_tasks: openTasks,
    } = await retentionStore.count(db, rules, now);
    previews.push({
      ...{ companyId, name, rules, startsAt: row.starts_at.toISOString() },
      counts: { meetings, transcripts },
      kept: { held, adopted, openTasks },
    });
  }
  return previews;
}
