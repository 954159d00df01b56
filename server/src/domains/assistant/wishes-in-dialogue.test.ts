import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { createRoom } from '@hopgon/contract/rooms/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

/** A Thursday. */
const now = '2026-11-26T08:30:00+07:00';

let app: TestApp;
let company: CompanyOf<'Võ Thị Mai' | 'Ngô Thị Hà' | 'Phan Văn Năm'>;
let an: Person;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(now);
  company = await givenCompany(app, {
    owner: 'Bùi Hải An',
    members: ['Võ Thị Mai', 'Ngô Thị Hà', 'Phan Văn Năm'],
  });
  an = company.owner;
  (await an.call(createRoom, { body: { name: 'Phòng Trúc', capacity: 6, note: '' } })).value();
  const body = { title: 'Giao ban tuần', startsAt: '2026-11-30T01:30:00Z', endsAt: '2026-11-30T02:30:00Z' };
  (await an.call(createMeeting, { body: { ...body, participants: [] } })).value();
});
afterAll(() => app.close());

/** The answer to the last of several messages of one conversation, and what its card changes. */
async function send(...messages: readonly string[]) {
  const session = (await an.call(createChatSession, { body: {} })).value();
  let last: { response: string; kinds: readonly string[]; lines: string } = {
    ...{ response: '', kinds: [], lines: '' },
  };
  for (const message of messages) {
    const { response, card } = (
      await an.call(sendChatMessage, { body: { message, session_id: session.id } })
    ).value();
    const change = card?.change;
    const changes = change === undefined ? [] : change.kind === 'several' ? change.changes : [change];
    last = { response, kinds: changes.map(({ kind }) => kind), lines: JSON.stringify(changes) };
  }
  return last;
}

describe('what a message says together', () => {
  test.each([
    ['nhắc tôi 13h30 in đề cương, với 16h gọi khách sạn', ['note', 'note'], /13:30[\s\S]*16:00/u],
    [
      'giao chị Mai lập bảng công nợ hạn thứ Tư, còn anh Năm đếm kho lạnh hạn thứ Sáu',
      ['action-item', 'action-item'],
      /Mai[\s\S]*Năm/u,
    ],
    [
      'dời giao ban sang 10h thứ Hai, rồi nhắc tôi 9h in hồ sơ',
      ['meeting-change', 'note'],
      /10:00–11:00[\s\S]*30\/11\/2026, 09:00/u,
    ],
    [
      'giao anh Năm đếm 40 thùng trà trước thứ Tư, báo chị Hà biết luôn',
      ['action-item', 'mail'],
      /Thư gửi Ngô Thị Hà[\s\S]*giao cho Phan Văn Năm/u,
    ],
    [
      'Tạo hai việc: (1) chị Hà gửi sao kê, hạn 30/11; (2) anh Năm thay bóng đèn, hạn mai',
      ['action-item', 'action-item'],
      /Ngô Thị Hà[\s\S]*Phan Văn Năm/u,
    ],
  ])('%s', async (message, kinds, shown) => {
    const { response, kinds: made } = await send(message);
    expect(made).toEqual(kinds);
    expect(response).toMatch(shown);
  });

  test('a question is answered beside the order, which is of the day that it names', async () => {
    const { response, kinds } = await send(
      'giao ban thứ Hai mấy giờ tan? Xong đặt luôn cho tôi phòng Trúc 14h-15h họp với chị Hà về công nợ',
    );
    expect(kinds).toEqual(['meeting']);
    expect(response).toMatch(/Giao ban tuần[\s\S]*08:30–09:30[\s\S]*30\/11\/2026, 14:00–15:00/u);
  });
});

describe('beside an open card', () => {
  test('its change and a further order are one card', async () => {
    const { kinds, lines } = await send(
      'hủy giao ban thứ Hai',
      'lý do là phải ra Huế; còn bữa đó tạo việc cho chị Hà in tài liệu tặng khách',
    );
    expect(kinds).toEqual(['meeting-cancel', 'action-item']);
    expect(lines).toMatch(/phải ra Huế/u);
  });

  test('what is asked for behind words that agree leaves it as it is', async () => {
    const { response, kinds } = await send(
      'dời giao ban sang 10h thứ Hai',
      'ok gửi đi. Rồi giao anh Năm dọn phòng họp trước thứ Hai',
    );
    expect(kinds).toEqual(['action-item']);
    expect(response).toMatch(/^Thẻ đang mở: bạn bấm Xác nhận/u);
  });

  test('a question between two answers is answered, and the last one counts', async () => {
    const { response, lines } = await send(
      'đặt họp với chị Hà ngày 4/12 bàn công nợ',
      '9h. À khoan, 9h chị Hà vướng gì không? Thế thì 9h30',
    );
    expect(response).toMatch(/Ngô Thị Hà/u);
    expect(lines).toMatch(/2026-12-04T02:30/u);
  });
});
