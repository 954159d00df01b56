import type { TemplateForm } from '@hopgon/contract/minutes/templates/schemas';
import type { FileReply } from '../../../platform/http/file-binder.ts';
import { oneChunk } from '../../../platform/http/one-chunk.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import { limitFiles } from '../minutes.limits.ts';
import { exampleSheet } from './example-sheet.rules.ts';

/** The standard layout as a template to begin from. */
export async function renderExampleTemplate(
  world: Pick<World, 'documents' | 'limiter'>,
  scope: CompanyScope,
  form: TemplateForm,
): Promise<FileReply> {
  await limitFiles(world.limiter, scope.actor.userId);
  const { companyId } = await scope.entry();
  const sheet = exampleSheet(form);
  const bytes = await world.documents.print(companyId, 'docx', sheet).catch((error: unknown) => {
    throw failureOfWork(error, 'server_busy');
  });
  return { keep: 'never', name: `${sheet.title}.docx`, chunks: oneChunk(bytes) };
}
