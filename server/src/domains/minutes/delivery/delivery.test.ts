import { removeMember } from '@hopgon/contract/companies/routes';
import * as delivery from '@hopgon/contract/minutes/delivery/routes';
import { draftMinutes, readMinutes } from '@hopgon/contract/minutes/routes';
import { signMinutesElectronically } from '@hopgon/contract/minutes/signing/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FileKey } from '../../../platform/storage/storage.ts';
import { givenCompany, type Person, password } from '../../../testing/given.ts';
import { givenAdoptedMinutes, givenReadings } from '../../../testing/given-minutes.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { signatureStore } from '../steps/signatures.store.ts';

let app: TestApp;
let owner: Person;
let member: Person;
let outsider: Person;
let leaver: Person;
let meetingId: string;

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Nguyễn Thị Mai', 'Lê Quốc Bảo', 'Trần Văn Cường'],
  });
  owner = company.owner;
  member = company.people['Nguyễn Thị Mai'];
  outsider = company.people['Lê Quốc Bảo'];
  leaver = company.people['Trần Văn Cường'];
});
afterAll(() => app.close());
beforeEach(async () => {
  const participants = [{ userId: member.userId, role: 'attendee' as const }];
  ({ meetingId } = await givenReadings(app, { chair: owner, title: 'Bàn giá gỗ', participants }));
});

const params = () => ({ meetingId });
const send = (person: Person) =>
  person.call(delivery.sendMinutes, { params: params(), body: { message: 'Mời đọc' } });
const recipients = async () =>
  (await owner.call(delivery.listMinutesReaders, { params: params() })).value().recipients;
interface Queued {
  readonly address: string;
  readonly message: {
    readonly subject: string;
    readonly text: string;
    readonly attachments?: readonly { readonly filename: string; readonly stored: FileKey }[];
  };
}
const queued = () =>
  app.database.sql<Queued>(
    `select address, message from outbox_mails where subject_id = $1 and message->>'subject' like 'Biên bản%' order by address`,
    [meetingId],
  );
const addGuest = () =>
  app.database.sql(
    `insert into meeting_guests (company_id, meeting_id, id, email, name, role)
     select company_id, id, gen_random_uuid(), 'khach@ngoai.example', 'Trần Khách', 'guest' from meetings where id = $1`,
    [meetingId],
  );

test('is for those who edit, of adopted minutes', async () => {
  expect(await send(owner)).toMatchObject(refusal('minutes_not_found'));
  await owner.call(draftMinutes, { params: params(), body: {} });
  expect(await send(owner)).toMatchObject(refusal('minutes_state'));
  expect(await send(member)).toMatchObject(refusal('not_allowed'));
  expect(await send(outsider)).toMatchObject(refusal('meeting_not_found'));
});

test('members get decisions and the link, guests the adopted PDF, the sender nothing', async () => {
  await addGuest();
  await givenAdoptedMinutes(owner, meetingId);
  expect(await recipients()).toEqual([
    { displayName: 'Nguyễn Thị Mai', guestEmail: null },
    { displayName: 'Trần Khách', guestEmail: 'khach@ngoai.example' },
  ]);
  expect((await send(owner)).value()).toEqual({ sent: 2 });
  const mails = await queued();
  expect(mails.map(({ address }) => address).toSorted()).toEqual(
    [member.email, 'khach@ngoai.example'].toSorted(),
  );
  const toMember = mails.find(({ address }) => address === member.email)?.message;
  expect(toMember?.subject).toMatch(/^Biên bản số \d+\/BB: Bàn giá gỗ$/);
  expect(toMember?.text).toContain('Thống nhất tăng ca.');
  expect(toMember?.text).toContain('Mời đọc');
  expect(toMember?.text).toContain(`/meetings/${meetingId}?tab=bien-ban`);
  expect(toMember?.attachments).toBeUndefined();
  const [file] = mails.find(({ address }) => address !== member.email)?.message.attachments ?? [];
  expect(file?.filename).toBe('Biên bản - Bàn giá gỗ.pdf');
  const contentOf = async (key: FileKey | undefined) =>
    Buffer.from((key && (await app.world.storage.read(key))) ?? '').toString('latin1');
  const isSigned = async (key: FileKey | undefined) => (await contentOf(key)).includes('/ByteRange');
  expect(await contentOf(file?.stored)).toMatch(/^%PDF/);
  expect(await isSigned(file?.stored)).toBe(false);
  // Once somebody signed in the PDF, that is the one which leaves.
  const { minutes } = (await owner.call(readMinutes, { params: params() })).value();
  const body = { hash: minutes?.hash ?? '', proof: { by: 'password' as const, password } };
  const chair = { ...params(), part: 'chair' as const };
  (await owner.call(signMinutesElectronically, { params: chair, body })).value();
  (await send(owner)).value();
  const files = (await queued()).flatMap(({ message }) => message.attachments ?? []);
  const signed = await Promise.all(files.map(({ stored }) => isSigned(stored)));
  expect(signed.toSorted()).toEqual([false, true]);
  // What waits in the outbox is kept, though no minutes name it any more.
  const ids = files.map(({ stored }) => stored.id);
  await app.database.sql('delete from minutes where meeting_id = $1', [meetingId]);
  expect([...(await signatureStore.kept(app.world.database.trusted({}).db, ids))].toSorted()).toEqual(
    ids.toSorted(),
  );
});

test('who has left the company gets nothing, though the meeting that was held keeps them', async () => {
  const participants = [member, leaver].map(({ userId }) => ({ userId, role: 'attendee' as const }));
  ({ meetingId } = await givenReadings(app, { chair: owner, title: 'Bàn giá sơn', participants }));
  await givenAdoptedMinutes(owner, meetingId);
  (await owner.call(removeMember, { params: { userId: leaver.userId } })).value();
  expect(await recipients()).toEqual([{ displayName: 'Nguyễn Thị Mai', guestEmail: null }]);
  expect((await send(owner)).value()).toEqual({ sent: 1 });
  expect((await queued()).map(({ address }) => address)).toEqual([member.email]);
});

test('of a closed meeting no title, no word and no file leaves, and nothing to guests', async () => {
  await addGuest();
  await givenAdoptedMinutes(owner, meetingId);
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [meetingId]);
  expect(await recipients()).toEqual([{ displayName: 'Nguyễn Thị Mai', guestEmail: null }]);
  expect((await send(owner)).value()).toEqual({ sent: 1 });
  const [mail, ...others] = await queued();
  expect(others).toEqual([]);
  expect(mail?.message.subject).toBe('Biên bản họp kín');
  expect(JSON.stringify(mail?.message)).not.toMatch(/Bàn giá gỗ|Thống nhất|Mời đọc/);
});

test('who opened them first and when is kept, once', async () => {
  const read = (person: Person) => person.call(delivery.readAdoptedMinutes, { params: params() });
  expect(await read(member)).toMatchObject(refusal('minutes_not_found'));
  await givenAdoptedMinutes(owner, meetingId);
  (await read(member)).value();
  const at = app.clock.now().toISOString();
  app.clock.advance(60_000);
  (await read(member)).value();
  expect(await read(outsider)).toMatchObject(refusal('meeting_not_found'));
  const { readers } = (await owner.call(delivery.listMinutesReaders, { params: params() })).value();
  expect(readers.find(({ userId }) => userId === member.userId)?.readAt).toBe(at);
  expect(readers.find(({ userId }) => userId === owner.userId)?.readAt).toBeNull();
  expect(await member.call(delivery.listMinutesReaders, { params: params() })).toMatchObject(
    refusal('not_allowed'),
  );
});
