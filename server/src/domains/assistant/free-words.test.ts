import { createActionItem } from '@hopgon/contract/action-items/routes';
import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { updateMember } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { analyseWaitingTranscript } from '../transcripts/analysis/analyse-waiting-transcript.ts';
import { createTranscript } from '../transcripts/create-transcript.ts';

/** A Friday. */
const now = '2026-11-20T10:20:00+07:00';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình' | 'Hồ Dũng'>;
let an: Person;
let binh: Person;
/** An admin who is invited to nothing. */
let dung: Person;
let priceMeeting: string;
const talk = [
  'An: Chúng ta bàn giá thuê kho ở Bình Dương.',
  'Bình: Chủ kho đòi năm mươi triệu một tháng.',
  'An: Chốt giá thuê kho là bốn mươi lăm triệu, ký từ tháng mười hai.',
  'Bình: Bao giờ chuyển hàng sang kho mới?',
  'An: Mùng năm tháng mười hai.',
  'Bình: Còn budget marketing thì mình giữ ba mươi lăm triệu một quý.',
].join('\n');

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(now);
  company = await givenCompany(app, {
    owner: 'Nguyễn Văn An',
    members: ['Lê Thị Bình'],
    admins: ['Hồ Dũng'],
  });
  an = company.owner;
  binh = company.people['Lê Thị Bình'];
  dung = company.people['Hồ Dũng'];
  priceMeeting = await givenMeeting('Họp kho bãi', ['2026-11-19T01:00:00Z', '2026-11-19T02:00:00Z']);
  await givenMeeting('Rà soát hợp đồng', ['2026-11-24T02:30:00Z', '2026-11-24T03:00:00Z']);
  const jobs = { ...app.world.jobs, send: async () => undefined };
  const scope = app.world.scopes.company(an, company.companyId, 'meeting-edit');
  const { id } = await createTranscript({ ...app.world, jobs }, scope, {
    meetingId: priceMeeting,
    name: 'Bản dán',
    text: talk,
  });
  await analyseWaitingTranscript(app.world, app.world.scopes.job(company.companyId), { transcriptId: id });
});
afterAll(() => app.close());

async function givenMeeting(title: string, [startsAt, endsAt]: readonly [string, string]): Promise<string> {
  const body = { title, startsAt, endsAt, participants: [{ userId: binh.userId }], allowClashes: true };
  return (await an.call(createMeeting, { body })).value().id;
}

async function send(by: Person, message: string, meetingId?: string) {
  const body = meetingId === undefined ? {} : { meeting_id: meetingId };
  const session = (await by.call(createChatSession, { body })).value();
  return (await by.call(sendChatMessage, { body: { message, session_id: session.id } })).value();
}

const choicesOf = ({ reading }: Awaited<ReturnType<typeof send>>) =>
  reading?.kind === 'choices' ? reading.choices : [];

describe('a question about what was said', () => {
  test.each(['Hôm trước chốt giá thuê kho bao nhiêu?', 'hom truoc chot gia thue kho bao nhieu'])(
    '%s: is answered by the very line, marked, the one that settles it first',
    async (question) => {
      const { reading, response } = await send(an, question);
      expect(reading).toMatchObject({ kind: 'answer', scope: 'all', hidden: 0 });
      const answer = reading?.kind === 'answer' ? reading : null;
      const [first] = answer?.sources ?? [];
      expect(first).toMatchObject({
        number: 1,
        kind: 'turn',
        meetingId: priceMeeting,
        meetingTitle: 'Họp kho bãi',
        speaker: 'An',
        version: 1,
        index: 2,
        state: 'current',
      });
      expect(answer?.sentences[0]).toEqual({
        text: 'An: “Chốt giá thuê kho là bốn mươi lăm triệu, ký từ tháng mười hai.”',
        sources: [1],
      });
      expect(first?.marks.map(({ from, to }) => first.text.slice(from, to))).toEqual(['Chốt giá thuê kho']);
      expect(response).toContain('[1] Họp kho bãi, 19/11/2026, An: “Chốt giá thuê kho');
    },
  );

  test.each(['ngân sách marketing bao nhiêu?', 'ngan sach marketing bao nhieu'])(
    '%s: is answered by who says budget',
    async (question) => {
      const { reading } = await send(an, question);
      const [first] = reading?.kind === 'answer' ? reading.sources : [];
      expect(first).toMatchObject({ index: 5, speaker: 'Bình' });
    },
  );

  test('of a time is answered from its days, and says where the words are of others', async () => {
    const asked = 'chốt giá thuê kho bao nhiêu?';
    for (const when of ['Tuần này', '19/11'])
      expect((await send(an, `${when} ${asked}`)).response).toMatch(/^Trong các cuộc họp:\n- An: “Chốt giá/);
    const { response, reading } = await send(an, `Tuần trước ${asked}`);
    expect(response).toMatch(
      /^Không tìm thấy câu trả lời cho “.*” trong các cuộc họp bạn được xem tuần trước\. Những dòng gần nhất:/,
    );
    expect(response).toContain('bốn mươi lăm triệu');
    expect(reading).toMatchObject({ kind: 'answer', sentences: [] });
  });

  test('is answered from the line behind the one that asks', async () => {
    const { reading } = await send(an, 'bao giờ chuyển hàng sang kho mới vậy?');
    const sentences = reading?.kind === 'answer' ? reading.sentences : [];
    expect(sentences.map(({ text }) => text).join(' ')).toContain('Mùng năm tháng mười hai.');
  });

  test('of a private meeting is not answered to an admin who is not invited, nor is it counted', async () => {
    for (const question of ['Hôm trước chốt giá thuê kho bao nhiêu?', 'ai nói về giá thuê kho?']) {
      const reply = await send(dung, question);
      expect(reply.reading?.kind).toBe('choices');
      expect(reply.response).toMatch(/^Không tìm thấy gì về “.*” trong các cuộc họp bạn được xem\./);
      expect(reply.response).not.toMatch(/kho bãi|triệu|Bình Dương/);
    }
    for (const question of [
      'tóm tắt cuộc họp hôm qua',
      'cuộc họp gần nhất quyết gì?',
      'khi nào họp với An?',
    ]) {
      expect((await send(dung, question)).response).not.toMatch(/kho|Rà soát/);
    }
  });
});

