import { exportAuditEntries, listAuditEntries } from '@hopgon/contract/audit/routes';
import {
  approveMember,
  createCompany,
  endMemberAccess,
  joinCompany,
  removeMember,
  replaceInviteCode,
  updateMemberRole,
} from '@hopgon/contract/companies/routes';
import {
  closeCompany,
  leaveCompany,
  reopenCompany,
  updateCompany,
  updateCompanyDay,
} from '@hopgon/contract/company-settings/routes';
import { exportCompanyData } from '@hopgon/contract/exports/routes';
import { saveTerms } from '@hopgon/contract/glossary/routes';
import { cancelMeeting, createMeeting, updateMeeting } from '@hopgon/contract/meetings/routes';
import { draftMinutes } from '@hopgon/contract/minutes/routes';
import { cancelMinutes, reopenMinutes, signMinutes } from '@hopgon/contract/minutes/steps/routes';
import {
  acceptOwnership,
  createOwnershipOffer,
  declineOwnership,
  withdrawOwnershipOffer,
} from '@hopgon/contract/ownership/routes';
import { createRetentionHold, deleteRetentionHold, updateRetention } from '@hopgon/contract/retention/routes';
import { cancelPoll, completePoll, createPoll, updatePoll } from '@hopgon/contract/scheduling/routes';
import { createTranscript } from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days } from '../../testing/fake-clock.ts';
import { type CompanyOf, givenCompany, givenPerson, givenSession, type Person } from '../../testing/given.ts';
import { givenAdoptedMinutes } from '../../testing/given-minutes.ts';
import { givenTemplate } from '../../testing/given-template.ts';
import { calendarOf, importFile } from '../../testing/import-calendar.ts';
import { turnOnModel } from '../../testing/models/turn-on-model.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { entryByEvent } from './audit.listeners.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    MODEL_PROVIDER: 'compatible',
    MODEL_URL: 'http://127.0.0.1:9/v1',
    MODEL_NAME: 'gia',
  });
});
afterAll(() => app.close());

type Query = Record<string, string>;
const entriesOf = async (person: Person, query: Query = {}) =>
  (await person.call(listAuditEntries, { query })).value().entries;
const textsOf = async (person: Person, query: Query = {}) =>
  (await entriesOf(person, query)).map(({ actor, text }) => `${actor?.displayName ?? 'Hệ thống'} ${text}`);

const times = { startsAt: '2026-11-24T02:00:00Z', endsAt: '2026-11-24T03:00:00Z' };
const meet = async (person: Person, title = 'Giao ban', visibility: 'company' | 'invited' = 'company') =>
  (await person.call(createMeeting, { body: { allowClashes: true, title, ...times, visibility } })).value();

const ask = async (person: Person, asked: Person) => {
  const later = { startsAt: '2026-11-25T02:00:00Z', endsAt: '2026-11-25T03:00:00Z' };
  const body = { title: 'Giao ban', slots: [times, later], userIds: [asked.userId] };
  return (await person.call(createPoll, { body: { ...body, deadline: '2026-11-23T02:00:00Z' } })).value();
};

const nothing = { meetings: 0, transcripts: 0 };
const oldTranscripts = { transcripts: 24, meetings: null, keepsAdopted: true };

type Given = CompanyOf<'Mai' | 'Hà'>;

/** One act for each event on record, and the words it leaves. */
const acts: Readonly<
  Record<keyof typeof entryByEvent, readonly [(given: Given) => Promise<unknown>, string]>
