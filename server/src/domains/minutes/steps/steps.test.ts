import { listActionItems, updateActionItem } from '@hopgon/contract/action-items/routes';
import { listAuditEntries } from '@hopgon/contract/audit/routes';
import { removeMember } from '@hopgon/contract/companies/routes';
import { renderMinutesFile } from '@hopgon/contract/minutes/files/routes';
import * as lines from '@hopgon/contract/minutes/lines/routes';
import * as register from '@hopgon/contract/minutes/register/routes';
import * as remarks from '@hopgon/contract/minutes/remarks/routes';
import * as document from '@hopgon/contract/minutes/routes';
import type { Minutes } from '@hopgon/contract/minutes/schemas';
import * as contract from '@hopgon/contract/minutes/steps/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { approveReadings, listReadings } from '@hopgon/contract/readings/routes';
import pLimit from 'p-limit';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenCompany, givenSession, type Person } from '../../../testing/given.ts';
import { type GivenReading, givenReadings } from '../../../testing/given-minutes.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { deleteUnusedMinutesFiles } from '../files/delete-unused-minutes-files.ts';
import { adoptMinutes } from './adopt-minutes.ts';

let app: TestApp;
let chair: Person;
let secretary: Person;
let tuan: Person;
let outsider: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T09:30:00+07:00');
  const company = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Nguyễn Thị Mai', 'Phạm Anh Tuấn', 'Lê Quốc Bảo'],
  });
  chair = company.owner;
  secretary = company.people['Nguyễn Thị Mai'];
  tuan = company.people['Phạm Anh Tuấn'];
  outsider = company.people['Lê Quốc Bảo'];
});

const decision: GivenReading = { kind: 'decision', text: 'Tăng ca hai tối', state: 'approved' };

/** A draft in which only what the caller asks for is missing. */
async function givenDraft(readings: readonly GivenReading[] = [decision], title = 'Giao ban xưởng') {
  const { meetingId, readingIds } = await givenReadings(app, {
    ...{ chair, readings, title },
    participants: [
      { userId: secretary.userId, role: 'secretary' },
      { userId: tuan.userId, role: 'attendee' },
    ],
  });
  const params = { meetingId };
  const minutes = (await secretary.call(document.draftMinutes, { params, body: {} })).value();
  const ended = { version: minutes.version, endsAt: '2026-11-20T02:15:00Z' };
  (await secretary.call(document.updateMinutes, { params, body: ended })).value();
  const people = minutes.people.map(({ id }) => ({ id, attendance: 'in-person' as const }));
  (await secretary.call(document.updateMinutesPeople, { params, body: { people } })).value();
  return { meetingId, readingIds };
}

type Given = Awaited<ReturnType<typeof givenDraft>>;

const read = async (person: Person, { meetingId }: Pick<Given, 'meetingId'>): Promise<Minutes> => {
  const { minutes } = (await person.call(document.readMinutes, { params: { meetingId } })).value();
  if (!minutes) throw new Error('no minutes are shown');
  return minutes;
};
const review = (given: Given, body = {}) =>
  secretary.call(contract.requestMinutesReview, { params: { meetingId: given.meetingId }, body });
const adopt = async (given: Given, person = chair) => {
  const { revision } = await read(secretary, given);
  return person.call(contract.adoptMinutes, { params: { meetingId: given.meetingId }, body: { revision } });
};
async function givenAdopted(readings?: readonly GivenReading[]): Promise<Given> {
  const given = await givenDraft(readings);
  (await review(given)).value();
  (await adopt(given)).value();
  return given;
}

const scan = Buffer.from('%PDF-1.7 bản ký');
const sign = (person: Person, { meetingId }: Given, signed: 'chair' | 'secretary' | 'both', bytes = scan) =>
  person.call(
    contract.signMinutes,
    { params: { meetingId, signed } },
    {
      headers: { 'content-type': 'multipart/form-data; boundary=ranh' },
      payload: Buffer.concat([
        Buffer.from('--ranh\r\ncontent-disposition: form-data; name="file"; filename="ký.pdf"\r\n\r\n'),
        bytes,
        Buffer.from('\r\n--ranh--\r\n'),
      ]),
    },
  );

const download = ({ token }: Person, { meetingId }: Given, query: string) =>
  app.server.inject({
    url: `/api/v1/meetings/${meetingId}/minutes/${query}`,
    headers: { authorization: `Bearer ${token}` },
  });