describe('a meeting is found by what one says of it', () => {
  test.each([
    ['tóm tắt cuộc họp hôm qua', 'summary'],
    ['tóm tắt họp kho bãi', 'summary'],
    ['cuộc họp thứ Năm nói về những gì?', 'summary'],
    ['phân tích cuộc họp hôm qua', 'figures'],
    ['ai nói nhiều nhất trong cuộc họp với chị Bình', 'figures'],
    ['cuộc họp gần nhất quyết gì?', 'summary'],
    ['họp hôm qua chốt những gì', 'summary'],
  ])('%s', async (message, kind) => {
    expect((await send(an, message)).reading).toMatchObject({ kind, meetingId: priceMeeting });
  });

  test('what was decided has its lines, each with its source', async () => {
    const { response, reading } = await send(an, 'cuộc họp gần nhất quyết gì?');
    expect(response).toMatch(
      /^Quyết định của “Họp kho bãi”, máy đọc từ bản gỡ băng, chưa ai duyệt:\n- .*45 triệu đồng/,
    );
    expect(reading).toMatchObject({
      lines: [{ evidence: [2] }, { evidence: [5] }],
      sources: expect.arrayContaining([expect.objectContaining({ index: 2, speaker: 'An' })]),
    });
  });

  test('one that does not exist is said not to be there', async () => {
    expect((await send(an, 'tóm tắt cuộc họp nhân sự')).response).toMatch(
      /^Không thấy cuộc họp nào khớp với “nhân sự”/,
    );
  });
});

describe('what is to come', () => {
  test('the next meeting with somebody', async () => {
    const reply = await send(an, 'khi nào họp với Bình?');
    expect(reply.response).toContain('Rà soát hợp đồng — Thứ Ba, 24/11/2026, 09:30–10:00');
    expect((await send(an, 'mấy giờ họp rà soát hợp đồng?')).reading).toMatchObject({ kind: 'links' });
  });

  test('the next meeting of somebody is none that only the company may see', async () => {
    const times = { startsAt: '2026-11-23T02:30:00Z', endsAt: '2026-11-23T03:00:00Z' };
    const body = { title: 'Cả công ty', ...times, visibility: 'company' as const, allowClashes: true };
    (await an.call(createMeeting, { body })).value();
    const question = 'Cuộc họp tiếp theo của tôi là khi nào?';
    expect((await send(an, question)).response).toContain('Cả công ty');
    expect((await send(dung, question)).response).toBe('Bạn không có cuộc họp nào sắp tới.');
  });

  test('a change is a card', async () => {
    const { card } = await send(an, 'hủy cuộc họp rà soát hợp đồng');
    expect(card).toMatchObject({
      state: 'open',
      change: { kind: 'meeting-cancel', title: 'Rà soát hợp đồng' },
    });
  });

  test('times when people are free become a card when one is chosen', async () => {
    const reply = await send(an, 'tìm giờ họp với Bình tuần sau');
    expect(reply.response).toMatch(/^Bạn và Lê Thị Bình cùng rảnh 30 phút/);
    const [first] = choicesOf(reply);
    expect((await send(an, first?.command ?? '')).card).toMatchObject({
      state: 'open',
      change: { kind: 'meeting', people: [{ userId: an.userId }, { userId: binh.userId }] },
    });

    const longer = await send(an, 'tìm giờ rảnh cho tôi và Bình tuần sau, 1 tiếng rưỡi');
    expect(longer.response).toMatch(/^Bạn và Lê Thị Bình cùng rảnh 90 phút/);
  });
});

