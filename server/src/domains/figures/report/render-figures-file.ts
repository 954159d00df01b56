import type { printFigures as route } from '@hopgon/contract/figures/routes';
import type { QueryOf } from '@hopgon/contract/route';
import type { FileReply } from '../../../platform/http/file-binder.ts';
import { oneChunk } from '../../../platform/http/one-chunk.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import { readCompany } from '../../companies/company/read-company.ts';
import { readFigures } from '../read-figures.ts';
import { figuresSheet, figuresSpreadsheet } from './figures-sheet.rules.ts';

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The figures as PDF or XLSX: what the page shows, to whom it shows it. */
export async function renderFiguresFile(
  world: Pick<World, 'clock' | 'disk' | 'documents' | 'jobs' | 'limiter'>,
  scope: CompanyScope,
  { format, ...query }: QueryOf<typeof route>,
): Promise<FileReply> {
  const report = await readFigures(world, scope, query);
  const { id: companyId, name: companyName } = await readCompany(scope);
  const printed =
    format === 'pdf'
      ? world.documents.print(companyId, 'pdf', figuresSheet(report, companyName))
      : world.documents.printSpreadsheet(companyId, figuresSpreadsheet(report));
  const bytes = await printed.catch((error: unknown) => {
    throw failureOfWork(error, 'server_busy');
  });
  const name = `Số liệu họp ${report.from} ${report.to}.${format}`;
  return { keep: 'never', name, type: types[format], chunks: oneChunk(bytes) };
}
