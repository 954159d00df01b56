import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { templateStore } from './templates.store.ts';

/** What a draft has in the place of a template it was adopted with: the same as it is now, or none once it was deleted. */
export async function findLiveTemplate(
  tx: CompanyScope,
  templateId: string | null,
): Promise<{ own_template_id: string | null; own_template_version: null }> {
  const template = templateId === null ? undefined : await templateStore.find(tx.db, templateId);
  return { own_template_id: template?.id ?? null, own_template_version: null };
}