test('tasks of somebody are those one may see, however many others there are', async () => {
  await app.database.sql(
    `insert into action_items (company_id, id, title, assignee_id, created_by, state, created_at, updated_at)
     select $1, gen_random_uuid(), 'Việc ' || n, $2, $2, 'accepted', $3, $3 from generate_series(1, 201) n`,
    [company.companyId, an.userId, '2026-11-01T00:00:00Z'],
  );
  const body = { title: 'Gửi bảng giá', assigneeId: binh.userId, deadline: '2026-11-18' };
  (await an.call(createActionItem, { body })).value();
  expect((await send(an, 'chị Bình còn việc gì chưa xong?')).response).toMatch(
    /^Lê Thị Bình có 1 việc đang mở, trong đó 1 việc quá hạn mà chưa ai nhận, trong các việc bạn được xem\.\n- Gửi bảng giá/,
  );
  expect((await send(an, 'việc nào quá hạn?')).response).toContain('Gửi bảng giá');
  expect((await send(dung, 'việc của Bình')).response).toBe(
    'Không có việc nào đang mở của Lê Thị Bình trong các việc bạn được xem.',
  );
});

describe('what is no request', () => {
  test('a greeting is answered by what the day holds', async () => {
    expect((await send(dung, 'chào buổi sáng')).response).toMatch(
      /^Chào bạn\. Hôm nay bạn không còn cuộc họp nào, không có việc nào đang mở\./,
    );
  });

  test('help asked for in words is about what they name', async () => {
    expect((await send(an, 'làm sao để đặt lịch họp?')).response).toMatch(/^\/lenlich — /);
    expect(choicesOf(await send(an, 'bạn làm được gì?')).map(({ command }) => command)).toContain(
      '/help tomtat',
    );
  });

  test('what cannot be answered is said, with three ways that fit the words and the person', async () => {
    const visa = await send(an, 'thủ tục xin thị thực ngày mai thế nào');
    expect(visa.response).toMatch(/^Không tìm thấy gì về “thủ tục xin thị thực/);
    expect(choicesOf(visa).map(({ command }) => command)).toContain('Lịch họp ngày mai');
    const about = choicesOf(await send(an, 'viết thơ tặng Bình'));
    expect(about.map(({ label }) => label)).toContain('Xem việc của Lê Thị Bình');
    expect(choicesOf(await send(dung, 'hát một bài đi'))).toHaveLength(3);
    for (const { command } of [...about, ...choicesOf(visa)]) {
      expect((await send(an, command)).response).not.toMatch(/^Chưa trả lời được/);
    }
  });
});

describe('who somebody is', () => {
  beforeAll(async () => {
    const set = { department: 'Tài chính', position: 'Kế toán trưởng' };
    (await an.call(updateMember, { params: { userId: binh.userId }, body: set })).value();
  });

  test.each(['ai làm kế toán trưởng vậy', 'chị Bình làm chức gì'])('%s', async (question) => {
    const { response } = await send(an, question);
    expect(response).toContain('Lê Thị Bình — Kế toán trưởng — Tài chính');
  });
});

test('a person who takes part in a closed meeting learns where to ask of it, and nobody else does', async () => {
  const closed = await givenMeeting('Bàn lương', ['2026-11-18T01:00:00Z', '2026-11-18T02:00:00Z']);
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [closed]);
  const question = 'thị thực chốt bao nhiêu tiền?';
  expect((await send(an, question)).response).toContain('họp kín');
  const { response } = await send(dung, question);
  expect(response).toMatch(/^Không tìm thấy gì/u);
  expect(response).not.toContain('họp kín');
});

test('a message without a word anyone says is answered as any other', async () => {
  for (const message of ['a'.repeat(8_000), `kho ${'1/'.repeat(3_990)}1`]) {
    expect((await send(an, message)).response.length).toBeLessThan(1_000);
  }
});

test('a request that leaves something open is asked about in words, and nothing is made', async () => {
  const { response, card } = await send(an, 'đặt lịch họp giao ban ngày mai');
  expect(response).toMatch(/chưa có giờ họp\. Bạn muốn họp lúc mấy giờ\?/);
  expect(card).toBeUndefined();
});
