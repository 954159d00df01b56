import * as templates from '@hopgon/contract/minutes/templates/routes';
import type { Bind } from '../../../platform/http/call.ts';
import type { BindFile } from '../../../platform/http/file-binder.ts';
import { loadOnDemand } from '../../../platform/http/load-on-demand.ts';
import type { World } from '../../../platform/world.ts';

const createCompanyTemplate = loadOnDemand(
  async () => (await import('./create-company-template.ts')).createCompanyTemplate,
);
const deleteCompanyTemplate = loadOnDemand(
  async () => (await import('./delete-company-template.ts')).deleteCompanyTemplate,
);
const listCompanyTemplates = loadOnDemand(
  async () => (await import('./list-company-templates.ts')).listCompanyTemplates,
);
const openCompanyTemplate = loadOnDemand(
  async () => (await import('./open-company-template.ts')).openCompanyTemplate,
);
const renderExampleTemplate = loadOnDemand(
  async () => (await import('./render-example-template.ts')).renderExampleTemplate,
);
const replaceCompanyTemplate = loadOnDemand(
  async () => (await import('./replace-company-template.ts')).replaceCompanyTemplate,
);
const updateCompanyTemplate = loadOnDemand(
  async () => (await import('./update-company-template.ts')).updateCompanyTemplate,
);

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
