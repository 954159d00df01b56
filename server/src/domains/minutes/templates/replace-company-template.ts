import { Failure } from '@hopgon/contract/failure';
import type { replaceCompanyTemplate as route } from '@hopgon/contract/minutes/templates/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import type { UploadPart } from '../../../platform/http/upload.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import '../minutes.events.ts';
import { readUploadedTemplate, type TemplateWorld } from './read-uploaded-template.ts';
import { saveTemplateVersion } from './save-template-version.ts';
import { templateStore } from './templates.store.ts';

/** Makes a new file the template; versions stay that adopted or issued documents were made with. */
export async function replaceCompanyTemplate(
  world: TemplateWorld,
  scope: CompanyScope,
  templateId: string,
  parts: AsyncIterable<UploadPart>,
): Promise<ReplyOf<typeof route>> {
  const before = await templateStore.find(scope.db, templateId);
  if (!before) throw new Failure('minutes_template_not_found');
  const { check, file } = await readUploadedTemplate(world, scope, before.form, parts);
  if (!file) return { template: null, check };
  return scope.transaction(async (tx) => {
    const locked = await templateStore.lock(tx.db, templateId);
    if (!locked) throw new Failure('minutes_template_not_found');
    const number = locked.current_version + 1;
    await templateStore.update(tx.db, templateId, { current_version: number });
    const template = await saveTemplateVersion(world, tx, { templateId, number, check, file });
    await templateStore.removeUnusedVersions(tx.db, templateId, number);
    const { companyId } = await tx.entry();
    const changed = { companyId, actorId: tx.actor.userId, act: 'replaced' as const, name: before.name };
    await world.bus.emit(tx, 'minutes.template-changed', changed);
    return { template, check };
  });
}
