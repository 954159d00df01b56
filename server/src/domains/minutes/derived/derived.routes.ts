import * as derived from '@hopgon/contract/minutes/derived/routes';
import type { Bind } from '../../../platform/http/call.ts';
import type { BindFile } from '../../../platform/http/file-binder.ts';
import { createConcurrencyLimit } from '../../../platform/limits/create-concurrency-limit.ts';
import type { World } from '../../../platform/world.ts';
import { createDerivedDocument } from './create-derived-document.ts';
import { deleteDerivedDocument } from './delete-derived-document.ts';
import { listDerivedDocuments } from './list-derived-documents.ts';
import { publishDerivedDocument } from './publish-derived-document.ts';
import { renderDerivedFile } from './render-derived-file.ts';

export function derivedRoutes(bind: Bind, bindFile: BindFile, world: World): void {
  // As with adoptions: each waits for the number of the one before it.
  const issuing = createConcurrencyLimit(2, 200);
  bind(derived.listDerivedDocuments, ({ scope, params }) => listDerivedDocuments(scope, params.meetingId));
  bind(derived.createDerivedDocument, ({ scope, params, body }) =>
    createDerivedDocument(world, scope, { ...params, ...body }),
  );
  bind(derived.publishDerivedDocument, ({ scope, params }) =>
    issuing(() => publishDerivedDocument(world, scope, params)),
  );
  bind(derived.deleteDerivedDocument, ({ scope, params }) => deleteDerivedDocument(world, scope, params));
  bindFile(derived.renderDerivedFile, ({ scope, params, query }) =>
    renderDerivedFile(world, scope, { ...params, ...query }),
  );
}
