import { randomBytes } from 'node:crypto';
import { Failure } from '@hopgon/contract/failure';
import {
  type TemplateCheck,
  type TemplateForm,
  templateLimit,
} from '@hopgon/contract/minutes/templates/schemas';
import { shownName } from '../../../platform/files/shown-name.ts';
import { readPart } from '../../../platform/http/read-part.ts';
import type { UploadPart } from '../../../platform/http/upload.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import { limitTemplates } from '../minutes.limits.ts';
import { checkTemplate, isUsable, refusalOf, shapeOf } from './template-check.rules.ts';

export type TemplateWorld = Pick<
  World,
  'bus' | 'clock' | 'config' | 'documents' | 'limiter' | 'newId' | 'storage'
>;

export interface UploadedTemplate {
  readonly check: TemplateCheck;
  /** Stored already; null where the template cannot be filled as it is. */
  readonly file: { readonly id: string; readonly name: string; readonly size: number } | null;
}

/** Reads an uploaded .docx as if it were hostile, in a thread, and stores it if it can be filled. */
export async function readUploadedTemplate(
  world: TemplateWorld,
  scope: CompanyScope,
  form: TemplateForm,
  parts: AsyncIterable<UploadPart>,
): Promise<UploadedTemplate> {
  const { companyId } = await scope.entry();
  await limitTemplates(world.limiter, scope.actor.userId);
  const { name, bytes } = await readFile(parts);
  const findings = await world.documents
    .inspectTemplate(companyId, bytes, shapeOf(form))
    .catch((error: unknown) => {
      throw failureOfWork(refusalOf(error), 'minutes_template_slow');
    });
  const check = checkTemplate(form, findings);
  if (!isUsable(check)) return { check, file: null };
  const id = randomBytes(16).toString('hex');
  await world.storage.put({ folder: 'minutes', id }, bytes);
  return { check, file: { id, name, size: bytes.length } };
}

async function readFile(parts: AsyncIterable<UploadPart>) {
  for await (const part of parts) {
    if (part.kind !== 'file') continue;
    const name = shownName(part.fileName, 'Mẫu.docx');
    return { name, bytes: await readPart(part.stream, templateLimit) };
  }
  throw new Failure('bad_request');
}