describe('comments', () => {
  test('are asked for once; from then on everybody who may view the meeting sees the minutes', async () => {
    const given = await givenDraft();
    const params = { meetingId: given.meetingId };
    expect((await tuan.call(document.readMinutes, { params })).value().minutes).toBeNull();
    expect(await tuan.call(contract.requestMinutesReview, { params, body: {} })).toMatchObject(
      refusal('not_allowed'),
    );
    expect((await review(given, { message: 'Xem giúp mục 1' })).value()).toMatchObject({
      ...{ state: 'review', reviewed: { message: 'Xem giúp mục 1', by: { userId: secretary.userId } } },
    });
    expect(await review(given)).toMatchObject(refusal('minutes_state'));
    expect((await read(tuan, given)).can).toMatchObject({ comment: true, edit: false, adopt: false });
    expect(await outsider.call(document.readMinutes, { params })).toMatchObject(refusal('meeting_not_found'));
  });

  test('stand beside a line, are assigned and resolved', async () => {
    const given = await givenDraft();
    const params = { meetingId: given.meetingId };
    const comment = { text: 'Ghi rõ ngày', assigneeId: secretary.userId };
    expect(await tuan.call(remarks.createMinutesComment, { params, body: comment })).toMatchObject(
      refusal('minutes_not_found'),
    );
    const lineId = (await review(given)).value().sections[0]?.lines[0]?.id ?? null;
    const body = { ...comment, lineId };
    const { id } = (await tuan.call(remarks.createMinutesComment, { params, body })).value();
    expect((await read(chair, given)).openComments).toBe(1);
    const resolved = await secretary.call(remarks.resolveMinutesComment, {
      params: { ...params, minutesCommentId: id },
      body: { resolved: true },
    });
    expect(resolved.value()).toMatchObject({ lineId, resolved: { by: { userId: secretary.userId } } });
    expect((await read(chair, given)).openComments).toBe(0);
  });

  test('are assigned only to who sees them, whose bell says so until they are resolved', async () => {
    const given = await givenDraft();
    const params = { meetingId: given.meetingId };
    const assign = (by: Person, assigneeId: string) =>
      by.call(remarks.createMinutesComment, { params, body: { text: 'Ghi rõ ngày', assigneeId } });
    const linesOf = async (person: Person) =>
      (await person.call(listNotifications, { query: {} }))
        .value()
        .notifications.filter(({ kind }) => kind === 'minutes-commented');
    // A draft is shown to its editors, later ones to the people of the meeting.
    expect(await assign(chair, tuan.userId)).toMatchObject(refusal('assignee_may_not_comment'));
    (await review(given)).value();
    expect(await assign(chair, outsider.userId)).toMatchObject(refusal('assignee_may_not_comment'));
    const { id } = (await assign(chair, tuan.userId)).value();
    const text = 'Trần Văn Hiếu giao bạn xử lý một góp ý trong biên bản “Giao ban xưởng”: “Ghi rõ ngày”';
    expect(await linesOf(tuan)).toMatchObject([{ text, read: false }]);
    const resolve = { params: { ...params, minutesCommentId: id }, body: { resolved: true } };
    (await chair.call(remarks.resolveMinutesComment, resolve)).value();
    expect(await linesOf(tuan)).toMatchObject([{ text: `${text} Góp ý này đã được xử lý.`, read: true }]);
    await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [given.meetingId]);
    (await assign(chair, tuan.userId)).value();
    expect((await linesOf(tuan))[0]?.text).toBe(
      'Một người giao bạn xử lý một góp ý trong biên bản của một buổi họp kín.',
    );
  });

  test('keep the words of a line that was deleted', async () => {
    const given = await givenDraft();
    const params = { meetingId: given.meetingId };
    const line = (await review(given)).value().sections[0]?.lines[0];
    if (!line) throw new Error('the draft has no line');
    const body = { text: 'Câu này nên bỏ', lineId: line.id };
    const comment = (await tuan.call(remarks.createMinutesComment, { params, body })).value();
    expect(comment).toMatchObject({ lineId: line.id, deletedLine: null });
    const named = { ...params, minutesLineId: line.id };
    const query = { version: String(line.version) };
    (await secretary.call(lines.deleteMinutesLine, { params: named, query })).value();
    const { comments } = (await tuan.call(remarks.listMinutesComments, { params })).value();
    expect(comments).toMatchObject([{ id: comment.id, lineId: null, deletedLine: line.text }]);
  });
});

