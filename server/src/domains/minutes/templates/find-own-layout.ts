import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { templateStore } from './templates.store.ts';

interface Chosen {
  readonly own_template_id: string | null;
  readonly own_template_version: number | null;
}

/** The file of the template a document was adopted with, or of what its draft uses now; null for the standard layout. */
export async function findOwnLayout(
  tx: CompanyScope,
  { own_template_id: id, own_template_version: version }: Chosen,
): Promise<string | null> {
  if (id === null) return null;
  const found =
    version === null
      ? await templateStore.find(tx.db, id)
      : await templateStore.findVersion(tx.db, id, version);
  return found?.file_id ?? null;
}
