import { Failure } from '@hopgon/contract/failure';
import { DerivedKind } from '@hopgon/contract/minutes/derived/schemas';
import { hasOwnTemplates, type TemplateUse } from '@hopgon/contract/minutes/templates/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { templateStore } from './templates.store.ts';

/** The template a document gets: the one that is wanted, if it is of its form; the company's default when none is named. */
export async function resolveOwnTemplate(
  tx: CompanyScope,
  use: TemplateUse,
  wanted: string | null | undefined,
): Promise<string | null> {
  if (wanted === null) return null;
  if (!hasOwnTemplates(use)) {
    if (wanted !== undefined) throw new Failure('minutes_template_legal');
    return null;
  }
  if (wanted === undefined) return (await templateStore.findDefault(tx.db, use))?.id ?? null;
  const form = DerivedKind.safeParse(use).data ?? 'minutes';
  const template = await templateStore.find(tx.db, wanted);
  if (template?.form !== form) throw new Failure('minutes_template_not_found');
  return template.id;
}
