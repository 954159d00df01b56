import { createActionItem, respondToActionItem, updateItemState } from '@hopgon/contract/action-items/routes';
import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { Failure, failureMessage } from '@hopgon/contract/failure';
import { cancelMeeting, createMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { analyseWaitingTranscript } from '../transcripts/analysis/analyse-waiting-transcript.ts';
import { createTranscript } from '../transcripts/create-transcript.ts';
import { parseQuestion } from './parse-question.ts';
import { listKnownTitles } from './resolve/acts/list-known-titles.ts';
import { respondToMessage } from './respond-to-message.ts';

/** A Friday. */
const now = '2026-11-20T10:20:00+07:00';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
let an: Person;
let binh: Person;
let sessionId: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(now);
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', members: ['Lê Thị Bình'] });
  an = company.owner;
  binh = company.people['Lê Thị Bình'];
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(now);
  for (const table of ['chat_sessions', 'meetings', 'action_items'])
    await app.database.sql(`delete from ${table}`);
  sessionId = (await an.call(createChatSession, { body: {} })).value().id;
});

const send = async (message: string, session = sessionId) =>
  (await an.call(sendChatMessage, { body: { message, session_id: session } })).value();

type Times = readonly [startsAt: string, endsAt: string];
const thisMorning: Times = ['2026-11-20T01:00:00Z', '2026-11-20T02:00:00Z'];
const lastFriday: Times = ['2026-11-13T01:00:00Z', '2026-11-13T02:00:00Z'];
const nextTuesday: Times = ['2026-11-24T02:30:00Z', '2026-11-24T03:00:00Z'];

async function givenMeeting(title: string, [startsAt, endsAt] = thisMorning, creator = an): Promise<string> {
  const body = { title, startsAt, endsAt, participants: [{ userId: binh.userId }] };
  return (await creator.call(createMeeting, { body: { ...body, allowClashes: true } })).value().id;
}

const talk =
  'An: Chúng ta chốt phương án B cho bảng giá quý bốn.\nBình: Em sẽ gửi bảng giá cho khách trước thứ Ba.\nAn: Ai liên hệ nhà in?\n';

/** A transcript that nothing but the test analyses. */
async function givenTranscript(meetingId: string, text = talk): Promise<string> {
  const jobs = { ...app.world.jobs, send: async () => undefined };
  const scope = app.world.scopes.company(an, company.companyId, 'meeting-edit');
  return (await createTranscript({ ...app.world, jobs }, scope, { meetingId, name: 'Bản dán', text })).id;
}

const analysed = async (transcriptId: string) =>
  analyseWaitingTranscript(app.world, app.world.scopes.job(company.companyId), { transcriptId });

const labelsOf = (reply: Awaited<ReturnType<typeof send>>) =>
  reply.reading?.kind === 'choices' ? reply.reading.choices.map((choice) => choice.label) : [];