> = {
  'companies.founded': [
    ({ owner }) => owner.call(createCompany, { body: { name: 'Khác', timeZone: 'Asia/Ho_Chi_Minh' } }),
    'Đặng Khánh Quỳnh đã tạo công ty',
  ],
  'companies.member-joined': [
    async ({ inviteCode }) => (await givenPerson(app, 'Vũ Long')).call(joinCompany, { body: { inviteCode } }),
    'Vũ Long đã tham gia công ty',
  ],
  'companies.member-approved': [
    async ({ inviteCode, owner, companyId }) => {
      await app.database.sql('update companies set require_approval = true where id = $1', [companyId]);
      const joiner = await givenPerson(app, 'Vũ Long');
      await joiner.call(joinCompany, { body: { inviteCode } });
      return owner.call(approveMember, { params: { userId: joiner.userId } });
    },
    'Đặng Khánh Quỳnh đã duyệt Vũ Long vào công ty',
  ],
  'companies.member-removed': [
    ({ people }) => people.Hà.call(removeMember, { params: { userId: people.Mai.userId } }),
    'Hà đã xóa Mai khỏi công ty',
  ],
  'companies.access-ended': [
    ({ owner, people }) => owner.call(endMemberAccess, { params: { userId: people.Mai.userId } }),
    'Đặng Khánh Quỳnh đã yêu cầu Mai đăng nhập lại',
  ],
  'companies.member-role-set': [
    ({ owner, people }) =>
      owner.call(updateMemberRole, { params: { userId: people.Mai.userId }, body: { role: 'admin' } }),
    'Đặng Khánh Quỳnh đã đặt vai trò của Mai là Quản trị viên',
  ],
  'companies.ownership-offered': [
    ({ owner, people }) => owner.call(createOwnershipOffer, { body: { userId: people.Mai.userId } }),
    'Đặng Khánh Quỳnh đã mời Mai nhận quyền sở hữu',
  ],
  'companies.ownership-withdrawn': [
    async ({ owner, people }) => {
      await owner.call(createOwnershipOffer, { body: { userId: people.Mai.userId } });
      return owner.call(withdrawOwnershipOffer);
    },
    'Đặng Khánh Quỳnh đã rút lời mời Mai nhận quyền sở hữu',
  ],
  'companies.ownership-declined': [
    async ({ owner, people }) => {
      await owner.call(createOwnershipOffer, { body: { userId: people.Mai.userId } });
      return people.Mai.call(declineOwnership);
    },
    'Mai đã từ chối nhận quyền sở hữu',
  ],
  'companies.ownership-transferred': [
    async ({ owner, people }) => {
      await owner.call(createOwnershipOffer, { body: { userId: people.Mai.userId } });
      return people.Mai.call(acceptOwnership);
    },
    'Mai đã nhận quyền sở hữu từ Đặng Khánh Quỳnh',
  ],
  'companies.settings-changed': [
    ({ owner }) => owner.call(updateCompany, { body: { version: 1, settings: { recordingEnabled: true } } }),
    'Đặng Khánh Quỳnh đã đổi ghi âm từ tắt thành bật',
  ],
  'retention.changed': [
    ({ owner }) =>
      owner.call(updateRetention, { body: { version: 1, rules: oldTranscripts, seen: nothing } }),
    'Đặng Khánh Quỳnh đã đổi thời gian giữ bản gỡ băng từ mãi mãi thành 24 tháng',
  ],
  'retention.hold-changed': [
    async ({ owner }) => {
      const body = { meetingId: null, reason: 'Thanh tra' };
      const { holds } = (await owner.call(createRetentionHold, { body })).value();
      return owner.call(deleteRetentionHold, { params: { holdId: holds[0]?.id ?? '' } });
    },
    'Đặng Khánh Quỳnh đã bỏ giữ lại mọi dữ liệu của công ty',
  ],
  'retention.applied': [
    ({ companyId }) =>
      app.world.scopes
        .job(companyId)
        .transaction((tx) =>
          app.world.bus.emit(tx, 'retention.applied', { companyId, meetings: 2, transcripts: 1 }),
        ),
    'Hệ thống đã xóa theo quy tắc lưu giữ: 2 cuộc họp, 1 bản gỡ băng',
  ],
  'companies.day-changed': [
    ({ people }) =>
      people.Hà.call(updateCompanyDay, {
        params: { day: '2026-12-24' },
        body: { name: 'Nghỉ đông', kind: 'off', was: null },
      }),
    'Hà đã đặt 24/12/2026 là ngày nghỉ “Nghỉ đông”',
  ],
  'companies.invite-code-replaced': [
    ({ owner }) => owner.call(replaceInviteCode),
    'Đặng Khánh Quỳnh đã đổi mã mời',
  ],
  'companies.closed': [
    ({ owner }) => owner.call(closeCompany, { body: { name: 'Nội thất Gỗ Vân' } }),
    'Đặng Khánh Quỳnh đã đóng công ty',
  ],
  'companies.reopened': [
    async ({ owner, people }) => {
      await owner.call(closeCompany, { body: { name: 'Nội thất Gỗ Vân' } });
      return people.Hà.call(reopenCompany);
    },
    'Hà đã mở lại công ty',
  ],
  'meetings.created': [
    ({ owner }) => meet(owner),
    'Đặng Khánh Quỳnh đã tạo cuộc họp “Giao ban” (09:00 24/11/2026)',
  ],
  'meetings.changed': [
    async ({ owner }) => {
      const { id } = await meet(owner);
      return owner.call(updateMeeting, {
        params: { meetingId: id },
        body: { version: 1, location: 'Phòng 2' },
      });
    },
    'Đặng Khánh Quỳnh đã đổi địa điểm của cuộc họp “Giao ban” (09:00 24/11/2026)',
  ],
  'meetings.cancelled': [
    async ({ owner }) => {
      const { id } = await meet(owner);
      return owner.call(cancelMeeting, { params: { meetingId: id } });
    },
    'Đặng Khánh Quỳnh đã hủy cuộc họp “Giao ban” (09:00 24/11/2026)',
  ],
  'polls.opened': [
    ({ owner, people }) => ask(owner, people.Hà),
    'Đặng Khánh Quỳnh đã hỏi giờ cho cuộc họp “Giao ban”',
  ],
  'polls.changed': [
    async ({ owner, people }) => {
      const { id, version } = await ask(owner, people.Hà);
      const body = { version, deadline: '2026-11-23T01:00:00Z' };
      return owner.call(updatePoll, { params: { pollId: id }, body });
    },
    'Đặng Khánh Quỳnh đã đổi giờ hoặc hạn của việc hỏi giờ cho cuộc họp “Giao ban”',
  ],
  'polls.completed': [
    async ({ owner, people }) => {
      const { id, version, slots } = await ask(owner, people.Hà);
      const body = { version, slotId: slots[0]?.id ?? '', allowClashes: true };
      return owner.call(completePoll, { params: { pollId: id }, body });
    },
    'Đặng Khánh Quỳnh đã chốt giờ cho cuộc họp “Giao ban”',
  ],
  'polls.cancelled': [
    async ({ owner, people }) => {
      const { id } = await ask(owner, people.Hà);
      return owner.call(cancelPoll, { params: { pollId: id } });
    },
    'Đặng Khánh Quỳnh đã hủy việc hỏi giờ cho cuộc họp “Giao ban”',
  ],
  'minutes.adopted': [
    async ({ owner }) => givenAdoptedMinutes(owner, (await meet(owner)).id),
    'Đặng Khánh Quỳnh đã thông qua biên bản cuộc họp “Giao ban”',
  ],
  'minutes.reopened': [
    async ({ owner }) => {
      const { id: meetingId } = await meet(owner);
      await givenAdoptedMinutes(owner, meetingId);
      return owner.call(reopenMinutes, { params: { meetingId }, body: {} });
    },
    'Đặng Khánh Quỳnh đã mở lại biên bản cuộc họp “Giao ban”',
  ],
  'minutes.cancelled': [
    async ({ owner }) => {
      const { id: meetingId } = await meet(owner);
      await owner.call(draftMinutes, { params: { meetingId }, body: {} });
      return owner.call(cancelMinutes, { params: { meetingId } });
    },
    'Đặng Khánh Quỳnh đã hủy biên bản cuộc họp “Giao ban”',
  ],
  'minutes.locked': [
    async ({ owner }) => {
      const { id: meetingId } = await meet(owner);
      await givenAdoptedMinutes(owner, meetingId);
      const scan =
        '--ranh\r\ncontent-disposition: form-data; name="file"; filename="k.pdf"\r\n\r\n%PDF-\r\n--ranh--\r\n';
      const headers = { 'content-type': 'multipart/form-data; boundary=ranh' };
      const params = { meetingId, signed: 'both' as const };
      return owner.call(signMinutes, { params }, { headers, payload: scan });
    },
    'Đặng Khánh Quỳnh đã khóa biên bản cuộc họp “Giao ban”',
  ],
  'transcripts.added': [
    async ({ owner }) => {
      const { id } = await meet(owner);
      return owner.call(createTranscript, { body: { meetingId: id, text: 'An: Chào cả nhà.' } });
    },
    'Đặng Khánh Quỳnh đã thêm bản gỡ băng cho cuộc họp “Giao ban”',
  ],
  'calendar.imported': [
    ({ owner }) =>
      importFile(
        owner,
        calendarOf(['UID:1', 'SUMMARY:Họp', 'DTSTART:20261124T020000Z', 'DTEND:20261124T030000Z']),
      ),
    'Đặng Khánh Quỳnh đã nhập 1 cuộc họp từ một tệp lịch',
  ],
  'models.changed': [
    ({ owner }) => turnOnModel(owner),
    'Đặng Khánh Quỳnh đã đổi mô hình AI từ tắt thành gia tại 127.0.0.1:9',
  ],
  'models.consented': [
    ({ owner }) => turnOnModel(owner),
    'Đặng Khánh Quỳnh đã đồng ý gửi nội dung của công ty tới 127.0.0.1:9',
  ],
  'models.transcript-sent': [
    async ({ owner, companyId }) => {
      const { id: meetingId } = await meet(owner);
      const sent = { companyId, actorId: owner.userId, meetingId, host: '127.0.0.1:9' };
      return app.world.scopes
        .job(companyId)
        .transaction((tx) => app.world.bus.emit(tx, 'models.transcript-sent', sent));
    },
    'Đặng Khánh Quỳnh đã để mô hình AI tại 127.0.0.1:9 đọc bản gỡ băng của cuộc họp “Giao ban”',
  ],
  'minutes.template-changed': [
    ({ owner }) => givenTemplate(owner, 'Số: {{Số}}'),
    'Đặng Khánh Quỳnh đã thêm mẫu Word “Mẫu nhà”',
  ],
  'glossary.changed': [
    ({ people }) =>
      people.Mai.call(saveTerms, { body: { terms: [{ written: 'KPI', spoken: ['kê pi ai'] }] } }),
    'Mai đã đề xuất vào từ điển: “KPI”',
  ],
  'exports.company-data': [({ people }) => people.Hà.call(exportCompanyData), 'Hà đã tải dữ liệu công ty về'],
};

