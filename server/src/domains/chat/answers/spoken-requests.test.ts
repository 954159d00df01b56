import { createActionItem } from '@hopgon/contract/action-items/routes';
import { confirmCard, createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { createMeeting, readMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../../testing/given.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

/** A Friday. */
const now = '2026-11-20T10:20:00+07:00';

let app: TestApp;
let company: CompanyOf<'Phạm Lộc' | 'Trần Thị Mai'>;
let ha: Person;
let loc: Person;
let mai: Person;
let sessionId: string;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(now);
  company = await givenCompany(app, { owner: 'Vũ Hà', members: ['Phạm Lộc', 'Trần Thị Mai'] });
  ha = company.owner;
  loc = company.people['Phạm Lộc'];
  mai = company.people['Trần Thị Mai'];
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['chat_sessions', 'meetings', 'action_items'])
    await app.database.sql(`delete from ${table}`);
  sessionId = (await ha.call(createChatSession, { body: {} })).value().id;
});

const send = async (message: string) =>
  (await ha.call(sendChatMessage, { body: { message, session_id: sessionId } })).value();
const saidTo = async (message: string) => (await send(message)).response;

/** On a day of November 2026, by the company's clock. */
async function given(by: Person, title: string, [day, from, to]: readonly [number, string, string]) {
  const [startsAt, endsAt] = [from, to].map((clock) =>
    new Date(`2026-11-${day}T${clock}:00+07:00`).toISOString(),
  );
  const body = { title, startsAt: startsAt ?? '', endsAt: endsAt ?? '', allowClashes: true };
  return (await by.call(createMeeting, { body })).value().id;
}

/** What a card's meeting is once it was confirmed. */
async function made(card: Awaited<ReturnType<typeof send>>['card']) {
  const confirmed = (await ha.call(confirmCard, { params: { cardId: card?.id ?? '' } })).value().card;
  return ha.call(readMeeting, { params: { meetingId: confirmed.meetingId ?? '' } });
}

const choicesOf = ({ reading }: Awaited<ReturnType<typeof send>>) =>
  reading?.kind === 'choices' ? reading.choices : [];

test.each([
  'ngày 30/2 họp với Lộc lúc 9h',
  '/lenlich "Lộc" "Bàn giá" "9h 30/2"',
  'nhắc Lộc gửi báo giá trước ngày 30/2',
  'tìm giờ rảnh ngày 30/2',
  'rảnh ngày 30/2',
  'tóm tắt cuộc họp ngày 30/2',
  '/tomtat "cuộc họp ngày 30/2"',
  'hủy cuộc họp ngày 30/2',
  'tìm giờ rảnh với Lộc ngày 30/2',
  'ngày 30/2 Lộc có rảnh không?',
  'ngày 30/2 mình có họp gì?',
  'lịch họp của Lộc ngày 30/2',
])('a day that does not exist is asked about: %s', async (message) => {
  const { response, card } = await send(message);
  expect(response).toContain('Lịch không có ngày 30/2');
  expect(card).toBeUndefined();
});

test.each([
  ['đặt lịch họp với Lộc 25h ngày mai bàn giá', '25h'],
  ['/lenlich "Lộc" "Bàn giá" "9h75 ngày mai"', '9h75'],
  ['mai 24h30 Lộc có rảnh không?', '24h30'],
])('an hour that does not exist is asked about: %s', async (message, said) => {
  const { response, card } = await send(message);
  expect(response).toContain(`Không có giờ nào là ${said}.`);
  expect(card).toBeUndefined();
});

test.each([
  'hủy cuộc họp bàn kế hoạch bán hàng Tết',
  'dời cuộc họp kế hoạch bán hàng Tết',
  'khi nào họp kế hoạch bán hàng Tết',
])('a title with the name of a time finds its meeting: %s', async (message) => {
  await given(ha, 'Bàn kế hoạch bán hàng Tết', [24, '09:00', '10:00']);
  expect(await saidTo(message)).toContain('Bàn kế hoạch bán hàng Tết');
});

