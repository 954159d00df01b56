import { Failure } from '@hopgon/contract/failure';
import type { TemplateForm } from '@hopgon/contract/minutes/templates/schemas';
import type { TemplateRow } from '../../../platform/documents/templates/template-shape.rules.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import { type DocumentState, stamps } from '../files/file-facts.rules.ts';
import { refusalOf, shapeOf } from './template-check.rules.ts';

interface OwnLayout {
  readonly form: TemplateForm;
  /** Of the template's version. */
  readonly fileId: string;
  readonly row: TemplateRow;
  readonly state: DocumentState;
}

/** The .docx that a company's own template makes of a row. What is a draft or cancelled says so above everything. */
export async function renderOwnLayout(
  { documents, storage }: Pick<World, 'documents' | 'storage'>,
  scope: CompanyScope,
  { form, fileId, row, state }: OwnLayout,
): Promise<Uint8Array> {
  const { companyId } = await scope.entry();
  const bytes = await storage.read({ folder: 'minutes', id: fileId });
  if (!bytes) throw new Failure('minutes_file_lost');
  const filling = { shape: shapeOf(form), row, banner: stamps[state] };
  return documents.fillTemplate(companyId, bytes, filling).catch((error: unknown) => {
    throw failureOfWork(refusalOf(error), 'minutes_template_slow');
  });
}
