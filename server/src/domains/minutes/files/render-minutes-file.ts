import { Failure } from '@hopgon/contract/failure';
import type { MinutesFormat } from '@hopgon/contract/minutes/schemas';
import type { TemplateRow } from '../../../platform/documents/templates/template-shape.rules.ts';
import type { FileReply } from '../../../platform/http/file-binder.ts';
import { oneChunk } from '../../../platform/http/one-chunk.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import { requireMinutes } from '../document/require-minutes.ts';
import { limitFiles } from '../minutes.limits.ts';
import { minutesPolicy } from '../minutes.policy.ts';
import { buildMinutesRow } from '../templates/build-minutes-row.ts';
import { findOwnLayout } from '../templates/find-own-layout.ts';
import { renderOwnLayout } from '../templates/render-own-layout.ts';
import { buildFileFacts } from './build-file-facts.ts';
import type { MinutesFacts } from './file-facts.rules.ts';
import { fileName, fileTypes } from './file-name.rules.ts';
import { minutesSheet } from './minutes-sheet.rules.ts';
import { minutesMarkdown, minutesMessage } from './minutes-text.rules.ts';

interface FileQuery {
  readonly meetingId: string;
  readonly format: MinutesFormat;
  readonly edition?: number | undefined;
  readonly layout: 'own' | 'standard';
}

const namesByState = { draft: 'Dự thảo biên bản', valid: 'Biên bản', void: 'Đã hủy - Biên bản' } as const;

/** Minutes as a file; after adoption the PDF is the one that was adopted. */
export async function renderMinutesFile(
  world: Pick<World, 'clock' | 'config' | 'documents' | 'limiter' | 'storage'>,
  scope: CompanyScope,
  { meetingId, format, edition, layout }: FileQuery,
): Promise<FileReply> {
  const { row, facts, own } = await scope.transaction(async (tx) => {
    const minutes = await requireMinutes(tx, { meetingId, edition, right: minutesPolicy.view });
    const found = { row: minutes.row, facts: await buildFileFacts(tx, minutes.row.id) };
    const fileId = format === 'docx' && layout === 'own' ? await findOwnLayout(tx, minutes.row) : null;
    return {
      ...found,
      own: fileId === null ? null : { fileId, row: await buildMinutesRow(world, tx, found.row, found.facts) },
    };
  });
  const name = `${namesByState[facts.state]} - ${fileName(row.title)}.${format}`;
  const adopted = row.signed_file_id ?? row.pdf_file_id;
  const bytes =
    format === 'pdf' && adopted !== null
      ? await readAdopted(world, adopted)
      : await render(world, scope, format, {
          ...{ facts, own },
          link: `${world.config.publicUrl}/meetings/${meetingId}?tab=bien-ban`,
        });
  return { keep: 'never', name, type: fileTypes[format], chunks: oneChunk(bytes) };
}

async function readAdopted({ storage }: Pick<World, 'storage'>, id: string): Promise<Uint8Array> {
  const bytes = await storage.read({ folder: 'minutes', id });
  if (!bytes) throw new Failure('minutes_file_lost');
  return bytes;
}

interface Rendered {
  readonly facts: MinutesFacts;
  /** The company's own template, and what is written into it. */
  readonly own: { readonly fileId: string; readonly row: TemplateRow } | null;
  readonly link: string;
}

async function render(
  world: Pick<World, 'documents' | 'limiter' | 'storage'>,
  scope: CompanyScope,
  format: MinutesFormat,
  { facts, own, link }: Rendered,
): Promise<Uint8Array> {
  if (format === 'txt') return Buffer.from(minutesMessage(facts, link));
  if (format === 'md') return Buffer.from(minutesMarkdown(facts));
  if (format === 'json') return Buffer.from(JSON.stringify(facts, null, 2));
  await limitFiles(world.limiter, scope.actor.userId);
  if (own) return renderOwnLayout(world, scope, { form: 'minutes', state: facts.state, ...own });
  const { companyId } = await scope.entry();
  return world.documents.print(companyId, format, minutesSheet(facts)).catch((error: unknown) => {
    throw failureOfWork(error, 'server_busy');
  });
}
