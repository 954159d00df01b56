import { Failure } from '@hopgon/contract/failure';
import type { FileReply } from '../../../platform/http/file-binder.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import { fileName, fileTypes } from '../files/file-name.rules.ts';
import { limitFiles } from '../minutes.limits.ts';
import { findOwnLayout } from '../templates/find-own-layout.ts';
import { renderOwnLayout } from '../templates/render-own-layout.ts';
import { derivedRow } from '../templates/template-row.rules.ts';
import { buildDerivedFacts } from './build-derived-facts.ts';
import { derivedSheet } from './derived-sheet.rules.ts';
import { type NamedDerived, requireDerived } from './require-derived.ts';

type DerivedFile = NamedDerived & {
  readonly format: 'docx' | 'pdf';
  readonly layout: 'own' | 'standard';
};

/** A document as a file; once it is issued the PDF is the one that was issued. */
export async function renderDerivedFile(
  world: Pick<World, 'documents' | 'limiter' | 'storage'>,
  scope: CompanyScope,
  { format, layout, ...named }: DerivedFile,
): Promise<FileReply> {
  const { document, facts, fileId } = await scope.transaction(async (tx) => {
    const found = await requireDerived(tx, named, 'view');
    return {
      document: found.document,
      facts: await buildDerivedFacts(tx, found.document),
      fileId: format === 'docx' && layout === 'own' ? await findOwnLayout(tx, found.document) : null,
    };
  });
  const sheet = derivedSheet(facts);
  const name = `${document.state === 'draft' ? 'Dự thảo ' : ''}${fileName(sheet.title)}.${format}`;
  const render = () =>
    fileId === null
      ? print(world, scope, format, sheet)
      : renderOwnLayout(world, scope, {
          ...{ form: document.kind, fileId, isDraft: document.state === 'draft' },
          row: derivedRow(facts),
        });
  const bytes =
    format === 'pdf' && document.pdf_file_id !== null
      ? await world.storage.read({ folder: 'minutes', id: document.pdf_file_id })
      : await render();
  if (!bytes) throw new Failure('minutes_file_lost');
  return { keep: 'never', name, type: fileTypes[format], chunks: once(bytes) };
}

async function print(
  world: Pick<World, 'documents' | 'limiter'>,
  scope: CompanyScope,
  format: 'docx' | 'pdf',
  sheet: ReturnType<typeof derivedSheet>,
): Promise<Uint8Array> {
  limitFiles(world.limiter, scope.actor.userId);
  const { companyId } = await scope.entry();
  return world.documents.print(companyId, format, sheet).catch((error: unknown) => {
    throw failureOfWork(error, 'server_busy');
  });
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
