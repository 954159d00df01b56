import { Failure } from '@hopgon/contract/failure';
import type { FileReply } from '../../../platform/http/file-binder.ts';
import { oneChunk } from '../../../platform/http/one-chunk.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { fileName } from '../files/file-name.rules.ts';
import { limitFiles } from '../minutes.limits.ts';
import { exampleRow } from './example-facts.rules.ts';
import { renderOwnLayout } from './render-own-layout.ts';
import { templateStore } from './templates.store.ts';

interface TemplateFile {
  readonly companyTemplateId: string;
  readonly filled: 'yes' | 'no';
}

/** A template as it was uploaded, or filled with an example. */
export async function openCompanyTemplate(
  world: Pick<World, 'config' | 'documents' | 'limiter' | 'storage'>,
  scope: CompanyScope,
  { companyTemplateId, filled }: TemplateFile,
): Promise<FileReply> {
  const row = await templateStore.find(scope.db, companyTemplateId);
  if (!row) throw new Failure('minutes_template_not_found');
  if (filled === 'no') {
    const bytes = await world.storage.read({ folder: 'minutes', id: row.file_id });
    if (!bytes) throw new Failure('minutes_file_lost');
    return { keep: 'never', name: row.file_name, chunks: oneChunk(bytes) };
  }
  await limitFiles(world.limiter, scope.actor.userId);
  const bytes = await renderOwnLayout(world, scope, {
    ...{ form: row.form, fileId: row.file_id, state: 'valid' },
    row: exampleRow(row.form, world.config.publicUrl),
  });
  return { keep: 'never', name: `Xem thử - ${fileName(row.name)}.docx`, chunks: oneChunk(bytes) };
}
