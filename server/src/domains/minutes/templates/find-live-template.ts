import type { MinutesTemplate } from '@hopgon/contract/minutes/schemas';
import { hasOwnTemplates } from '@hopgon/contract/minutes/templates/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { templateStore } from './templates.store.ts';

interface Laid {
  readonly template: MinutesTemplate;
  readonly own_template_id: string | null;
}

/**
 * What a draft has in the place of a template it was adopted with: the same as it is now, or none once it was deleted or its
 * kind has none.
 */
export async function findLiveTemplate(
  tx: CompanyScope,
  { template: kind, own_template_id: templateId }: Laid,
): Promise<{ own_template_id: string | null; own_template_version: null }> {
  const template =
    templateId === null || !hasOwnTemplates(kind) ? undefined : await templateStore.find(tx.db, templateId);
  return { own_template_id: template?.id ?? null, own_template_version: null };
}