describe('a group that is called to a meeting', () => {
  const salesmen = 'Phòng Kinh Doanh';
  beforeAll(async () => {
    for (const person of [loc, mai]) await setDepartment(person, salesmen);
  });
  afterAll(async () => {
    for (const person of [loc, mai]) await setDepartment(person, 'Không');
  });
  const setDepartment = (person: Person, department: string) =>
    app.database.sql('update memberships set department = $2 where user_id = $1', [
      person.userId,
      department,
    ]);

  test.each([
    'họp cả phòng Kinh doanh 9h sáng thứ ba tuần sau bàn giá bán',
    'đặt lịch họp với cả phòng Kinh doanh lúc 9h thứ ba tuần sau bàn giá bán',
    '9h sáng thứ ba tuần sau họp với cả nhóm bàn giá bán',
    'mời cả nhóm họp 9h thứ ba tuần sau bàn giá bán',
    'mời toàn bộ phòng kinh doanh họp lúc 9h thứ ba tuần sau để bàn giá bán',
    '/lenlich "cả phòng Kinh doanh" "Bàn giá bán" "9h thứ ba tuần sau"',
  ])('%s', async (message) => {
    expect((await send(message)).card).toMatchObject({
      change: {
        kind: 'meeting',
        title: 'Bàn giá bán',
        startsAt: '2026-11-24T02:00:00.000Z',
        people: [{ userId: ha.userId }, { userId: loc.userId }, { userId: mai.userId }],
      },
    });
  });
});

describe('people who are called to a meeting', () => {
  test('are invited to it, and its aim begins as a sentence does', async () => {
    const { card } = await send('kêu thằng Lộc với con Mai vô họp 9h sáng thứ ba tuần sau bàn giá bán');
    expect(card).toMatchObject({
      change: {
        kind: 'meeting',
        title: 'Bàn giá bán',
        startsAt: '2026-11-24T02:00:00.000Z',
        people: [{ userId: ha.userId }, { userId: loc.userId }, { userId: mai.userId }],
      },
    });
    expect((await made(card)).value()).toMatchObject({ title: 'Bàn giá bán', goal: 'Bàn giá bán' });
  });

  test.each([
    'mời anh Lộc, chị Mai sang họp chiều mai lúc 3h về giá bán',
    'rủ Lộc với Mai đi họp lúc 15h mai bàn giá bán',
  ])('%s', async (message) => {
    expect((await send(message)).card).toMatchObject({
      change: {
        kind: 'meeting',
        startsAt: '2026-11-21T08:00:00.000Z',
        people: [{ userId: ha.userId }, { userId: loc.userId }, { userId: mai.userId }],
      },
    });
  });

  test('who shall do something about a meeting has a task', async () => {
    expect((await send('nhắc Mai chuẩn bị phòng họp trước thứ ba')).card).toMatchObject({
      change: { kind: 'action-item', title: 'chuẩn bị phòng họp', assignee: { userId: mai.userId } },
    });
  });

  test('a name that keeps its own small letter is left as it is written', async () => {
    const { card } = await send('/lenlich "Lộc" "eKYC và ký số" "9h thứ ba tuần sau"');
    expect((await made(card)).value()).toMatchObject({ title: 'eKYC và ký số', goal: 'eKYC và ký số' });
  });
});

