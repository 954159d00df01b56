import { Failure } from '@hopgon/contract/failure';
import type { createCompanyTemplate as route } from '@hopgon/contract/minutes/templates/routes';
import { mostCompanyTemplates, type TemplateForm } from '@hopgon/contract/minutes/templates/schemas';
import type { ReplyOf } from '@hopgon/contract/route';
import type { UploadPart } from '../../../platform/http/upload.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import '../minutes.events.ts';
import { readUploadedTemplate, type TemplateWorld } from './read-uploaded-template.ts';
import { saveTemplateVersion } from './save-template-version.ts';
import { templateStore } from './templates.store.ts';

/** Takes a company's own template; one that cannot be filled as it is gets its check alone. */
export async function createCompanyTemplate(
  world: TemplateWorld,
  scope: CompanyScope,
  form: TemplateForm,
  parts: AsyncIterable<UploadPart>,
): Promise<ReplyOf<typeof route>> {
  const { check, file } = await readUploadedTemplate(world, scope, form, parts);
  if (!file) return { template: null, check };
  return scope.transaction(async (tx) => {
    const { companyId } = await tx.entry();
    if ((await templateStore.count(tx.db)) >= mostCompanyTemplates)
      throw new Failure('minutes_templates_full');
    const id = world.newId();
    const name = nameOfFile(file.name);
    await templateStore.insert(tx.db, {
      ...{ company_id: companyId, id, form, name, current_version: 1 },
      created_at: world.clock.now(),
    });
    const template = await saveTemplateVersion(world, tx, { templateId: id, number: 1, check, file });
    const changed = { companyId, actorId: tx.actor.userId, act: 'added' as const, name };
    await world.bus.emit(tx, 'minutes.template-changed', changed);
    return { template, check };
  });
}

const nameOfFile = (fileName: string): string =>
  fileName
    .replace(/\.docx$/i, '')
    .slice(0, 100)
    .toWellFormed()
    .trim() || 'Mẫu';
