import * as templates from '@hopgon/contract/minutes/templates/routes';
import type { Bind } from '../../../platform/http/call.ts';
import type { BindFile } from '../../../platform/http/file-binder.ts';
import type { World } from '../../../platform/world.ts';
import { createCompanyTemplate } from './create-company-template.ts';
import { deleteCompanyTemplate } from './delete-company-template.ts';
import { listCompanyTemplates } from './list-company-templates.ts';
import { openCompanyTemplate } from './open-company-template.ts';
import { renderExampleTemplate } from './render-example-template.ts';
import { replaceCompanyTemplate } from './replace-company-template.ts';
import { updateCompanyTemplate } from './update-company-template.ts';

export function templateRoutes(bind: Bind, bindFile: BindFile, world: World): void {
  bind(templates.listCompanyTemplates, ({ scope }) => listCompanyTemplates(scope));
  bind(templates.createCompanyTemplate, ({ scope, params, parts }) =>
    createCompanyTemplate(world, scope, params.form, parts()),
  );
  bind(templates.replaceCompanyTemplate, ({ scope, params, parts }) =>
    replaceCompanyTemplate(world, scope, params.companyTemplateId, parts()),
  );
  bind(templates.updateCompanyTemplate, ({ scope, params, body }) =>
    updateCompanyTemplate(world, scope, { ...params, ...body }),
  );
  bind(templates.deleteCompanyTemplate, ({ scope, params }) =>
    deleteCompanyTemplate(world, scope, params.companyTemplateId),
  );
  bindFile(templates.openCompanyTemplate, ({ scope, params, query }) =>
    openCompanyTemplate(world, scope, { ...params, ...query }),
  );
  bindFile(templates.renderExampleTemplate, ({ scope, params }) =>
    renderExampleTemplate(world, scope, params.form),
  );
}