describe('a meeting is found by its words, whatever is asked of it', () => {
  test('an upcoming meeting has no content to report yet', async () => {
    const id = await given(ha, 'Bàn giá bán', [24, '09:00', '09:30']);
    for (const message of [
      'tóm tắt cuộc họp bàn giá bán',
      'quyết định của cuộc họp bàn giá bán',
      '/tomtat cuộc họp bàn giá bán',
    ]) {
      const { response, reading } = await send(message);
      expect(response).toMatch(/^Cuộc họp “Bàn giá bán” chưa diễn ra nên chưa có bản gỡ băng\./);
      expect(reading).toMatchObject({ kind: 'links', links: [{ path: `/meetings/${id}` }] });
    }
    expect((await send('phân tích cuộc họp bàn giá bán')).reading).toMatchObject({
      kind: 'figures',
      meetingId: id,
    });
    expect(await saidTo('hủy cuộc họp bàn giá bán')).toContain(
      'Hủy cuộc họp “Bàn giá bán” (Thứ Ba, 24/11/2026',
    );
  });

  test('one that was held comes before one to come', async () => {
    await given(ha, 'Bàn giá bán', [24, '09:00', '09:30']);
    await given(ha, 'Bàn giá bán', [19, '09:00', '09:30']);
    expect(await saidTo('tóm tắt cuộc họp bàn giá bán')).toMatch(
      /^Cuộc họp “Bàn giá bán” chưa có bản gỡ băng/,
    );
  });

  test('where none was held, the last one is not asked for again', async () => {
    for (const message of [
      'tóm tắt cuộc họp gần nhất',
      'phân tích cuộc họp gần nhất',
      '/tomtat "gần nhất"',
      '/phantichhop "gần nhất"',
    ]) {
      const { response, reading } = await send(message);
      expect(response).toMatch(/^Chưa có cuộc họp nào đã diễn ra.*tải bản gỡ băng lên ở trang của cuộc họp/);
      expect(response).not.toContain('gần nhất');
      expect(reading).toMatchObject({ kind: 'links', links: [{ path: '/meetings' }] });
    }
  });
});