describe('adoption', () => {
  test.each([
    {
      reason: 'minutes_unaccepted',
      readings: [{ ...decision, state: 'proposed' as const }],
      says: 'Còn 1 dòng',
    },
    { reason: 'minutes_unsupported', readings: [{ ...decision, evidence: [] }], says: 'Còn 1 dòng' },
    { reason: 'minutes_empty', readings: [], says: 'chưa có nội dung' },
  ])('is refused: $reason', async ({ reason, readings, says }) => {
    const given = await givenDraft(readings);
    (await review(given)).value();
    const refused = await adopt(given);
    expect(refused.code).toBe(reason);
    expect(refused.body.error).toContain(says);
    expect((await read(chair, given)).state).toBe('review');
  });

  test('names what the head lacks, and asks for attendance', async () => {
    const given = await givenDraft();
    const params = { meetingId: given.meetingId };
    const { version, people } = (await review(given)).value();
    const lacking = { version, endsAt: null, secretaryId: null };
    (await secretary.call(document.updateMinutes, { params, body: lacking })).value();
    expect((await adopt(given)).body.error).toContain('thiếu thư ký và giờ kết thúc');
    const whole = { version: version + 1, endsAt: '2026-11-20T02:15:00Z', secretaryId: secretary.userId };
    (await secretary.call(document.updateMinutes, { params, body: whole })).value();
    const body = { people: people.map(({ id }) => ({ id, attendance: 'unrecorded' as const })) };
    (await secretary.call(document.updateMinutesPeople, { params, body })).value();
    expect((await adopt(given)).code).toBe('minutes_attendance_missing');
  });

  test('is for who chaired, of what that person read, and not of a draft', async () => {
    const given = await givenDraft();
    expect((await adopt(given)).code).toBe('minutes_state');
    (await review(given)).value();
    expect((await adopt(given, secretary)).code).toBe('not_allowed');
    const params = { meetingId: given.meetingId };
    const { revision } = await read(chair, given);
    const sectionId = (await read(chair, given)).sections[0]?.id ?? '';
    const late = { sectionId, kind: 'text' as const, text: 'Thêm sau', confirmed: true };
    (await secretary.call(lines.createMinutesLine, { params, body: late })).value();
    expect(await chair.call(contract.adoptMinutes, { params, body: { revision } })).toMatchObject(
      refusal('version_stale'),
    );
  });

  test('gives the number, keeps the file with its hash, and ends all editing', async () => {
    const body = { version: 0, abbreviation: 'GV' };
    (await chair.call(register.updateMinutesSettings, { body })).value();
    const given = await givenAdopted();
    const params = { meetingId: given.meetingId };
    const minutes = await read(tuan, given);
    expect(minutes).toMatchObject({
      ...{ state: 'adopted', number: { number: '01/BB-GV', isVoid: false } },
      ...{ adopted: { by: { userId: chair.userId } }, can: { edit: false, comment: false } },
    });
    const pdf = await download(tuan, given, 'file?format=pdf');
    const again = await download(chair, given, 'file?format=pdf');
    expect(Buffer.compare(pdf.rawPayload, again.rawPayload)).toBe(0);
    const digest = await crypto.subtle.digest('SHA-256', new Uint8Array(pdf.rawPayload));
    expect(Buffer.from(digest).toString('hex')).toBe(minutes.hash);
    const change = { version: minutes.version, title: 'Tên khác' };
    expect(await chair.call(document.updateMinutes, { params, body: change })).toMatchObject(
      refusal('minutes_closed'),
    );
    expect((await adopt(given)).code).toBe('minutes_state');
  });

  test('makes tasks action items once: those of readings with their readings, in the words of the minutes', async () => {
    const task = { kind: 'task' as const, assigneeId: tuan.userId, assigneeName: 'Phạm Anh Tuấn' };
    const given = await givenDraft([
      { ...task, text: 'Mua chụp mới' },
      { ...task, text: 'Kiểm kê kho' },
    ]);
    const params = { meetingId: given.meetingId };
    const [, count = ''] = given.readingIds;
    (await chair.call(approveReadings, { params, body: { readings: [{ id: count, version: 1 }] } })).value();
    const { sections } = (await review(given)).value();
    const [buy, check] = sections[0]?.lines ?? [];
    const body = { version: 1, text: 'Mua hai chụp mới', deadline: '2026-11-24', confirmed: true };
    const path = { ...params, minutesLineId: buy?.id ?? '' };
    (await secretary.call(lines.updateMinutesLine, { params: path, body })).value();
    const accepted = { lines: [{ id: check?.id ?? '', version: 1 }] };
    (await secretary.call(lines.acceptMinutesLines, { params, body: accepted })).value();
    const typed = {
      sectionId: sections[0]?.id ?? '',
      kind: 'task' as const,
      text: 'Báo khách',
      confirmed: true,
    };
    (await secretary.call(lines.createMinutesLine, { params, body: typed })).value();
    const adopted = (await adopt(given)).value();
    const { items } = (await chair.call(listActionItems, { query: { meetingId: given.meetingId } })).value();
    expect(items.map(({ title, deadline, state }) => [title, deadline, state]).toSorted()).toEqual([
      ['Báo khách', null, 'proposed'],
      ['Kiểm kê kho', null, 'proposed'],
      ['Mua hai chụp mới', '2026-11-24', 'proposed'],
    ]);
    const linked = adopted.sections.flatMap(({ lines: of }) => of.map(({ itemId }) => itemId));
    expect(linked.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    const { readings } = (await chair.call(listReadings, { params })).value();
    expect(readings.map(({ text, state }) => [text, state]).toSorted()).toEqual([
      ['Kiểm kê kho', 'approved'],
      ['Mua hai chụp mới', 'approved'],
    ]);
  });

  test('brings action items up to date when it is given again, but for what people did to them', async () => {
    const typed = ['Báo khách', 'Đặt gỗ', 'Sửa mái', 'In phiếu'];
    const given = await givenDraft();
    const params = { meetingId: given.meetingId };
    const sectionId = (await read(secretary, given)).sections[0]?.id ?? '';
    for (const text of typed) {
      const body = { sectionId, kind: 'task' as const, text, deadline: '2026-11-24', confirmed: true };
      (await secretary.call(lines.createMinutesLine, { params, body })).value();
    }
    (await review(given)).value();
    const adopted = (await adopt(given)).value();
    const lineOf = (minutes: Minutes, text: string) => {
      const line = minutes.sections.flatMap(({ lines: of }) => of).find((each) => each.text === text);
      if (!line) throw new Error(`no line says ${text}`);
      return line;
    };
    const items = async () => {
      const found = (await chair.call(listActionItems, { query: { meetingId: given.meetingId } })).value();
      return found.items.map(({ title, deadline }) => `${title} ${deadline}`).toSorted();
    };
    const wood = lineOf(adopted, 'Đặt gỗ').itemId ?? '';
    const change = { version: 1, deadline: '2026-11-30' };
    (await chair.call(updateActionItem, { params: { itemId: wood }, body: change })).value();
    (await sign(secretary, given, 'both')).value();
    const next = (await secretary.call(contract.correctMinutes, { params })).value();
    const edit = async (text: string, body: object) => {
      const { id, version } = lineOf(next, text);
      const path = { ...params, minutesLineId: id };
      const said = { version, confirmed: true, ...body };
      (await secretary.call(lines.updateMinutesLine, { params: path, body: said })).value();
    };
    await edit('Báo khách', { deadline: '2026-11-26', assigneeId: tuan.userId });
    await edit('Đặt gỗ', { deadline: '2026-11-25' });
    await edit('In phiếu', { kind: 'text' });
    const { id, version } = lineOf(next, 'Sửa mái');
    const roof = { ...params, minutesLineId: id };
    (
      await secretary.call(lines.deleteMinutesLine, { params: roof, query: { version: String(version) } })
    ).value();
    (await review(given)).value();
    const again = (await adopt(given)).value();
    expect(await items()).toEqual(['Báo khách 2026-11-26', 'Đặt gỗ 2026-11-30']);
    expect(lineOf(again, 'Báo khách')).toMatchObject({ isItemKept: false });
    expect(lineOf(again, 'Đặt gỗ')).toMatchObject({ itemId: wood, isItemKept: true });
    const { notifications } = (await tuan.call(listNotifications)).value();
    expect(notifications.map(({ kind }) => kind)).toContain('item-proposed');
    const { changes } = (await secretary.call(remarks.listMinutesChanges, { params })).value();
    expect(changes.filter(({ act }) => act === 'item-kept')).toMatchObject([{ before: 'Đặt gỗ' }]);
  });

  test('goes back to comments while nobody has signed, and keeps its number', async () => {
    const given = await givenAdopted();
    const params = { meetingId: given.meetingId };
    const body = { reason: 'Sai ngày' };
    expect((await secretary.call(contract.reopenMinutes, { params, body })).value()).toMatchObject({
      ...{ state: 'review', hash: null, number: { number: '01/BB' } },
    });
    expect((await adopt(given)).value()).toMatchObject({ state: 'adopted', number: { number: '01/BB' } });
    app.clock.advance(60_000);
    (await sign(secretary, given, 'secretary')).value();
    expect(await secretary.call(contract.reopenMinutes, { params, body })).toMatchObject(
      refusal('minutes_signed'),
    );
    const { changes } = (await secretary.call(remarks.listMinutesChanges, { params })).value();
    expect(changes.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['drafted', 'review-requested', 'reopened', 'adopted', 'signed']),
    );
  });

  test('by everybody present waits for each of them, again after a change', async () => {
    (
      await chair.call(register.updateMinutesSettings, { body: { version: 0, adoptedBy: 'present' } })
    ).value();
    const given = await givenDraft();
    const params = { meetingId: given.meetingId };
    (await review(given)).value();
    const agree = async (person: Person) =>
      person.call(contract.approveMinutes, {
        params,
        body: { revision: (await read(person, given)).revision },
      });
    for (const person of [chair, secretary]) (await agree(person)).value();
    const refused = await adopt(given);
    expect(refused.body.error).toBe('Còn 1 người có mặt chưa đồng ý thông qua.');
    expect((await agree(tuan)).value().checks.approvalsMissing).toBe(0);
    // To vouch for words that stand there, or to take over what is there already, changes none of them.
    const [line] = (await read(secretary, given)).sections.flatMap((section) => section.lines);
    const confirmed = { version: line?.version ?? 0, confirmed: true };
    const named = { ...params, minutesLineId: line?.id ?? '' };
    (await secretary.call(lines.updateMinutesLine, { params: named, body: confirmed })).value();
    const { readings } = (await secretary.call(listReadings, { params })).value();
    const sources = readings.map(({ id, version: of }) => ({ kind: 'reading' as const, id, version: of }));
    (await secretary.call(lines.importMinutesSuggestions, { params, body: { sources } })).value();
    expect((await read(chair, given)).checks.approvalsMissing).toBe(0);
    const { version } = await read(chair, given);
    (await secretary.call(document.updateMinutes, { params, body: { version, place: 'Xưởng 3' } })).value();
    expect((await adopt(given)).code).toBe('minutes_approvals_missing');
    for (const person of [chair, secretary, tuan]) (await agree(person)).value();
    expect((await adopt(given)).value().state).toBe('adopted');
  });

  test('by everybody present does not wait for who left the company', async () => {
    (
      await chair.call(register.updateMinutesSettings, { body: { version: 0, adoptedBy: 'present' } })
    ).value();
    const given = await givenDraft();
    expect((await review(given)).value().checks.approvalsMissing).toBe(3);
    (await chair.call(removeMember, { params: { userId: tuan.userId } })).value();
    expect((await read(chair, given)).checks.approvalsMissing).toBe(2);
  });

  test('by silence waits until the day is over, counts again after a change, and for every comment', async () => {
    (
      await chair.call(register.updateMinutesSettings, { body: { version: 0, adoptedBy: 'silence' } })
    ).value();
    const given = await givenDraft();
    expect((await review(given, { until: '2026-11-19' })).code).toBe('minutes_deadline_wrong');
    expect((await review(given)).value().checks.waitUntil).toBe('2026-11-23');
    app.clock.set('2026-11-23T23:59:00+07:00');
    [chair, secretary] = [await givenSession(app, chair), await givenSession(app, secretary)];
    const refused = await adopt(given);
    expect(refused.body.error).toContain('hết ngày 23/11/2026');
    app.clock.set('2026-11-24T00:01:00+07:00');
    const params = { meetingId: given.meetingId };
    const { version } = await read(secretary, given);
    const moved = { version, place: 'Xưởng 3' };
    expect(
      (await secretary.call(document.updateMinutes, { params, body: moved })).value().checks.waitUntil,
    ).toBe('2026-11-27');
    app.clock.set('2026-11-28T00:01:00+07:00');
    [chair, secretary] = [await givenSession(app, chair), await givenSession(app, secretary)];
    const body = { text: 'Sai địa điểm' };
    const { id } = (await secretary.call(remarks.createMinutesComment, { params, body })).value();
    expect((await adopt(given)).code).toBe('minutes_objections');
    const comment = { ...params, minutesCommentId: id };
    (
      await secretary.call(remarks.resolveMinutesComment, { params: comment, body: { resolved: true } })
    ).value();
    expect((await adopt(given)).value().state).toBe('adopted');
  });
});

