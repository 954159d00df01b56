import { updateMe, updateNotificationChoices } from '@hopgon/contract/account/routes';
import { createCompany, listMembers, updateMember } from '@hopgon/contract/companies/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenPerson, type Person } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Mai'>;
let mai: Person;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, { members: ['Lê Thị Mai'] });
  mai = company.people['Lê Thị Mai'];
});
afterAll(() => app.close());

const me = async (person: Person = mai) => (await person.call(readMe)).value();
const versionOf = async (person: Person = mai) => (await me(person)).version;
/** What a change of the labels names. */
const versionsOf = async (person: Person = mai) => {
  const { version, labelsVersion } = await me(person);
  return { version, labelsVersion: labelsVersion ?? 0 };
};

describe('saving the profile', () => {
  // Proves S2.133, S3.042, S7.015
  test('keeps every field, and answers what was kept', async () => {
    const change = {
      displayName: '  Lê   Thị  Mai Anh ',
      phone: '+84 901 234 567',
      bio: 'Phụ trách xưởng.\nThích trà.',
      department: 'Phòng Sản Xuất',
      position: 'Chuyên Viên Cao Cấp',
    };
    const saved = (await mai.call(updateMe, { body: { ...(await versionsOf()), ...change } })).value();
    expect(saved).toMatchObject({ ...change, displayName: 'Lê Thị Mai Anh' });
    expect(await me()).toEqual(saved);
    const { members } = (await company.owner.call(listMembers)).value();
    expect(members.find(({ userId }) => userId === mai.userId)).toMatchObject({
      displayName: 'Lê Thị Mai Anh',
      department: 'Phòng Sản Xuất',
      position: 'Chuyên Viên Cao Cấp',
    });
  });

  test('changes only what is named', async () => {
    const before = await me();
    const version = before.version;
    const saved = (await mai.call(updateMe, { body: { version, phone: '0901 000 111' } })).value();
    expect(saved).toEqual({ ...before, phone: '0901 000 111', version: version + 1 });
  });

  test('a department outside every list is kept as it was typed, an empty one means none', async () => {
    const body = { ...(await versionsOf()), department: 'Tổ mộc số 2', position: '' };
    expect((await mai.call(updateMe, { body })).value()).toMatchObject({
      department: 'Tổ mộc số 2',
      position: 'Không',
    });
  });

  test('an older version is refused, and nothing of it is kept', async () => {
    const before = await me();
    const body = { ...(await versionsOf()), version: before.version - 1, bio: 'cũ', department: 'Phòng IT' };
    expect(await mai.call(updateMe, { body })).toMatchObject(refusal('version_stale'));
    expect(await me()).toEqual(before);
  });

  test('of two who save at once, one is refused', async () => {
    const version = await versionOf();
    const both = await Promise.all(
      ['một', 'hai'].map((bio) => mai.call(updateMe, { body: { version, bio } })),
    );
    expect(both.map(({ code }) => code).sort()).toEqual([null, 'version_stale'].sort());
  });

  test.each([
    ['a name of one letter', { displayName: 'A' }, 'displayName', 'Họ tên phải có ít nhất 2 ký tự'],
    ['no name', { displayName: '   ' }, 'displayName', 'Họ tên là bắt buộc'],
    ['a name that is too long', { displayName: 'a'.repeat(101) }, 'displayName', 'Họ tên tối đa 100 ký tự'],
    ['a phone of letters', { phone: 'gọi tôi nhé' }, 'phone', 'Số điện thoại không hợp lệ'],
    ['a phone of three digits', { phone: '123' }, 'phone', 'Số điện thoại không hợp lệ'],
  ])('%s is refused by name', async (_, change, field, text) => {
    const reply = await mai.call(updateMe, { body: { version: await versionOf(), ...change } });
    expect(reply).toMatchObject({ status: 422, code: 'field_invalid', body: { fields: { [field]: text } } });
  });

  test.each([
    ['a bio', { bio: 'a'.repeat(501) }],
    ['a department', { department: 'a'.repeat(81) }],
    ['a position', { position: 'a'.repeat(81) }],
  ])('%s that is too long is refused', async (_, change) => {
    const reply = await mai.call(updateMe, { body: { ...(await versionsOf()), ...change } });
    expect(reply).toMatchObject({ status: 422, code: 'field_invalid' });
  });

  test('an empty phone and bio clear what was there', async () => {
    const body = { version: await versionOf(), phone: '', bio: '' };
    expect((await mai.call(updateMe, { body })).value()).toMatchObject({ phone: '', bio: '' });
  });

  test('department and position are those of the company that is named, and of no other', async () => {
    const person = await givenPerson(app, 'Ngô Lễ');
    const found = async (name: string) => {
      const body = { name, timeZone: 'Asia/Ho_Chi_Minh' };
      return (await person.call(createCompany, { body })).value().companyId;
    };
    const [first, second] = [await found('Một'), await found('Hai')];
    const body = { ...(await versionsOf(person)), department: 'Phòng IT' };
    (await person.call(updateMe, { body }, { company: first })).value();
    const inSecond = (await person.call(readMe, {}, { company: second })).value();
    expect(inSecond.department).toBe('Không');
    expect((await person.call(readMe, {}, { company: first })).value().department).toBe('Phòng IT');
  });

  test('a company one is not in is refused', async () => {
    const stranger = await givenCompany(app, { owner: 'Bùi Uyên' });
    const body = { version: await versionOf(), bio: 'x' };
    expect(await mai.call(updateMe, { body }, { company: stranger.companyId })).toMatchObject(
      refusal('not_company_member'),
    );
  });

  test("an admin's change of the department is not undone by a profile that names another field", async () => {
    const version = await versionOf();
    const params = { userId: mai.userId };
    const body = { department: 'Phòng Kế Toán', position: 'Trưởng Phòng' };
    (await company.owner.call(updateMember, { params, body })).value();
    const saved = (await mai.call(updateMe, { body: { version, bio: 'Mới' } })).value();
    expect(saved).toMatchObject({ bio: 'Mới', department: 'Phòng Kế Toán', position: 'Trưởng Phòng' });
  });

  test('labels an admin has changed since are not overwritten unseen, nor is anything else of that change', async () => {
    const seen = await versionsOf();
    const params = { userId: mai.userId };
    const labels = { department: 'Phòng Nhân Sự', position: 'Phó Phòng' };
    (await company.owner.call(updateMember, { params, body: labels })).value();
    const before = await me();
    const body = { ...seen, department: 'Phòng IT', bio: 'không lưu' };
    expect(await mai.call(updateMe, { body })).toMatchObject(refusal('version_stale'));
    expect(await me()).toEqual(before);
    const again = { ...body, ...(await versionsOf()) };
    expect((await mai.call(updateMe, { body: again })).value()).toMatchObject({
      department: 'Phòng IT',
      position: 'Phó Phòng',
    });
  });

  test('labels without the version that was seen are refused', async () => {
    const body = { version: await versionOf(), department: 'Phòng IT' };
    expect(await mai.call(updateMe, { body })).toMatchObject({ status: 422, code: 'field_invalid' });
  });

  test('everyone who shows the name is woken', async () => {
    const received: string[] = [];
    const stop = app.world.hub.subscribe({
      userId: company.owner.userId,
      sessionId: company.owner.sessionId,
      companyIds: new Set([company.companyId]),
      wake: (_, topics) => received.push(...topics),
      end: () => undefined,
    });
    const body = { version: await versionOf(), displayName: 'Lê Mai' };
    (await mai.call(updateMe, { body })).value();
    stop();
    expect(received).toEqual(['members', 'meetings', 'action-items']);
  });
});

describe('what may reach a person', () => {
  test('is everything until they choose', async () => {
    expect((await me(company.owner)).notifications).toEqual({ email: true, reminders: true, chat: true });
  });

  test('each switch is kept by itself', async () => {
    const chosen = (await mai.call(updateNotificationChoices, { body: { reminders: false } })).value();
    expect(chosen).toEqual({ email: true, reminders: false, chat: true });
    (await mai.call(updateNotificationChoices, { body: { email: false } })).value();
    expect((await me()).notifications).toEqual({ email: false, reminders: false, chat: true });
    expect((await mai.call(updateNotificationChoices, { body: {} })).value()).toEqual({
      email: false,
      reminders: false,
      chat: true,
    });
  });

  test('does not count as a change of the profile', async () => {
    const version = await versionOf();
    (await mai.call(updateNotificationChoices, { body: { chat: false } })).value();
    expect(await versionOf()).toBe(version);
  });
});
