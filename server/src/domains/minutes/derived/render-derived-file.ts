import { Failure } from '@hopgon/contract/failure';
import { derivedNames } from '@hopgon/contract/minutes/names';
import type { MinutesFormat } from '@hopgon/contract/minutes/schemas';
import type { FileReply } from '../../../platform/http/file-binder.ts';
import { oneChunk } from '../../../platform/http/one-chunk.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import { fileName, fileTypes } from '../files/file-name.rules.ts';
import { limitFiles } from '../minutes.limits.ts';
import { findOwnLayout } from '../templates/find-own-layout.ts';
import { renderOwnLayout } from '../templates/render-own-layout.ts';
import { derivedRow } from '../templates/template-row.rules.ts';
import { buildDerivedFacts } from './build-derived-facts.ts';
import { type DerivedFacts, derivedSheet } from './derived-sheet.rules.ts';
import { derivedMarkdown, derivedMessage } from './derived-text.rules.ts';
import { type NamedDerived, requireDerived } from './require-derived.ts';

type DerivedFile = NamedDerived & {
  readonly format: MinutesFormat;
  readonly layout: 'own' | 'standard';
};

const namedBefore = { draft: 'Dự thảo ', valid: '', void: 'Đã hủy - ' } as const;

/** A document as a file; once it is issued the PDF is the one that was issued. */
export async function renderDerivedFile(
  world: Pick<World, 'config' | 'documents' | 'limiter' | 'storage'>,
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
  const name = `${fileName(`${namedBefore[facts.state]}${derivedNames[facts.kind]}: ${facts.title}`)}.${format}`;
  const link = `${world.config.publicUrl}/meetings/${named.meetingId}?tab=bien-ban`;
  const bytes =
    format === 'pdf' && document.pdf_file_id !== null
      ? await world.storage.read({ folder: 'minutes', id: document.pdf_file_id })
      : await render(world, scope, format, { facts, fileId, link });
  if (!bytes) throw new Failure('minutes_file_lost');
  return { keep: 'never', name, type: fileTypes[format], chunks: oneChunk(bytes) };
}

interface Rendered {
  readonly facts: DerivedFacts;
  /** Of the company's own template; null for the standard layout. */
  readonly fileId: string | null;
  readonly link: string;
}

async function render(
  world: Pick<World, 'documents' | 'limiter' | 'storage'>,
  scope: CompanyScope,
  format: MinutesFormat,
  { facts, fileId, link }: Rendered,
): Promise<Uint8Array> {
  if (format === 'txt') return Buffer.from(derivedMessage(facts, link));
  if (format === 'md') return Buffer.from(derivedMarkdown(facts));
  if (format === 'json') return Buffer.from(JSON.stringify(facts, null, 2));
  await limitFiles(world.limiter, scope.actor.userId);
  const { kind, state } = facts;
  if (fileId !== null)
    return renderOwnLayout(world, scope, { form: kind, fileId, state, row: derivedRow(facts) });
  const { companyId } = await scope.entry();
  return world.documents.print(companyId, format, derivedSheet(facts)).catch((error: unknown) => {
    throw failureOfWork(error, 'server_busy');
  });
}
