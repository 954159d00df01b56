import { localDay } from '@hopgon/contract/time/zoned';
import { type ZipEntry, zipStream } from '../../platform/files/zip-stream.ts';
import type { FileReply } from '../../platform/http/file-binder.ts';
import { bindCompany } from '../../platform/tenancy/bind-company.ts';
import type { PersonScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { readPicture } from '../account/read-picture.ts';
import { listOpenCompanyIds } from '../auth/sign-in/list-open-company-ids.ts';
import { listOwnMemberships, type OwnCompany } from '../companies/members/list-own-memberships.ts';
import { exportOwnRecords, type Within } from './export-own-records.ts';
import { factsText, numbered, readFirst } from './export-text.rules.ts';
import { limitAccountExport } from './exports.limits.ts';
import { ownRecordStore } from './own-records.store.ts';

const vietnam = 'Asia/Ho_Chi_Minh';

type ExportWorld = Pick<World, 'clock' | 'limiter' | 'log' | 'storage'>;

/** Everything the caller wrote and everything about them, and only that, packed while it is sent. */
export async function exportAccount(world: ExportWorld, scope: PersonScope): Promise<FileReply> {
  await scope.entry();
  const { userId } = scope.actor;
  await limitAccountExport(world.limiter, userId);
  const now = world.clock.now();
  world.log.info({ event: 'account-exported', userId }, 'account exported');
  return {
    keep: 'never',
    name: `hop-gon-du-lieu-cua-toi-${localDay(now, vietnam)}.zip`,
    chunks: zipStream(entriesOf(world, scope), now),
  };
}

async function* entriesOf(world: ExportWorld, scope: PersonScope): AsyncGenerator<ZipEntry> {
  const { userId } = scope.actor;
  const account = await ownRecordStore.account(scope.db, userId);
  const companies = await listOwnMemberships(scope);
  yield {
    name: 'DOC-TRUOC.txt',
    content: [
      readFirst(account.display_name, world.clock.now().toISOString().slice(0, 16).replace('T', ' ')),
    ],
  };
  yield* accountEntries(scope, account, companies);
  yield* pictureEntry(world, account.photo_url);
  const working = companies.filter((company) => company.status === 'active');
  for (const [place, company] of working.entries()) {
    yield* exportOwnRecords(withinOf(world, scope, company.companyId), numbered(place, company.name), userId);
  }
}

async function* accountEntries(
  scope: PersonScope,
  account: Awaited<ReturnType<typeof ownRecordStore.account>>,
  companies: readonly OwnCompany[],
): AsyncGenerator<ZipEntry> {
  const { userId } = scope.actor;
  const sessions = await ownRecordStore.sessions(scope.db, userId);
  const methods = await ownRecordStore.signInMethods(scope.db, userId);
  const all = { id: userId, ...account, sign_in_methods: methods, companies, sessions };
  yield { name: 'tai-khoan.json', content: [`${JSON.stringify(all, null, 2)}\n`] };
  const facts = {
    'Họ tên': account.display_name,
    Email: account.email,
    'Điện thoại': account.phone,
    'Giới thiệu': account.bio,
    'Nhận email': account.email_notifications,
    'Nhắc lịch họp': account.meeting_reminders,
    'Tin của trợ lý': account.chat_notifications,
    'Tạo tài khoản lúc': account.created_at,
    'Đăng nhập lần cuối': account.last_login,
    'Cách đăng nhập': methods,
    'Công ty': companies.map((company) => company.name),
    'Số phiên đăng nhập đang lưu': sessions.length,
  };
  yield { name: 'tai-khoan.txt', content: [factsText(facts)] };
}

async function* pictureEntry(
  world: Pick<World, 'storage'>,
  address: string | null,
): AsyncGenerator<ZipEntry> {
  const bytes = await readPicture(world, address);
  if (bytes) yield { name: 'anh-dai-dien.webp', content: [bytes] };
}

// Checked again for each list: who is removed from a company while the archive is packed reads no more of it.
const withinOf =
  (world: Pick<World, 'clock'>, scope: PersonScope, companyId: string): Within =>
  (read) =>
    scope.transaction(async (tx) => {
      const still = await listOpenCompanyIds(world, tx);
      await bindCompany(tx, still.includes(companyId) ? companyId : null);
      return read(tx.db);
    });
