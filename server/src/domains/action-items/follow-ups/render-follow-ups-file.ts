import type { printFollowUps as route } from '@hopgon/contract/action-items/follow-ups/routes';
import type { QueryOf } from '@hopgon/contract/route';
import { localDay } from '@hopgon/contract/time/zoned';
import { hour } from '../../../platform/clock/durations.rules.ts';
import type { FileReply } from '../../../platform/http/file-binder.ts';
import { oneChunk } from '../../../platform/http/one-chunk.ts';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../../platform/threads/failure-of-work.ts';
import type { World } from '../../../platform/world.ts';
import { itemMailStore } from '../mails/item-mails.store.ts';
import { followUpsSheet, followUpsSpreadsheet } from './follow-ups-sheet.rules.ts';
import { listFollowUps } from './list-follow-ups.ts';

/** A table is filtered by who reads it, paper is not. */
const mostRows = { pdf: 500, xlsx: 5000 } as const;
const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
const printsOfPerson = { most: 60, window: hour };

/** The board as PDF or XLSX, without what is of closed meetings: it is handed on. */
export async function renderFollowUpsFile(
  world: Pick<World, 'clock' | 'documents' | 'limiter'>,
  scope: CompanyScope,
  { format, ...filter }: QueryOf<typeof route>,
): Promise<FileReply> {
  const { companyId, timeZone } = await scope.entry();
  const { userId } = scope.actor;
  await world.limiter.spend(printsOfPerson, `follow-ups/print/${userId}`);
  const query = { ...filter, limit: mostRows[format], cursor: undefined, forOthers: true };
  const { followUps, nextCursor } = await listFollowUps(world, scope, query);
  const names = await itemMailStore.names(scope.db, userId);
  const today = localDay(world.clock.now(), timeZone);
  const facts = { companyName: names?.company_name ?? '', today, followUps, hasMore: nextCursor !== null };
  const printed =
    format === 'pdf'
      ? world.documents.print(companyId, 'pdf', followUpsSheet(facts))
      : world.documents.printSpreadsheet(companyId, followUpsSpreadsheet(facts));
  const bytes = await printed.catch((error: unknown) => {
    throw failureOfWork(error, 'server_busy');
  });
  const name = `Bảng theo dõi kết luận ${today}.${format}`;
  return { keep: 'never', name, type: types[format], chunks: oneChunk(bytes) };
}
