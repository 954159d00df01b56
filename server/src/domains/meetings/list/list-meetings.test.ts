import {
  cancelMeeting,
  createMeeting,
  listCompanyMeetings,
  listMeetings,
  readMeeting,
  updateMeeting,
} from '@hopgon/contract/meetings/routes';
import type { CallInput } from '@hopgon/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { respond } from '../../../testing/respond.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

type Body = CallInput<typeof createMeeting>['body'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const inWords = {
  title: 'Chốt kế hoạch quý',
  startsAt: '2026-11-24T02:30:00Z',
  endsAt: '2026-11-24T03:00:00Z',
};

async function meetingOf(creator: Person, body: Partial<Body> = {}) {
  return (await creator.call(createMeeting, { body: { allowClashes: true, ...inWords, ...body } })).value();
}
const read = async (person: Person, meetingId: string) =>
  (await person.call(readMeeting, { params: { meetingId } })).value();
const titles = async (person: Person, query: CallInput<typeof listMeetings>['query'] = {}) =>
  (await person.call(listMeetings, { query })).value().meetings.map((meeting) => meeting.title);

describe('who sees a meeting', () => {
  let company: CompanyOf<'Lê Thị Bình' | 'Trần Chi' | 'Phạm Dũng'>;
  let an: Person;
  let binh: Person;
  let chi: Person;
  let dung: Person;

  beforeAll(async () => {
    company = await givenCompany(app, {
      owner: 'Nguyễn Văn An',
      members: ['Lê Thị Bình', 'Trần Chi', 'Phạm Dũng'],
    });
    an = company.owner;
    binh = company.people['Lê Thị Bình'];
    chi = company.people['Trần Chi'];
    dung = company.people['Phạm Dũng'];
  });

  // Proves S7.048
  test('the creator and the invited; the owner and other members find nothing, as with one that does not exist', async () => {
    const { id } = await meetingOf(binh, { title: 'Riêng tư', participants: [{ userId: chi.userId }] });
    expect(await titles(chi, { query: 'rieng tu' })).toEqual(['Riêng tư']);
    for (const other of [an, dung]) {
      expect(await titles(other, { query: 'Riêng tư' })).toEqual([]);
      const missing = await other.call(readMeeting, { params: { meetingId: app.world.newId() } });
      const hidden = await other.call(readMeeting, { params: { meetingId: id } });
      expect(hidden.body).toEqual(missing.body);
      expect(hidden).toMatchObject(refusal('meeting_not_found'));
      expect(await other.call(cancelMeeting, { params: { meetingId: id } })).toMatchObject(
        refusal('meeting_not_found'),
      );
    }
  });

  test('everyone in the company when it is open to all, who then may read and not change', async () => {
    const { id } = await meetingOf(binh, { title: 'Toàn công ty', visibility: 'company' });
    expect(await read(dung, id)).toMatchObject({ myAnswer: null, can: { edit: false, answer: false } });
    const params = { meetingId: id };
    expect(await dung.call(updateMeeting, { params, body: { version: 1, title: 'Khác' } })).toMatchObject(
      refusal('not_allowed'),
    );
    expect(await respond(dung, id, { answer: 'accepted' })).toMatchObject(refusal('not_invited'));
  });

  // Proves S1.004, S7.051
  test('a list named by a company answers for the one the caller works in alone', async () => {
    const own = await binh.call(listCompanyMeetings, { params: { companyId: company.companyId } });
    expect(own.value().meetings.length).toBeGreaterThan(0);
    const other = await givenCompany(app, { name: 'Công ty khác nữa' });
    for (const companyId of [other.companyId, app.world.newId()]) {
      expect(await binh.call(listCompanyMeetings, { params: { companyId } })).toMatchObject(
        refusal('not_company_member'),
      );
    }
  });
});

describe('the list', () => {
  let planner: Person;

  beforeAll(async () => {
    const fresh = await givenCompany(app, { owner: 'Vũ Hạnh', name: 'Lịch riêng' });
    planner = fresh.owner;
    const at = (day: number, hour: number) => `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00Z`;
    for (const [title, day, hour] of [
      ['Họp tuần', 24, 2],
      ['Đối chiếu sổ', 23, 2],
      ['Họp tháng', 25, 2],
      ['Cùng giờ', 25, 2],
    ] as const) {
      await meetingOf(planner, { title, startsAt: at(day, hour), endsAt: at(day, hour + 1) });
    }
    await meetingOf(planner, { title: 'Hội thảo', startsAt: at(21, 1), endsAt: at(23, 3) });
  });

  // Proves S7.047
  test('is in order of start, page after page, and loses and doubles none', async () => {
    const all = await titles(planner);
    expect(all).toEqual(['Hội thảo', 'Đối chiếu sổ', 'Họp tuần', 'Họp tháng', 'Cùng giờ']);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = (await planner.call(listMeetings, { query: { limit: 2, cursor } })).value();
      paged.push(...page.meetings.map((meeting) => meeting.title));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(all);
  });

  test('of what is over holds nothing that still goes on, the latest first when asked so', async () => {
    const over = async (limit: number, cursor?: string) =>
      (
        await planner.call(listMeetings, {
          query: { endedBy: '2026-11-25T02:30:00Z', order: 'desc', limit, cursor },
        })
      ).value();
    const first = await over(2);
    const rest = await over(2, first.nextCursor ?? '');
    expect([...first.meetings, ...rest.meetings].map(({ title }) => title)).toEqual([
      'Họp tuần',
      'Đối chiếu sổ',
      'Hội thảo',
    ]);
    expect(rest.nextCursor).toBeNull();
    expect(await titles(planner, { endedBy: '2026-11-23T02:59:00Z' })).toEqual([]);
  });

  test('of a span of time holds what ends after its beginning and begins before its end', async () => {
    const span = (from: string, to: string) => titles(planner, { from, to });
    expect(await span('2026-11-23T02:30:00Z', '2026-11-24T02:00:00Z')).toEqual(['Hội thảo', 'Đối chiếu sổ']);
    expect(await span('2026-11-23T03:00:00Z', '2026-11-24T02:00:01Z')).toEqual(['Họp tuần']);
  });

  test('is searched without diacritics, and signs of patterns are only signs', async () => {
    expect(await titles(planner, { query: 'doi chieu' })).toEqual(['Đối chiếu sổ']);
    expect(await titles(planner, { query: 'ĐỐI' })).toEqual(['Đối chiếu sổ']);
    expect(await titles(planner, { query: '%' })).toEqual([]);
  });

  test('holds the chosen kinds alone, page after page', async () => {
    const of = { startsAt: '2026-12-01T02:00:00Z', endsAt: '2026-12-01T03:00:00Z' };
    await meetingOf(planner, { title: 'Giao ban tháng', kind: 'briefing', ...of });
    await meetingOf(planner, { title: 'Phỏng vấn', kind: 'hiring', ...of });
    expect(await titles(planner, { kinds: 'hiring,briefing' })).toEqual(['Giao ban tháng', 'Phỏng vấn']);
    expect(await titles(planner, { kinds: 'briefing' })).toEqual(['Giao ban tháng']);
    expect(await titles(planner, { kinds: 'other', from: of.startsAt })).toEqual([]);
    expect(await planner.call(listMeetings, { query: { kinds: 'briefing,lạ' } })).toMatchObject({
      status: 422,
    });
  });

  test('of some people holds theirs and the own ones, and nothing that one may not see', async () => {
    const { owner, people } = await givenCompany(app, { members: ['Chi', 'Dung', 'Em'], name: 'Cùng xem' });
    const { Chi: chi, Dung: dung, Em: em } = people;
    const open = { visibility: 'company' as const };
    await meetingOf(owner, { title: 'Của tôi' });
    await meetingOf(chi, { title: 'Của Chi', ...open });
    await meetingOf(dung, { title: 'Của Dung', ...open });
    await meetingOf(em, { title: 'Của Em', ...open });
    await meetingOf(chi, { title: 'Chi họp riêng' });
    const shown = await titles(owner, { people: `${chi.userId},${dung.userId}` });
    expect(shown.toSorted()).toEqual(['Của Chi', 'Của Dung', 'Của tôi']);
    expect(await titles(owner, { people: em.userId, kinds: 'client' })).toEqual([]);
  });

  test.each(['x', Buffer.from('["2026","khac"]').toString('base64url')])(
    'refuses cursor %s',
    async (cursor) => {
      expect(await planner.call(listMeetings, { query: { cursor } })).toMatchObject(refusal('bad_request'));
    },
  );
});
