import { listAuditEntries } from '@hopgon/contract/audit/routes';
import { joinCompany, readCompany } from '@hopgon/contract/companies/routes';
import {
  leaveCompany,
  listCompanyDays,
  resetCompanyDay,
  updateCompany,
  updateCompanyDay,
} from '@hopgon/contract/company-settings/routes';
import { createMeeting, readMeeting } from '@hopgon/contract/meetings/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenCompany, givenPerson, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const change = (person: Person, body: Record<string, unknown>, version = 1) =>
  person.call(updateCompany, { body: { version, ...body } });

describe('the settings of a company', () => {
  test('are changed one by one, each kept as given, and the version grows', async () => {
    const { owner } = await givenCompany(app);
    const settings = {
      timeZone: 'Asia/Saigon',
      workingHours: { start: '08:00', end: '17:30' },
      lunch: { start: '11:30', end: '13:00' },
      workDays: [6, 1, 2, 2, 3],
      defaultMeetingDuration: 45,
      aiSummaryEnabled: false,
      recordingEnabled: true,
      requireApproval: true,
      allowAutoJoin: false,
      chatAccess: 'members',
      forbidRoomOverlaps: false,
      forbidPersonOverlaps: true,
    };
    const first = (await change(owner, { name: ' Mộc  Châu ', description: 'Đồ gỗ' })).value();
    expect(first).toMatchObject({ name: 'Mộc Châu', description: 'Đồ gỗ', version: 2 });
    expect((await change(owner, { settings }, 2)).value()).toMatchObject({
      name: 'Mộc Châu',
      version: 3,
      settings: { ...settings, timeZone: 'Asia/Ho_Chi_Minh', workDays: [1, 2, 3, 6] },
    });
    expect((await owner.call(readCompany)).value().version).toBe(3);
  });

  test('said again are no change: the version stays', async () => {
    const { owner } = await givenCompany(app);
    expect((await change(owner, { settings: { workDays: [5, 4, 3, 2, 1] } })).value().version).toBe(1);
  });

  // Proves S6.007
  test('are refused when somebody else changed them since they were read', async () => {
    const { owner, people } = await givenCompany(app, { admins: ['Phạm Hà'] });
    (await change(owner, { description: 'một' })).value();
    expect(await change(people['Phạm Hà'], { description: 'hai' })).toMatchObject(refusal('version_stale'));
    expect((await change(people['Phạm Hà'], { description: 'hai' }, 2)).value().description).toBe('hai');
  });

  // Proves S6.007
  test('are for owner and admins to change; who may chat, for the owner alone', async () => {
    const { owner, people } = await givenCompany(app, { members: ['Mai'], admins: ['Hà'] });
    expect(await change(people.Mai, { description: 'x' })).toMatchObject(refusal('not_allowed'));
    const chat = { settings: { chatAccess: 'members' } };
    expect(await change(people.Hà, chat)).toMatchObject(refusal('chat_access_owner_only'));
    expect((await change(people.Hà, { settings: { chatAccess: 'admins' } })).status, 'no change').toBe(200);
    expect((await people.Mai.call(readCompany)).value().can.openChat).toBe(false);
    (await change(owner, chat)).value();
    expect((await people.Mai.call(readCompany)).value().can.openChat).toBe(true);
  });

  // ASVS v5.0.0-2.2.3
  test('a pause lies within the working hours: hours that do not hold it end it, and that is on record', async () => {
    const { owner } = await givenCompany(app);
    const lunchOf = async () => (await owner.call(readCompany)).value().settings.lunch;
    expect(await lunchOf()).toEqual({ start: '12:00', end: '13:00' });
    const early = { settings: { lunch: { start: '09:00', end: '10:00' } } };
    expect(await change(owner, early)).toMatchObject(refusal('lunch_outside_work'));
    (await change(owner, { settings: { workingHours: { start: '13:00', end: '18:00' } } })).value();
    expect(await lunchOf()).toBeNull();
    const [entry] = (await owner.call(listAuditEntries)).value().entries;
    expect(entry?.text).toBe(
      'đã đổi giờ làm việc từ 09:00–18:00 thành 13:00–18:00; giờ nghỉ trưa từ 12:00–13:00 thành không nghỉ',
    );
    (await change(owner, { settings: { lunch: { start: '15:00', end: '15:30' } } }, 2)).value();
    (await change(owner, { settings: { lunch: null } }, 3)).value();
    expect(await lunchOf()).toBeNull();
  });

  test.each<[Record<string, unknown>, string]>([
    [{ name: '  ' }, 'Vui lòng nhập tên công ty'],
    [{ settings: { timeZone: 'Mars/Olympus' } }, 'Múi giờ không hợp lệ.'],
    [{ settings: { workingHours: { start: '18:00', end: '09:00' } } }, 'Giờ kết thúc phải sau giờ bắt đầu.'],
    [{ settings: { workingHours: { start: '9h', end: '18:00' } } }, 'Hãy ghi giờ, ví dụ 09:00'],
    [{ settings: { lunch: { start: '13:00', end: '12:00' } } }, 'Giờ kết thúc phải sau giờ bắt đầu.'],
    [{ settings: { workDays: [] } }, 'Hãy chọn ít nhất một ngày làm việc'],
  ])('%j are refused: %s', async (body, text) => {
    const { owner } = await givenCompany(app);
    const reply = await change(owner, body);
    expect([reply.status, reply.body.error]).toEqual([422, text]);
  });

  test.each<Record<string, unknown>>([
    { settings: { workDays: [0] } },
    { settings: { workDays: [8] } },
    { settings: { defaultMeetingDuration: 4 } },
    { settings: { defaultMeetingDuration: 481 } },
    { settings: { chatAccess: 'everyone' } },
    { version: 0 },
  ])('%j is outside its bounds', async (body) => {
    const { owner } = await givenCompany(app);
    expect((await change(owner, body)).status).toBe(422);
  });

  test('a description has at most a thousand characters', async () => {
    const { owner } = await givenCompany(app);
    expect((await change(owner, { description: 'x'.repeat(1001) })).status).toBe(422);
    expect((await change(owner, { description: 'x'.repeat(1000) })).status).toBe(200);
  });

  test('the zone is that of meetings made from now on; those made before keep theirs', async () => {
    const { owner } = await givenCompany(app);
    const body = { title: 'Họp', startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' };
    const before = (await owner.call(createMeeting, { body: { ...body, allowClashes: true } })).value();
    (await change(owner, { settings: { timeZone: 'Asia/Tokyo' } })).value();
    const after = (await owner.call(createMeeting, { body: { ...body, allowClashes: true } })).value();
    expect(after.timeZone).toBe('Asia/Tokyo');
    const kept = await owner.call(readMeeting, { params: { meetingId: before.id } });
    expect(kept.value().timeZone).toBe('Asia/Ho_Chi_Minh');
  });

  // Proves S3.023, S3.024
  test('whether joiners wait has two names and one truth', async () => {
    const { owner, inviteCode } = await givenCompany(app);
    const set = async (settings: object) => {
      const { version } = (await owner.call(readCompany)).value();
      const { requireApproval, allowAutoJoin } = (await change(owner, { settings }, version)).value()
        .settings;
      return { requireApproval, allowAutoJoin };
    };
    const join = async () =>
      (await (await givenPerson(app)).call(joinCompany, { body: { inviteCode } })).value().status;
    const [waiting, open] = [
      { requireApproval: true, allowAutoJoin: false },
      { requireApproval: false, allowAutoJoin: true },
    ];
    expect(await set({ requireApproval: true })).toEqual(waiting);
    expect(await join()).toBe('waiting');
    expect(await set({ allowAutoJoin: true })).toEqual(open);
    expect(await join()).toBe('active');
    expect(await set({ allowAutoJoin: false })).toEqual(waiting);
    expect(await join()).toBe('waiting');
    expect(await set({ requireApproval: false })).toEqual(open);
    expect(await set({ requireApproval: true, allowAutoJoin: true })).toEqual(waiting);
  });
});

describe('the days of a company', () => {
  const daysOf = async (person: Person, year = 2027) =>
    (await person.call(listCompanyDays, { query: { year } })).value();
  const seen = async (person: Person, day: string) => {
    const found = (await daysOf(person, Number(day.slice(0, 4)))).days.find(({ date }) => date === day);
    return found ? { name: found.name, kind: found.kind } : null;
  };
  const set = async (person: Person, day: string, name: string, kind: 'off' | 'work' = 'off') =>
    person.call(updateCompanyDay, { params: { day }, body: { name, kind, was: await seen(person, day) } });
  const drop = async (person: Person, day: string) =>
    person.call(resetCompanyDay, { params: { day }, body: { was: await seen(person, day) } });

  test('are the holidays of Vietnam to begin with, those of the lunar calendar too', async () => {
    const { people } = await givenCompany(app, { members: ['Mai'] });
    const { days, workedHolidays } = await daysOf(people.Mai);
    expect(workedHolidays).toEqual([]);
    expect(days).toContainEqual({ date: '2027-02-06', name: 'Mùng 1 Tết', kind: 'off', source: 'law' });
    expect(days).toContainEqual({
      date: '2027-04-16',
      name: 'Giỗ Tổ Hùng Vương',
      kind: 'off',
      source: 'law',
    });
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted());
  });

  test('are added, renamed, removed and reset by owner and admins', async () => {
    const { people } = await givenCompany(app, { admins: ['Hà'], members: ['Mai'] });
    expect(await set(people.Mai, '2027-12-24', 'Nghỉ đông')).toMatchObject(refusal('not_allowed'));
    expect(await drop(people.Mai, '2027-01-01')).toMatchObject(refusal('not_allowed'));
    (await set(people.Hà, '2027-12-24', 'Nghỉ đông')).value();
    (await set(people.Hà, '2027-02-20', 'Làm bù Tết', 'work')).value();
    (await set(people.Hà, '2027-01-01', 'Năm mới')).value();
    (await drop(people.Hà, '2027-05-01')).value();
    const { days, workedHolidays } = await daysOf(people.Mai);
    const own = days.filter(({ source }) => source !== 'law');
    expect(own).toEqual([
      { date: '2027-01-01', name: 'Năm mới', kind: 'off', source: 'changed' },
      { date: '2027-02-20', name: 'Làm bù Tết', kind: 'work', source: 'own' },
      { date: '2027-12-24', name: 'Nghỉ đông', kind: 'off', source: 'own' },
    ]);
    expect(workedHolidays).toEqual([{ date: '2027-05-01', name: 'Quốc tế Lao động' }]);

    (await drop(people.Hà, '2027-12-24')).value();
    (await set(people.Hà, '2027-05-01', 'Quốc tế Lao động')).value();
    (await set(people.Hà, '2027-01-01', 'Tết Dương lịch')).value();
    const back = await daysOf(people.Mai);
    expect(back.workedHolidays).toEqual([]);
    expect(back.days.filter(({ source }) => source !== 'law')).toHaveLength(1);
  });

  test('that somebody else changed meanwhile are not overwritten unseen; the same change twice is one', async () => {
    const { owner, people } = await givenCompany(app, { admins: ['Hà'] });
    const day = { params: { day: '2027-12-24' } };
    const added = { ...day, body: { name: 'Nghỉ đông', kind: 'off', was: null } } as const;
    (await people.Hà.call(updateCompanyDay, added)).value();
    (await people.Hà.call(updateCompanyDay, added)).value();
    const other = { ...day, body: { name: 'Tiệc cuối năm', kind: 'off', was: null } } as const;
    expect(await owner.call(updateCompanyDay, other)).toMatchObject(refusal('version_stale'));
    expect(await owner.call(resetCompanyDay, { ...day, body: { was: null } })).toMatchObject(
      refusal('version_stale'),
    );
    const law = { params: { day: '2027-01-01' }, body: { was: null } };
    expect(await owner.call(resetCompanyDay, law)).toMatchObject(refusal('version_stale'));
    expect(await seen(owner, '2027-12-24')).toEqual({ name: 'Nghỉ đông', kind: 'off' });
    expect((await set(owner, '2027-12-24', 'Tiệc cuối năm')).status).toBe(200);
  });

  test("are each company's own", async () => {
    const { owner } = await givenCompany(app);
    const other = await givenCompany(app);
    (await set(owner, '2027-12-24', 'Nghỉ đông')).value();
    expect((await daysOf(other.owner)).days.some(({ date }) => date === '2027-12-24')).toBe(false);
  });

  test.each(['2027-02-30', '1999-01-01', 'mai'])('%s is no day', async (day) => {
    const { owner } = await givenCompany(app);
    const reply = await owner.call(updateCompanyDay, {
      params: { day },
      body: { name: 'x', kind: 'off', was: null },
    });
    expect(reply.status).toBe(422);
  });
});

