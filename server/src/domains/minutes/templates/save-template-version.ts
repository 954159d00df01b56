import { Failure } from '@hopgon/contract/failure';
import type { CompanyTemplate } from '@hopgon/contract/minutes/templates/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { requireRoom } from '../steps/require-room.ts';
import type { TemplateWorld, UploadedTemplate } from './read-uploaded-template.ts';
import { presentTemplate } from './templates.presenter.ts';
import { templateStore } from './templates.store.ts';

interface NewVersion {
  readonly templateId: string;
  readonly number: number;
  readonly check: UploadedTemplate['check'];
  readonly file: NonNullable<UploadedTemplate['file']>;
}

/** Adds a version of a template within what the company may store. */
export async function saveTemplateVersion(
  world: TemplateWorld,
  tx: CompanyScope,
  { templateId, number, check, file }: NewVersion,
): Promise<CompanyTemplate> {
  const { companyId } = await tx.entry();
  await requireRoom(world, tx, file.size);
  await templateStore.insertVersion(tx.db, {
    ...{ company_id: companyId, template_id: templateId, number },
    ...{ file_id: file.id, file_name: file.name, size: file.size },
    ...{ findings: JSON.stringify(check), uploaded_at: world.clock.now() },
  });
  const row = await templateStore.find(tx.db, templateId);
  if (!row) throw new Failure('minutes_template_not_found');
  return presentTemplate(row);
}
