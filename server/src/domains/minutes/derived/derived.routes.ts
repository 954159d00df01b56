import * as derived from '@hopgon/contract/minutes/derived/routes';
import type { Bind } from '../../../platform/http/call.ts';
import type { BindFile } from '../../../platform/http/file-binder.ts';
import { loadOnDemand } from '../../../platform/http/load-on-demand.ts';
import { createConcurrencyLimit } from '../../../platform/limits/create-concurrency-limit.ts';
import type { World } from '../../../platform/world.ts';

const createDerivedDocument = loadOnDemand(
  async () => (await import('./create-derived-document.ts')).createDerivedDocument,
);
const deleteDerivedDocument = loadOnDemand(
  async () => (await import('./delete-derived-document.ts')).deleteDerivedDocument,
);
const listDerivedDocuments = loadOnDemand(
  async () => (await import('./list-derived-documents.ts')).listDerivedDocuments,
);
const publishDerivedDocument = loadOnDemand(
  async () => (await import('./publish-derived-document.ts')).publishDerivedDocument,
);
const renderDerivedFile = loadOnDemand(
  async () => (await import('./render-derived-file.ts')).renderDerivedFile,
);

export function derivedRoutes(bind: Bind, bindFile: BindFile, world: World): void {
  // As with adoptions: each waits for the number of the one before it.
  const issuing = createConcurrencyLimit(2, 200);
  bind(derived.listDerivedDocuments, ({ scope, params, query }) =>
    listDerivedDocuments(scope, { ...params, ...query }),
  );
  bind(derived.createDerivedDocument, ({ scope, params, query, body }) =>
    createDerivedDocument(world, scope, { ...params, ...query, ...body }),
  );
  bind(derived.publishDerivedDocument, ({ scope, params }) =>
    issuing(() => publishDerivedDocument(world, scope, params)),
  );
  bind(derived.deleteDerivedDocument, ({ scope, params }) => deleteDerivedDocument(world, scope, params));
  bindFile(derived.renderDerivedFile, ({ scope, params, query }) =>
    renderDerivedFile(world, scope, { ...params, ...query }),
  );
}