const isRecorded = (name: string): name is keyof typeof entryByEvent => name in entryByEvent;

describe('what is on record', () => {
  test.each(Object.keys(entryByEvent).filter(isRecorded))('%s leaves one entry', async (name) => {
    const given: Given = await givenCompany(app, { members: ['Mai'], admins: ['Hà'] });
    const [act, words] = acts[name];
    await act(given);
    // The new owner may read it; the log of a closed company is read past its door.
    await app.database.sql(
      'update companies set closed_at = null, closed_by = null, removed_after = null where id = $1',
      [given.companyId],
    );
    const texts = await textsOf(given.people.Hà);
    expect(
      texts.filter((text) => text === words),
      texts.join('\n'),
    ).toHaveLength(1);
  });

  test('leaving and a declined request are distinguished from being removed', async () => {
    const { owner, people, inviteCode, companyId } = await givenCompany(app, { members: ['Mai'] });
    (await people.Mai.call(leaveCompany)).value();
    expect((await textsOf(owner))[0]).toBe('Mai đã rời công ty');
    await app.database.sql('update companies set require_approval = true where id = $1', [companyId]);
    const joiner = await givenPerson(app, 'Vũ Long');
    (await joiner.call(joinCompany, { body: { inviteCode } })).value();
    (await owner.call(removeMember, { params: { userId: joiner.userId } })).value();
    expect((await textsOf(owner))[0]).toBe('Đặng Khánh Quỳnh đã từ chối yêu cầu tham gia của Vũ Long');
  });

  test('what failed is not on it, and neither is what changed nothing', async () => {
    const { owner, people } = await givenCompany(app, { members: ['Mai'] });
    const before = (await entriesOf(owner)).length;
    await people.Mai.call(updateCompany, { body: { version: 1, description: 'x' } });
    await owner.call(updateCompany, { body: { version: 9, description: 'x' } });
    await owner.call(updateCompany, { body: { version: 1, description: '' } });
    await owner.call(closeCompany, { body: { name: 'sai' } });
    expect(await entriesOf(owner)).toHaveLength(before);
  });

  test('says from which network it was done, not from which address', async () => {
    const { owner } = await givenCompany(app);
    await owner.call(updateCompany, { body: { version: 1, description: 'x' } }, { address: '203.0.113.77' });
    expect((await entriesOf(owner))[0]?.network).toBe('203.0.113.0/24');
  });

  test('names a private meeting to its people alone', async () => {
    const { owner, people } = await givenCompany(app, { admins: ['Hà'] });
    await meet(owner, 'Chuyện lương', 'invited');
    expect((await textsOf(people.Hà))[0]).toBe(
      'Đặng Khánh Quỳnh đã tạo một cuộc họp riêng (09:00 24/11/2026)',
    );
    await ask(owner, owner);
    expect((await textsOf(people.Hà))[0]).toBe('Đặng Khánh Quỳnh đã hỏi giờ cho một cuộc họp riêng');
    await meet(owner, 'Cả nhà');
    expect((await textsOf(people.Hà))[0]).toContain('“Cả nhà”');
  });

  // ASVS v5.0.0-16.4.2
  test('is never changed: the role that serves may only add and read', async () => {
    const { owner, companyId } = await givenCompany(app);
    const scope = app.world.database.trusted({ companyId, userId: owner.userId });
    const entry = { network: '' };
    await expect(scope.db.updateTable('audit_entries').set(entry).execute()).rejects.toThrow(
      /permission denied/,
    );
    await expect(scope.db.deleteFrom('audit_entries').execute()).rejects.toThrow(/permission denied/);
    const link = { company_id: companyId, position: 9, entry_id: companyId, hash: Buffer.alloc(32) };
    for (const write of [
      scope.db.insertInto('audit_links').values(link),
      scope.db.updateTable('audit_links').set(link),
      scope.db.deleteFrom('audit_links'),
    ])
      await expect(write.execute()).rejects.toThrow(/permission denied/);
  });
});