/** Meetings with the same people, each with minutes that say the same. */
async function copies(meetingId: string, count: number): Promise<string[]> {
  const { sql } = app.database;
  const ids = Array.from({ length: count }, () => uuidv7());
  await sql(
    `insert into meetings (company_id, id, title, starts_at, ends_at, time_zone, created_by, created_at, updated_at)
     select company_id, copy.id, title, starts_at, ends_at, time_zone, created_by, created_at, updated_at
     from meetings, unnest($2::uuid[]) as copy(id) where meetings.id = $1`,
    [meetingId, ids],
  );
  await sql(
    `insert into meeting_participants (company_id, meeting_id, user_id, role)
     select company_id, copy.id, user_id, role from meeting_participants, unnest($2::uuid[]) as copy(id) where meeting_id = $1`,
    [meetingId, ids],
  );
  const [original] = await sql<{ id: string }>('select id from minutes where meeting_id = $1', [meetingId]);
  await sql(
    `insert into minutes select (jsonb_populate_record(t, jsonb_build_object('id', copy.id, 'meeting_id', copy.id))).*
     from minutes t, unnest($2::uuid[]) as copy(id) where t.id = $1`,
    [original?.id, ids],
  );
  for (const table of ['minutes_sections', 'minutes_lines', 'minutes_people'])
    await sql(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('minutes_id', copy.id))).*
       from ${table} t, unnest($2::uuid[]) as copy(id) where t.minutes_id = $1`,
      [original?.id, ids],
    );
  return ids;
}

describe('the register', () => {
  test('has neither gap nor double when fifty are adopted, as many at once as there are connections', async () => {
    const given = await givenDraft();
    const { revision } = (await review(given)).value();
    const meetingIds = await copies(given.meetingId, 50);
    // What the file says is not asked here.
    const world = {
      ...app.world,
      documents: { ...app.world.documents, print: async () => new Uint8Array([1]) },
    };
    // As many as there are connections: the others would wait for one, and be refused after 10 s on a busy machine.
    const atOnce = pLimit(6);
    const adopted = await Promise.all(
      meetingIds.map((meetingId) =>
        atOnce(() =>
          adoptMinutes(world, app.world.scopes.company(chair, null, 'meeting-view'), { meetingId, revision }),
        ),
      ),
    );
    const numbers = adopted.map(({ number }) => Number.parseInt(number?.number ?? '', 10));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, place) => place + 1));
  });

  test('shows a cancelled number, and only the number to who may not see the minutes', async () => {
    const given = await givenAdopted();
    const params = { meetingId: given.meetingId };
    (await chair.call(document.readMinutes, { params })).value();
    const seen = async (person: Person) =>
      (await person.call(register.listMinutesNumbers, { query: { year: 2026 } })).value().numbers;
    expect(await seen(tuan)).toMatchObject([{ number: '01/BB', minutes: { meetingId: given.meetingId } }]);
    expect(await seen(outsider)).toMatchObject([{ number: '01/BB', isVoid: false, minutes: null }]);
    (await secretary.call(contract.cancelMinutes, { params, query: { reason: 'Soạn lại' } })).value();
    expect(await seen(secretary)).toMatchObject([{ number: '01/BB', isVoid: true }]);
    expect((await secretary.call(document.draftMinutes, { params, body: {} })).value()).toMatchObject({
      ...{ edition: 2, number: null, replaces: null },
    });
  });
});

describe('signing by hand', () => {
  test('locks the minutes when both have signed, each with their own scan', async () => {
    const given = await givenAdopted();
    expect((await sign(tuan, given, 'chair')).code).toBe('not_allowed');
    expect((await sign(chair, given, 'secretary')).code).toBe('not_allowed');
    expect((await sign(chair, given, 'chair', Buffer.from('MZ chương trình'))).code).toBe(
      'minutes_scan_type',
    );
    expect((await sign(chair, given, 'chair')).value()).toMatchObject({
      ...{
        state: 'adopted',
        signatures: [{ part: 'chair', signer: { userId: chair.userId }, size: scan.length }],
      },
    });
    expect((await sign(chair, given, 'chair')).code).toBe('minutes_signed');
    expect((await sign(secretary, given, 'secretary')).value()).toMatchObject({ state: 'locked' });
    const opened = await download(tuan, given, 'signatures/chair/file');
    expect(Buffer.compare(opened.rawPayload, scan)).toBe(0);
    expect((await download(outsider, given, 'signatures/chair/file')).statusCode).toBe(404);
  });

  test('of one of two leads to a new edition where the other does not sign: nobody signs the old one any more', async () => {
    const given = await givenAdopted();
    const params = { meetingId: given.meetingId };
    const half = (await sign(secretary, given, 'secretary')).value();
    expect(half).toMatchObject({ state: 'adopted', can: { reopen: false, correct: true, cancel: false } });
    expect(await secretary.call(contract.cancelMinutes, { params })).toMatchObject(
      refusal('minutes_half_signed'),
    );
    expect(await chair.call(contract.reopenMinutes, { params, body: {} })).toMatchObject(
      refusal('minutes_signed'),
    );
    const next = (await secretary.call(contract.correctMinutes, { params })).value();
    expect(next).toMatchObject({ edition: 2, state: 'draft', replaces: { edition: 1, number: '01/BB' } });
    const old = await chair.call(document.readMinutes, { params, query: { edition: 1 } });
    expect(old.value().minutes).toMatchObject({ state: 'adopted', can: { sign: [], correct: false } });
    expect(await sign(chair, given, 'chair')).toMatchObject(refusal('minutes_state'));
    (await secretary.call(contract.cancelMinutes, { params })).value();
    expect((await sign(chair, given, 'chair')).value()).toMatchObject({ edition: 1, state: 'locked' });
  });

  test('of both on one paper is recorded by the secretary; a correction is a new edition', async () => {
    const given = await givenAdopted();
    const params = { meetingId: given.meetingId };
    expect(await chair.call(contract.correctMinutes, { params })).toMatchObject(refusal('minutes_state'));
    expect((await sign(secretary, given, 'both')).value()).toMatchObject({
      ...{ state: 'locked', signatures: [{ part: 'chair' }, { part: 'secretary' }], can: { correct: true } },
    });
    expect((await chair.call(contract.cancelMinutes, { params })).code).toBe('minutes_closed');
    const corrected = (await secretary.call(contract.correctMinutes, { params })).value();
    expect(corrected).toMatchObject({
      ...{ edition: 2, state: 'draft', replaces: { edition: 1, number: '01/BB' }, number: null },
    });
    expect(corrected.sections[0]?.lines[0]?.text).toBe('Tăng ca hai tối');
    expect(await read(tuan, given)).toMatchObject({ edition: 1, state: 'locked' });
    (await review(given)).value();
    expect((await adopt(given)).value()).toMatchObject({ edition: 2, number: { number: '02/BB' } });
    const first = await tuan.call(document.readMinutes, { params, query: { edition: 1 } });
    expect(first.value()).toMatchObject({
      ...{ minutes: { state: 'locked' }, editions: [{ edition: 2 }, { edition: 1, number: '01/BB' }] },
    });
  });
});

test('files of adoptions that were undone are deleted the next day, files that are needed stay', async () => {
  const given = await givenAdopted();
  (await sign(secretary, given, 'both')).value();
  const undone = await givenAdopted();
  const params = { meetingId: undone.meetingId };
  const fileOf = async ({ meetingId }: Given) => {
    const rows = await app.database.sql<{ id: string }>(
      'select pdf_file_id as id from minutes where meeting_id = $1',
      [meetingId],
    );
    return rows[0]?.id ?? '';
  };
  const [kept, gone] = [await fileOf(given), await fileOf(undone)];
  (await secretary.call(contract.reopenMinutes, { params, body: {} })).value();
  // The files are as young as this test, whatever its clock says.
  app.clock.set(new Date(Date.now() + 3 * 24 * 60 * 60 * 1000).toISOString());
  await deleteUnusedMinutesFiles(app.world);
  const found = [kept, gone].map((id) => app.world.storage.read({ folder: 'minutes', id }));
  expect((await Promise.all(found)).map((bytes) => bytes !== null)).toEqual([true, false]);
});

test('versions keep what was said at each step, and who changed how many lines in between', async () => {
  const given = await givenDraft();
  const params = { meetingId: given.meetingId };
  const line = (await read(secretary, given)).sections[0]?.lines[0];
  app.clock.advance(60_000);
  const body = { version: 1, text: 'Tăng ca ba tối' };
  const path = { ...params, minutesLineId: line?.id ?? '' };
  (await secretary.call(lines.updateMinutesLine, { params: path, body })).value();
  (await review(given)).value();
  const { versions } = (await chair.call(remarks.listMinutesVersions, { params })).value();
  expect(versions).toMatchObject([
    { number: 2, reason: 'review', edits: [{ by: { userId: secretary.userId }, lines: 1 }] },
    { number: 1, reason: 'drafted', edits: [] },
  ]);
  const said = async (number: number) => {
    const version = await chair.call(remarks.readMinutesVersion, {
      params: { ...params, number: String(number) },
    });
    return version.value().content.sections[0]?.lines.map(({ text }) => text);
  };
  expect([await said(1), await said(2)]).toEqual([['Tăng ca hai tối'], ['Tăng ca ba tối']]);
  expect((await tuan.call(remarks.readMinutesVersion, { params: { ...params, number: '1' } })).code).toBe(
    'minutes_version_not_found',
  );
});

test('a message to paste says decisions, tasks and where to read more', async () => {
  const given = await givenDraft([
    decision,
    {
      kind: 'task',
      text: 'Mua chụp mới',
      assigneeId: tuan.userId,
      deadline: '2026-11-24',
      state: 'approved',
    },
  ]);
  const { body } = await download(secretary, given, 'file?format=txt');
  expect(body.split('\n')).toEqual([
    'DỰ THẢO BIÊN BẢN: Giao ban xưởng',
    '08:30–09:15, Thứ Sáu 20/11/2026, Xưởng 2',
    'Chủ trì: Trần Văn Hiếu',
    '',
    'Kết luận:',
    '1. Tăng ca hai tối',
    '',
    'Việc cần làm:',
    '- Mua chụp mới – Phạm Anh Tuấn – hạn 24/11/2026',
    '',
    expect.stringMatching(/^Xem biên bản: http.*\/meetings\/.*\?tab=bien-ban$/),
  ]);
  const params = { meetingId: given.meetingId };
  expect(await tuan.call(renderMinutesFile, { params, query: { format: 'txt' } })).toMatchObject(
    refusal('minutes_not_found'),
  );
});

test('the people of the meeting are asked to comment, the signers to sign, and all are notified of the end', async () => {
  const given = await givenAdopted();
  (await sign(secretary, given, 'both')).value();
  const bellOf = async (person: Person) => {
    const { notifications } = (await person.call(listNotifications)).value();
    return notifications
      .filter(({ kind }) => kind.startsWith('minutes'))
      .map(({ kind, read }) => [kind, read]);
  };
  // What is done is asked of nobody any more.
  expect(await bellOf(tuan)).toEqual([
    ['minutes-locked', false],
    ['minutes-adopted', false],
    ['minutes-review', true],
  ]);
  expect(await bellOf(secretary)).toEqual([['minutes-to-sign', true]]);
  expect(await bellOf(chair)).toEqual([
    ['minutes-locked', false],
    ['minutes-review', true],
  ]);
  expect(await bellOf(outsider)).toEqual([]);
  const { entries } = (await chair.call(listAuditEntries, { query: { group: 'meetings' } })).value();
  const texts = entries.map(({ text }) => text.replace(/ \(.*/, ''));
  expect(texts.slice(0, 2)).toEqual([
    'đã khóa biên bản cuộc họp “Giao ban xưởng”',
    'đã thông qua biên bản cuộc họp “Giao ban xưởng”',
  ]);
});