describe('free time', () => {
  test('of a day is listed in order, without half hours to choose from', async () => {
    await given(ha, 'Giao ban', [23, '10:00', '11:00']);
    const { response, reading } = await send('thứ hai tôi rảnh lúc mấy giờ');
    expect(response).toBe('Bạn rảnh Thứ Hai, 23/11/2026: 09:00–10:00, 11:00–12:00, 13:00–18:00.');
    expect(reading).toBeUndefined();
  });

  test('of a week is listed day by day', async () => {
    await given(loc, 'Riêng', [25, '09:00', '18:00']);
    expect(await saidTo('tuần sau Lộc rảnh lúc nào')).toBe(
      [
        'Phạm Lộc rảnh trong giờ làm việc như sau:',
        '- Thứ Hai, 23/11/2026: 09:00–12:00, 13:00–18:00',
        '- Thứ Ba, 24/11/2026: 09:00–12:00, 13:00–18:00',
        '- Thứ Tư, 25/11/2026: kín giờ',
        '- Thứ Năm, 26/11/2026: 09:00–12:00, 13:00–18:00',
        '- Thứ Sáu, 27/11/2026: 09:00–12:00, 13:00–18:00',
      ].join('\n'),
    );
  });

  test('of a day off says so', async () => {
    expect(await saidTo('mai tôi rảnh lúc mấy giờ')).toBe(
      'Bạn không có cuộc họp nào lúc đó.\nLưu ý: Thứ Bảy không phải ngày làm việc của công ty.',
    );
  });

  test('at an hour is a yes or a no, and never says what somebody is busy with', async () => {
    const question = 'thứ ba tuần sau 9h Lộc rảnh không';
    expect(await saidTo(question)).toBe(
      'Có, Phạm Lộc rảnh vào Thứ Ba, 24/11/2026, 09:00–09:30.\nGiờ rảnh tiếp theo: 09:30–12:00, 13:00–18:00.',
    );
    await given(loc, 'Phỏng vấn kín', [24, '09:00', '10:00']);
    expect(await saidTo(question)).toBe(
      'Không, Phạm Lộc bận Thứ Ba, 24/11/2026, 09:00–10:00.\nGiờ rảnh tiếp theo: 10:00–12:00, 13:00–18:00.',
    );
    expect(await saidTo('Lộc có bận 9h thứ ba tuần sau không')).toMatch(/^Có, Phạm Lộc bận Thứ Ba/);
    expect(await saidTo('thứ ba tuần sau Lộc có bận gì không')).toBe(
      'Có, Phạm Lộc chỉ rảnh Thứ Ba, 24/11/2026: 10:00–12:00, 13:00–18:00.',
    );
    expect(await saidTo('chiều thứ ba tuần sau Lộc với Mai có rảnh không')).toBe(
      'Có, Phạm Lộc và Trần Thị Mai rảnh Thứ Ba, 24/11/2026: 13:00–18:00.',
    );
  });

  test('of oneself is a yes or a no as well', async () => {
    const question = 'thứ tư tuần sau 9h tôi có rảnh không';
    expect(await saidTo(question)).toMatch(/^Có, bạn rảnh vào Thứ Tư, 25\/11\/2026, 09:00–09:30\./);
    await given(ha, 'Giao ban', [25, '09:00', '10:00']);
    expect(await saidTo(question)).toBe(
      'Không, bạn bận Thứ Tư, 25/11/2026, 09:00–10:00.\nGiờ rảnh tiếp theo: 10:00–12:00, 13:00–18:00.',
    );
    expect(await saidTo('tôi có rảnh lúc 9h thứ tư tuần sau không')).toMatch(/^Không, bạn bận/);
    expect(await saidTo('thứ tư tuần sau tôi rảnh không')).toBe(
      'Có, bạn rảnh Thứ Tư, 25/11/2026: 10:00–12:00, 13:00–18:00.',
    );
    expect(await saidTo('thứ tư tuần sau tôi có họp gì không')).toMatch(/bạn có 1 cuộc họp/);
  });

  test('of everybody is a time that all can meet at', async () => {
    const { response } = await send('thứ năm tuần sau ai cũng rảnh lúc nào');
    expect(response).toMatch(/^Bạn, .*cùng rảnh/);
  });

  test('outside the work or gone by is said to be so', async () => {
    expect(await saidTo('tối thứ ba tuần sau Lộc rảnh không')).toBe(
      'Có, Phạm Lộc không có cuộc họp nào lúc đó.\nLưu ý: Ngoài giờ làm việc của công ty.',
    );
    expect(await saidTo('thứ ba tuần sau 7h sáng Lộc rảnh không')).toContain(
      'Lưu ý: Ngoài giờ làm việc của công ty (09:00–18:00).',
    );
    expect(await saidTo('8h sáng nay Lộc rảnh không')).toBe('“8h sáng nay” đã qua. Bạn muốn hỏi lúc nào?');
  });

  test('for a meeting is looked for: each time is a card, in order, and the names are joined as one says them', async () => {
    const reply = await send('tìm giờ rảnh cho tôi, Lộc và Mai thứ hai 1 tiếng');
    expect(reply.response).toMatch(/^Bạn, Phạm Lộc và Trần Thị Mai cùng rảnh 60 phút vào các giờ sau\./);
    const labels = choicesOf(reply).map(({ label }) => label);
    expect(labels.length).toBeGreaterThan(1);
    expect(labels).toEqual(labels.toSorted());
    expect((await send(choicesOf(reply)[0]?.command ?? '')).card).toMatchObject({
      change: { title: 'Họp với Phạm Lộc và Trần Thị Mai' },
    });
  });
});

describe('open tasks', () => {
  const task = (title: string, deadline: string | null) =>
    ha.call(createActionItem, { body: { title, assigneeId: ha.userId, deadline } });

  test('one that is late is counted once', async () => {
    await task('Nộp báo cáo', '2026-11-19');
    expect(await saidTo('việc của tôi')).toMatch(/^Bạn có 1 việc đang mở, trong đó 1 việc quá hạn\.\n/);
    expect(await saidTo('chào bạn')).toContain('1 việc đang mở, trong đó 1 việc quá hạn');
  });

  test('who has not finished is asked of all of them, one without a deadline too', async () => {
    await task('Nộp báo cáo', '2026-11-19');
    await task('Dọn kho', null);
    expect(await saidTo('ai chưa xong việc?')).toBe(
      [
        'Còn 2 việc đang mở, trong đó 1 việc quá hạn, trong các việc bạn được xem, đều là việc của bạn.',
        '- Vũ Hà: Nộp báo cáo — hạn Thứ Năm, 19/11/2026, quá hạn',
        '- Vũ Hà: Dọn kho — chưa có hạn',
      ].join('\n'),
    );
    expect(await saidTo('việc nào quá hạn?')).not.toContain('Dọn kho');
  });
});