describe('reading the record', () => {
  test('is for owner and admins', async () => {
    const { people } = await givenCompany(app, { members: ['Mai'], admins: ['Hà'] });
    expect(await people.Mai.call(listAuditEntries)).toMatchObject(refusal('not_allowed'));
    expect(await people.Mai.call(exportAuditEntries)).toMatchObject(refusal('not_allowed'));
    expect((await people.Hà.call(listAuditEntries)).status).toBe(200);
  });

  test('by person finds what they did and what was done to them', async () => {
    const { owner, people } = await givenCompany(app, { members: ['Mai', 'Long'] });
    await owner.call(updateMemberRole, { params: { userId: people.Mai.userId }, body: { role: 'admin' } });
    expect(await textsOf(owner, { person: people.Mai.userId })).toEqual([
      'Đặng Khánh Quỳnh đã đặt vai trò của Mai là Quản trị viên',
      'Mai đã tham gia công ty',
    ]);
  });

  test('by group and by days of the company', async () => {
    const company = await givenCompany(app);
    await meet(company.owner);
    app.clock.advance(days(1));
    const owner = await givenSession(app, company.owner);
    await meet(owner, 'Hôm sau');
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(await textsOf(owner, { group: 'meetings' })).toHaveLength(2);
    expect(await textsOf(owner, { group: 'meetings', from: today })).toEqual([
      'Đặng Khánh Quỳnh đã tạo cuộc họp “Hôm sau” (09:00 24/11/2026)',
    ]);
    expect(await textsOf(owner, { group: 'meetings', from: today, to: today })).toHaveLength(1);
    expect(await textsOf(owner, { group: 'members' })).toEqual([]);
    expect((await owner.call(listAuditEntries, { query: { from: 'hôm qua' } })).status).toBe(422);
  });

  test('by days of the reader’s zone, with the start of a meeting for their own clock', async () => {
    const { owner } = await givenCompany(app);
    await meet(owner, 'Hôm sau');
    const at = app.clock.now();
    const dayIn = (timeZone: string) => at.toLocaleDateString('en-CA', { timeZone });
    // At any hour one of them has another day than Hà Nội.
    const timeZone =
      ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => dayIn(zone) !== dayIn('Asia/Ho_Chi_Minh')) ??
      '';
    const query = { group: 'meetings' as const, from: dayIn(timeZone), to: dayIn(timeZone), timeZone };
    const { entries } = (await owner.call(listAuditEntries, { query })).value();
    expect(entries).toMatchObject([{ time: { words: expect.stringMatching(/^\d\d:\d\d \d\d/) } }]);
    expect(entries[0]?.text).toContain(`(${entries[0]?.time?.words})`);
    expect(await textsOf(owner, { ...query, timeZone: 'Asia/Ho_Chi_Minh' })).toEqual([]);
    expect(await owner.call(listAuditEntries, { query: { timeZone: 'Nowhere/None' } })).toMatchObject(
      refusal('time_zone_unknown'),
    );
  });

  test('by words of the sentence, of names, titles and values, marks aside, of what one may know', async () => {
    const { owner, people } = await givenCompany(app, { admins: ['Hà'] });
    await meet(owner, 'Chuyện lương', 'invited');
    await owner.call(updateCompany, { body: { version: 1, settings: { recordingEnabled: true } } });
    const recorded = 'Đặng Khánh Quỳnh đã đổi ghi âm từ tắt thành bật';
    expect(await textsOf(owner, { words: 'ghi am quynh' })).toEqual([recorded]);
    expect(await textsOf(owner, { words: 'vai tro HA' })).toHaveLength(1);
    expect(await textsOf(owner, { words: 'chuyen luong' })).toHaveLength(1);
    expect(await textsOf(people.Hà, { words: 'chuyen luong' })).toEqual([]);
    expect(await textsOf(owner, { words: '.* % _' })).toEqual([]);
  });

  test('goes page by page, the newest first, none twice', async () => {
    const { owner } = await givenCompany(app);
    for (let round = 0; round < 5; round += 1) await meet(owner, `Họp ${round}`);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: '2', ...(cursor ? { cursor } : {}) };
      const page = (await owner.call(listAuditEntries, { query })).value();
      seen.push(...page.entries.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual((await entriesOf(owner)).map(({ id }) => id));
    expect(new Set(seen).size).toBe(6);
    expect((await owner.call(listAuditEntries, { query: { cursor: 'x' } })).status).toBe(400);
  });

  test('as a table for spreadsheets: UTF-8 with its mark, no formula, and itself on record', async () => {
    const { owner } = await givenCompany(app);
    await meet(owner, '=HYPERLINK("http://x")');
    const response = await app.server.inject({
      method: 'GET',
      url: '/api/v1/company/audit/export?group=meetings',
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toContain('nhat-ky.csv');
    expect([...response.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, line] = response.body.split('\r\n');
    expect(head).toBe('\uFEFFThời gian (giờ công ty),Ai,Đã làm gì,Nhóm,Mạng');
    expect(line).toContain('Đặng Khánh Quỳnh,"đã tạo cuộc họp “=HYPERLINK(""http://x"")”');
    expect((await textsOf(owner))[0]).toBe('Đặng Khánh Quỳnh đã tải nhật ký về');
  });
});