describe('/tomtat', () => {
  // Proves S1.014, S1.015, S9.032
  test('summarises a meeting by what was said there, each line with its source', async () => {
    const meetingId = await givenMeeting('Họp giá');
    const transcriptId = await givenTranscript(meetingId);
    await analysed(transcriptId);
    for (const message of [
      '/tomtat "gần nhất"',
      '/tomtat hop gia',
      `/tomtat ${meetingId} vừa`,
      'tóm tắt cuộc họp giá',
    ]) {
      const { reading, response } = await send(message);
      expect(reading).toMatchObject({ kind: 'summary', meetingId, transcriptId, title: 'Họp giá' });
      if (reading?.kind !== 'summary') return;
      expect(reading.lines.length).toBeGreaterThan(0);
      const turns = talk.trim().split('\n');
      for (const { index, speaker, text } of reading.sources)
        expect(`${speaker}: ${text}`).toBe(turns[index]);
      const named = new Set(reading.sources.map((source) => source.index));
      for (const line of reading.lines) {
        expect(line.evidence.every((index) => named.has(index))).toBe(true);
        expect(response).toContain(`- ${line.text} (`);
        expect(response).toMatch(/\((?:An|Bình), câu [123][;)]/);
      }
    }
  });

  test('says what is lacking: a transcript, its analysis, the meeting', async () => {
    const meetingId = await givenMeeting('Họp giá');
    expect((await send('/tomtat "Họp giá"')).response).toMatch(/chưa có bản gỡ băng.*\/meetings\//);
    await givenTranscript(meetingId);
    expect((await send('/tomtat "Họp giá"')).response).toMatch(/đang được phân tích/);
    expect((await send('/tomtat "Họp nhân sự"')).response).toMatch(
      /^Không thấy cuộc họp nào khớp với “Họp nhân sự”/,
    );
    const picked = await send('/tomtat');
    expect(picked.response).toContain('Bạn muốn nói cuộc họp nào?');
    expect(labelsOf(picked)).toContainEqual(expect.stringContaining('Họp giá — '));
    if (picked.reading?.kind === 'choices') {
      expect(picked.reading.choices.map(({ command }) => command).join()).toContain(meetingId);
    }
  });

  test('asks which of several meetings is meant, of those that have begun', async () => {
    await givenMeeting('Họp tuần');
    await givenMeeting('Họp tuần', lastFriday);
    await givenMeeting('Họp tuần', nextTuesday);
    const asked = await send('/tomtat "họp tuần" ngắn');
    expect(labelsOf(asked).toSorted()).toEqual([
      'Họp tuần — Thứ Sáu, 13/11/2026, 08:00–09:00',
      'Họp tuần — Thứ Sáu, 20/11/2026, 08:00–09:00',
    ]);
    const first = asked.reading?.kind === 'choices' ? asked.reading.choices[0] : undefined;
    expect((await send(first?.command ?? '')).response).toMatch(/chưa có bản gỡ băng/);
  });

  test('means the one of a series that has begun, and one to come where none has', async () => {
    await givenMeeting('Họp tuần', nextTuesday);
    expect((await send('/tomtat "họp tuần"')).response).toMatch(/chưa diễn ra/);
    const meetingId = await givenMeeting('Họp tuần');
    expect((await send('/phantichhop "họp tuần"')).reading).toMatchObject({ kind: 'figures', meetingId });
  });

  test('does not know meetings one may not see', async () => {
    const body = { title: 'Lương', startsAt: thisMorning[0], endsAt: thisMorning[1] };
    const hidden = (await binh.call(createMeeting, { body: { ...body, allowClashes: true } })).value().id;
    for (const [said, answer] of [
      ['Lương', /^Không thấy cuộc họp nào/],
      [hidden, /^Không thấy cuộc họp nào/],
      ['gần nhất', /^Chưa có cuộc họp nào/],
    ] as const) {
      expect((await send(`/tomtat "${said}"`)).response).toMatch(answer);
      expect((await send(`/phantichhop "${said}"`)).response).toMatch(answer);
    }
  });

  test('summarises text that was pasted', async () => {
    const { reading } = await send(`/tomtat ${talk}`);
    expect(reading).toMatchObject({ kind: 'summary', meetingId: null, transcriptId: null });
    const lines = talk.trim().split('\n');
    const sources = reading?.kind === 'summary' ? reading.sources : [];
    expect(sources.length).toBeGreaterThan(0);
    for (const { index, speaker, text } of sources) expect(`${speaker}: ${text}`).toBe(lines[index]);
  });

  test('asks which detail is meant, and says what cannot be read', async () => {
    await givenMeeting('Họp giá');
    expect(labelsOf(await send('/tomtat "Họp giá" dài'))).toEqual(['ngắn', 'vừa', 'chi tiết']);
    expect((await send(`/tomtat ${'. '.repeat(200)}`)).card).toBeUndefined();
  });

  test('means the meeting a conversation is about, when none is named', async () => {
    const meetingId = await givenMeeting('Họp giá');
    const about = (await an.call(createChatSession, { body: { meeting_id: meetingId } })).value().id;
    expect((await send('/tomtat', about)).response).toMatch(/^Cuộc họp “Họp giá” chưa có bản gỡ băng/);
    expect((await send('/phantichhop', about)).reading).toMatchObject({ kind: 'figures', meetingId });
  });
});

describe('/phantichhop', () => {
  const factsOf = async (message: string) => {
    const { reading } = await send(message);
    return reading?.kind === 'figures'
      ? Object.fromEntries(reading.facts.map((one) => [one.label, one.value]))
      : {};
  };

  // Proves S1.014, S1.015, S9.034
  test('counts what is stored and says what is unknown', async () => {
    const meetingId = await givenMeeting('Họp giá');
    expect(await factsOf('/phantichhop "Họp giá"')).toEqual({
      'Thời lượng theo lịch': '1 giờ',
      'Người được mời': '2',
      'Đã trả lời': '1/2',
      'Nhận lời dự': '1/2 người (50%)',
      'Việc cần làm': 'Chưa có việc nào',
      'Chưa rõ':
        'Số liệu từ bản gỡ băng (cuộc họp chưa có bản gỡ băng). Người có mặt (trợ lý chưa đọc điểm danh; xem ở phòng họp hoặc biên bản). Đánh giá cuộc họp (Họp Gọn không chấm điểm cuộc họp)',
    });
    await analysed(await givenTranscript(meetingId));
    const facts = await factsOf('/phantichhop "gần nhất"');
    expect(facts).toMatchObject({
      'Người có lời trong bản gỡ băng': '2',
      'Lượt lời': '3',
      'Câu hỏi đã nêu': '1',
      'Quyết định': '1, đã duyệt 0',
      'Việc cần làm': expect.stringMatching(/^\d việc máy đọc được, chưa duyệt$/),
    });
    expect(facts).not.toHaveProperty('Lượt nói dài nhất');
    expect(facts['Chưa rõ']).toContain('(cuộc họp không có chương trình nên ');
    expect(facts['Chưa rõ'], 'what shares a reason stands once').toMatch(
      /^Thời lượng nói, lần ngắt lời, thời gian im lặng \(bản gỡ băng không ghi thời gian [^)]*\)\. /,
    );
  });

  test('counts tasks of every state, so the counts come to the whole', async () => {
    const meetingId = await givenMeeting('Họp giá');
    const given = async (title: string, assignee: Person, deadline: string | null = null) =>
      (
        await an.call(createActionItem, { body: { title, assigneeId: assignee.userId, meetingId, deadline } })
      ).value();
    const move = (item: { id: string; version: number }, state: 'doing' | 'done') =>
      an.call(updateItemState, { params: { itemId: item.id }, body: { version: item.version, state } });
    await given('Gửi bảng giá', an, '2026-11-19');
    await move(await given('Gọi nhà in', an), 'doing');
    await move(await given('Chốt mẫu', an), 'done');
    await given('Đặt xe', binh);
    const declined = await given('In tờ rơi', binh);
    await binh.call(respondToActionItem, { params: { itemId: declined.id }, body: { accept: false } });
    expect(await factsOf('/phantichhop "Họp giá"')).toMatchObject({
      'Việc cần làm': '5 việc: 1 xong, 1 đang làm, 1 đã nhận, 1 đang đề xuất, 1 đã từ chối, 1 quá hạn',
    });
  });

  test('says that times counted from start to start are estimates, and never that there are none', async () => {
    const meetingId = await givenMeeting('Họp giá');
    await analysed(
      await givenTranscript(
        meetingId,
        '[00:00] An: Chúng ta chốt phương án B.\n[00:20] Bình: Em đồng ý với anh.\n[03:20] An: Vậy nhé.\n',
      ),
    );
    const facts = await factsOf('/phantichhop "Họp giá"');
    expect(facts).toMatchObject({
      'Thời lượng ghi được': '4 phút (ước tính)',
      // Three minutes of silence behind a short line are a gap.
      'Lượt nói dài nhất': 'An: 1 phút (ước tính)',
    });
    expect(facts['Chưa rõ']).toMatch(/^Lần ngắt lời, thời gian im lặng \(bản gỡ băng chỉ ghi lúc bắt đầu/);
  });

  // Proves S9.034
  test('knows times where the transcript has them', async () => {
    const meetingId = await givenMeeting('Họp giá');
    const vtt =
      'WEBVTT\n\n00:00:00.000 --> 00:02:00.000\n<v An>Chúng ta chốt phương án B.\n\n00:02:00.000 --> 00:03:00.000\n<v Bình>Em đồng ý.\n';
    await analysed(await givenTranscript(meetingId, vtt));
    expect(await factsOf('/phantichhop "Họp giá"')).toMatchObject({
      'Thời lượng ghi được': '3 phút',
      'Lượt nói dài nhất': 'An: 2 phút',
    });
  });
});

describe('questions in free words', () => {
  test('about the days to come are answered by the asker’s meetings', async () => {
    const id = await givenMeeting('Họp giá', nextTuesday);
    const gone = await givenMeeting('Bị hủy', nextTuesday);
    await an.call(cancelMeeting, { params: { meetingId: gone } });
    await givenMeeting('Họp sáng');
    const next = await send('Tuần sau mình có họp gì?');
    expect(next.response).toBe(
      'Thứ Hai, 23/11/2026 – Chủ Nhật, 29/11/2026: bạn có 1 cuộc họp.\n- Họp giá — Thứ Ba, 24/11/2026, 09:30–10:00',
    );
    expect(next.reading).toEqual({
      kind: 'links',
      links: [{ label: 'Họp giá — Thứ Ba, 24/11/2026, 09:30–10:00', path: `/meetings/${id}` }],
    });
    expect((await send('hôm nay có họp gì')).response).toMatch(
      /^Thứ Sáu, 20\/11\/2026: bạn có 1 cuộc họp\.\n- Họp sáng/,
    );
    expect((await send('ngày mai tôi có lịch họp nào không')).response).toBe(
      'Thứ Bảy, 21/11/2026: bạn không có cuộc họp nào.',
    );
  });

  test('about the days of somebody else are answered by what one may see of them', async () => {
    await givenMeeting('Họp giá', nextTuesday);
    await givenMeeting('Họp nội bộ', ['2026-11-25T02:30:00Z', '2026-11-25T03:00:00Z'], binh);
    await binh.call(createMeeting, {
      body: { title: 'Khám sức khỏe', startsAt: '2026-11-26T02:30:00Z', endsAt: '2026-11-26T03:00:00Z' },
    });
    const week = 'Thứ Hai, 23/11/2026 – Chủ Nhật, 29/11/2026';
    const hers = await send('tuần sau Bình có họp gì');
    expect(hers.response).toBe(
      `${week}: Lê Thị Bình có 1 cuộc họp bạn được xem và có giờ bận khác.
- Họp giá — Thứ Ba, 24/11/2026, 09:30–10:00
Bận: Thứ Tư, 25/11/2026, 09:30–10:00; Thứ Năm, 26/11/2026, 09:30–10:00.`,
    );
    expect(hers.reading).toMatchObject({
      kind: 'links',
      links: [{ label: expect.stringMatching(/^Họp giá/) }],
    });
    expect((await send('lịch của chị Bình ngày mai')).response).toBe(
      'Thứ Bảy, 21/11/2026: Lê Thị Bình không có cuộc họp nào.',
    );
    expect((await send('tuần sau Dũng có họp gì không')).response).toMatch(
      new RegExp(
        `^Không thấy ai tên “Dũng” trong công ty, nên đây là lịch của bạn. ${week}: bạn có 1 cuộc họp`,
      ),
    );
  });

  test('about tasks are answered by those one may see', async () => {
    expect((await send('Việc của tôi')).response).toBe('Bạn không có việc nào đang mở.');
    const task = (title: string, assigneeId: string, deadline: string | null) =>
      an.call(createActionItem, { body: { title, assigneeId, deadline } });
    await task('Gọi khách', an.userId, '2026-11-24');
    await task('Gửi bảng giá', binh.userId, '2026-11-30');
    expect((await send('Việc của tôi')).response).toBe(
      'Bạn có 1 việc đang mở.\n- Gọi khách — hạn Thứ Ba, 24/11/2026',
    );
    expect((await send('ai chưa xong việc?')).response).toBe(
      'Không có việc nào quá hạn; còn 2 việc đang mở, 1 việc là của bạn.\n- Nguyễn Văn An: Gọi khách — hạn Thứ Ba, 24/11/2026\n- Lê Thị Bình: Gửi bảng giá — hạn Thứ Hai, 30/11/2026, chờ nhận',
    );
    await task('Gửi mẫu gỗ', binh.userId, '2026-11-18');
    const nobodys = 'Lê Thị Bình: Gửi mẫu gỗ — hạn Thứ Tư, 18/11/2026, quá hạn, chờ nhận';
    expect((await send('việc nào quá hạn?')).response).toBe(
      `Có 1 việc quá hạn mà chưa ai nhận trong các việc bạn được xem.\n- ${nobodys}`,
    );
    await task('Nộp báo cáo', an.userId, '2026-11-19');
    expect((await send('việc nào quá hạn?')).response).toBe(
      `Có 2 việc quá hạn (1 việc chưa ai nhận) trong các việc bạn được xem, 1 việc là của bạn.\n- ${nobodys}\n- Nguyễn Văn An: Nộp báo cáo — hạn Thứ Năm, 19/11/2026, quá hạn`,
    );
    expect((await send('Việc của tôi')).response).toMatch(
      /^Bạn có 2 việc đang mở, trong đó 1 việc quá hạn\.\n- Nộp báo cáo/,
    );
  });
});

describe('/help', () => {
  // Proves S9.029
  test.each([
    ['/help', /^Các lệnh có sẵn:\n- \/lenlich people goal time \[location\] — Lên lịch họp\n/],
    ['/help LênLịch', /^\/lenlich — Lên lịch họp\nCách dùng: .*\n- people \(bắt buộc\): /],
    ['/help /tomtat', /^\/tomtat — Tóm tắt cuộc họp/],
    ['/help nhac', /^Không có lệnh “nhac”/],
  ])('%s', async (message, expected) => {
    expect((await send(message)).response).toMatch(expected);
  });
});

test('a message that takes too long to read is answered by why, and stays', async () => {
  const assistantReader: typeof app.world.assistantReader = {
    read: () => Promise.reject(new Failure('text_unreadable')),
  };
  const scope = app.world.scopes.company(an, company.companyId, 'chat-own');
  const { reply } = await respondToMessage({ ...app.world, assistantReader }, scope, {
    ...parseQuestion('họp mai'),
    meetingId: null,
    scope: null,
  });
  expect(reply).toMatchObject({ content: failureMessage('text_unreadable'), card: null });
});

test('neither a closed meeting nor its tasks have a name that words may mean', async () => {
  for (const title of ['Họp giá', 'Nhân sự kín']) {
    const meetingId = await givenMeeting(title);
    const body = { title: `Việc của ${title}`, assigneeId: an.userId, meetingId };
    (await an.call(createActionItem, { body })).value();
  }
  await app.database.sql(`update meetings set visibility = 'closed' where title = 'Nhân sự kín'`);
  const scope = app.world.scopes.company(an, company.companyId, 'chat-own');
  const place = { now: '2026-11-20T10:20:00', zone: 'Asia/Ho_Chi_Minh' };
  expect(await listKnownTitles(app.world, scope, place)).toEqual([
    { kind: 'meeting', title: 'Họp giá', meetingIds: [expect.any(String)] },
    { kind: 'task', title: 'Việc của Họp giá' },
  ]);
});

test.each([
  ['spaces', ' '.repeat(3_000)],
  ['line ends', '\n'.repeat(3_000)],
  ['polite words', ' nhé'.repeat(700)],
])('a long run of %s is read as little', async (_, run) => {
  const { card } = await send(`đặt họp với Bình${run} lúc 9h thứ Ba tuần sau`);
  expect(card?.change).toMatchObject({ startsAt: '2026-11-24T02:00:00.000Z' });
});
