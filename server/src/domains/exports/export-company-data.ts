import './exports.events.ts';
import { localDay } from '@hopgon/contract/time/zoned';
import { z } from 'zod';
import { type ZipEntry, zipStream } from '../../platform/files/zip-stream.ts';
import type { FileReply } from '../../platform/http/file-binder.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listAuditEntries } from '../audit/list-audit-entries.ts';
import { listSummaryLines } from '../readings/list-summary-lines.ts';
import { companyDataStore, type ExportedRow } from './company-data.store.ts';
import { companySettingsStore } from './company-settings.store.ts';
import { limitCompanyExport } from './exports.limits.ts';
import { liveRecordStore } from './live-records.store.ts';

/** The company's data as its owner or admin may see it, packed while it is sent. */
export async function exportCompanyData(
  world: Pick<World, 'bus' | 'clock' | 'limiter' | 'log' | 'storage'>,
  scope: CompanyScope,
): Promise<FileReply> {
  const exportedBy = scope.actor.userId;
  const { companyId, timeZone } = await scope.entry();
  await limitCompanyExport(world.limiter, companyId, exportedBy);
  await scope.transaction((tx) => world.bus.emit(tx, 'exports.company-data', { companyId, exportedBy }));
  world.log.info({ event: 'company-exported', companyId, exportedBy }, 'company exported');
  const now = world.clock.now();
  return {
    keep: 'never',
    name: `hop-gon-cong-ty-${localDay(now, timeZone)}.zip`,
    chunks: zipStream(entriesOf(world, scope), now),
  };
}

const SummaryRow = z.looseObject({ id: z.string(), kind: z.literal('summary'), meetingId: z.string() });

const readFirst = [
  'Dữ liệu của công ty, tải từ Họp Gọn. Mỗi tệp là JSON (UTF-8), giờ theo UTC.',
  'Cuộc họp riêng mà người tải không tham gia chỉ có giờ bận. Cuộc trò chuyện với trợ lý là của từng người và không có ở đây.',
  '',
].join('\r\n');

async function* entriesOf(
  { storage }: Pick<World, 'storage'>,
  scope: CompanyScope,
): AsyncGenerator<ZipEntry> {
  const { userId } = scope.actor;
  const pages = (read: typeof companyDataStore.members, limit: number) =>
    array(eachRow((after) => read(scope.db, userId, after, limit), limit));
  yield { name: 'DOC-TRUOC.txt', content: [readFirst] };
  yield {
    name: 'cong-ty.json',
    content: [JSON.stringify(await companyDataStore.company(scope.db, userId), null, 2)],
  };
  const settings = {
    minutes: await companySettingsStore.minutesSettings(scope.db),
    votingRules: await companySettingsStore.votingRules(scope.db),
  };
  yield { name: 'cai-dat-bien-ban.json', content: [JSON.stringify(settings, null, 2)] };
  yield {
    name: 'phong-hop.json',
    content: [JSON.stringify(await companySettingsStore.rooms(scope.db), null, 2)],
  };
  const templates = await companySettingsStore.templates(scope.db);
  yield {
    name: 'mau-word.json',
    content: [
      JSON.stringify(
        templates.map(({ row }) => row),
        null,
        2,
      ),
    ],
  };
  for (const { file_id: id, path } of templates) {
    const file = await storage.read({ folder: 'minutes', id });
    if (file) yield { name: path, content: [file] };
  }
  yield { name: 'thanh-vien.json', content: pages(companyDataStore.members, 500) };
  yield { name: 'cuoc-hop.json', content: pages(companyDataStore.meetings, 500) };
  yield { name: 'viec-can-lam.json', content: pages(companyDataStore.items, 500) };
  yield {
    name: 'noi-dung-doc-duoc.json',
    content: array(
      withSummaryLines(
        scope,
        eachRow((after) => companyDataStore.readings(scope.db, userId, after, 500), 500),
      ),
    ),
  };
  yield { name: 'dien-bien-hop.json', content: pages(liveRecordStore.ofCompany, 20) };
  yield { name: 'bien-ban.json', content: pages(companyDataStore.minutes, 20) };
  // One by one: a transcript may hold millions of characters.
  yield { name: 'ban-go-bang.json', content: pages(companyDataStore.transcripts, 1) };
  yield { name: 'tu-dien.json', content: pages(companyDataStore.glossary, 500) };
  yield { name: 'nhat-ky.json', content: array(eachEntry(scope)) };
}

async function* eachRow(
  page: (after: string | null) => Promise<ExportedRow[]>,
  limit: number,
): AsyncGenerator<unknown> {
  let after: string | null = null;
  while (true) {
    const rows = await page(after);
    for (const { row } of rows) yield row;
    if (rows.length < limit) return;
    after = rows.at(-1)?.id ?? null;
  }
}

/** Summary lines as every screen shows them; one that is left out counts as rejected. */
async function* withSummaryLines(scope: CompanyScope, rows: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  let of = '';
  let lines: ReadonlyMap<string, string> = new Map();
  for await (const row of rows) {
    const line = SummaryRow.safeParse(row).data;
    if (line && line.meetingId !== of) {
      lines = await listSummaryLines(scope, line.meetingId);
      of = line.meetingId;
    }
    const text = line && lines.get(line.id);
    yield line ? { ...line, ...(text === undefined ? { state: 'rejected' } : { text }) } : row;
  }
}

async function* eachEntry(scope: CompanyScope): AsyncGenerator<unknown> {
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page: Awaited<ReturnType<typeof listAuditEntries>> = await listAuditEntries(scope, {
      limit: 1_000,
      ...(cursor === undefined ? {} : { cursor }),
    });
    yield* page.entries;
    cursor = page.nextCursor;
  }
}

/** A JSON array, an element a line. */
async function* array(elements: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const element of elements) {
    yield before + JSON.stringify(element);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
