import { Failure } from '@hopgon/contract/failure';
import { DerivedKind } from '@hopgon/contract/minutes/derived/schemas';
import type { updateCompanyTemplate as route } from '@hopgon/contract/minutes/templates/routes';
import {
  type CompanyTemplate,
  hasOwnTemplates,
  type TemplateForm,
  type TemplateUse,
} from '@hopgon/contract/minutes/templates/schemas';
import type { BodyOf } from '@hopgon/contract/route';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import '../minutes.events.ts';
import { presentTemplate } from './templates.presenter.ts';
import { templateStore } from './templates.store.ts';

type Change = BodyOf<typeof route> & { readonly companyTemplateId: string };

/** Renames a template, or says what new documents it is the default for. */
export function updateCompanyTemplate(
  world: Pick<World, 'bus'>,
  scope: CompanyScope,
  { companyTemplateId: id, name, defaultFor }: Change,
): Promise<CompanyTemplate> {
  return scope.transaction(async (tx) => {
    const { companyId } = await tx.entry();
    const locked = await templateStore.lock(tx.db, id);
    if (!locked) throw new Failure('minutes_template_not_found');
    if (name !== undefined) await templateStore.update(tx.db, id, { name });
    if (defaultFor !== undefined) {
      const uses = [...new Set(defaultFor)];
      requireUses(locked.form, uses);
      await templateStore.saveDefaults(tx.db, { companyId, templateId: id, uses });
    }
    const row = await templateStore.find(tx.db, id);
    if (!row) throw new Failure('minutes_template_not_found');
    const changed = { companyId, actorId: tx.actor.userId, name: row.name };
    if (name !== undefined)
      await world.bus.emit(tx, 'minutes.template-changed', { ...changed, act: 'renamed' });
    if (defaultFor !== undefined)
      await world.bus.emit(tx, 'minutes.template-changed', { ...changed, act: 'default-set' });
    return presentTemplate(row);
  });
}

function requireUses(form: TemplateForm, uses: readonly TemplateUse[]): void {
  if (uses.some((use) => formOf(use) !== form)) throw new Failure('minutes_template_use');
  if (!uses.every(hasOwnTemplates)) throw new Failure('minutes_template_legal');
}

/** The form of the documents that a default is for. */
function formOf(use: TemplateUse): TemplateForm {
  const derived = DerivedKind.safeParse(use);
  return derived.success ? derived.data : 'minutes';
}
