import type { AuditEntry } from '@hopgon/contract/audit/schemas';
import { byteOrderMark, csvLine } from '@hopgon/contract/csv';
import { localTime } from '@hopgon/contract/time/zoned';
import type { FileReply } from '../../platform/http/file-binder.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { groupNames, serverName } from './audit-texts.rules.ts';
import { type AuditFilter, listAuditEntries } from './list-audit-entries.ts';
import { recordEntry } from './record-entry.ts';

const pageSize = 1_000;

const heads = ['Thời gian (giờ công ty)', 'Ai', 'Đã làm gì', 'Nhóm', 'Mạng'];

/** What was done in the company as a table for spreadsheets, read a page at a time while it leaves. */
export async function exportAuditEntries(
  world: Pick<World, 'clock' | 'newId'>,
  scope: CompanyScope,
  filter: AuditFilter,
): Promise<FileReply> {
  const { companyId, timeZone } = await scope.entry();
  const first = await listAuditEntries(scope, { ...filter, limit: pageSize });
  await recordEntry(world, scope, { companyId, actorId: scope.actor.userId, kind: 'audit-exported' });
  const next = (cursor: string) => listAuditEntries(scope, { ...filter, cursor, limit: pageSize });
  return { keep: 'never', name: 'nhat-ky.csv', chunks: lines(first, next, writer(timeZone)) };
}

type Page = Awaited<ReturnType<typeof listAuditEntries>>;

async function* lines(
  first: Page,
  next: (cursor: string) => Promise<Page>,
  write: (entry: AuditEntry) => string,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(byteOrderMark + csvLine(heads));
  let page = first;
  while (true) {
    yield Buffer.from(page.entries.map(write).join(''));
    if (page.nextCursor === null) return;
    page = await next(page.nextCursor);
  }
}

const writer =
  (timeZone: string) =>
  ({ at, actor, text, group, network }: AuditEntry): string =>
    csvLine([
      localTime(at, timeZone).replace('T', ' '),
      actor?.displayName ?? serverName,
      text,
      groupNames[group],
      network,
    ]);
