import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { templateStore } from './templates.store.ts';

/** The version that a document keeps from now on; nobody replaces it until the transaction ends. */
export async function lockOwnTemplate(
  tx: CompanyScope,
  templateId: string | null,
): Promise<{ own_template_id: string | null; own_template_version: number | null }> {
  const template = templateId === null ? undefined : await templateStore.lock(tx.db, templateId);
  return template
    ? { own_template_id: templateId, own_template_version: template.current_version }
    : { own_template_id: null, own_template_version: null };
}