describe('leaving a company', () => {
  test('ends access with the next call, and leaves what is ahead', async () => {
    const { owner, people, companyId } = await givenCompany(app, { admins: ['Hà'] });
    const participants = [{ userId: people.Hà.userId }];
    const body = {
      title: 'Họp',
      startsAt: '2026-11-24T02:00:00Z',
      endsAt: '2026-11-24T03:00:00Z',
      participants,
    };
    const meeting = (await owner.call(createMeeting, { body: { ...body, allowClashes: true } })).value();
    (await people.Hà.call(leaveCompany)).value();
    expect(await people.Hà.call(readCompany, {}, { company: companyId })).toMatchObject(
      refusal('not_company_member'),
    );
    expect((await people.Hà.call(readMe)).value()).toMatchObject({ companies: [], currentCompany: null });
    const left = (await owner.call(readMeeting, { params: { meetingId: meeting.id } })).value();
    expect(left.participants.map(({ userId }) => userId)).toEqual([owner.userId]);
    expect((await owner.call(readCompany)).value().counts).toEqual({ members: 1, admins: 0, owners: 1 });
  });

  test('is not for the owner, who hands over or deletes first', async () => {
    const { owner } = await givenCompany(app);
    expect(await owner.call(leaveCompany)).toMatchObject(refusal('owner_must_hand_over'));
    expect((await owner.call(readCompany)).status).toBe(200);
  });
});
