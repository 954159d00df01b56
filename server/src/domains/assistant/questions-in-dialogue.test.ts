import { createActionItem } from '@hopgon/contract/action-items/routes';
import { createChatSession, sendChatMessage } from '@hopgon/contract/chat/routes';
import { updateMember } from '@hopgon/contract/companies/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, type Person } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { respondToSmallTalk } from './respond-to-small-talk.ts';

/** A Friday. */
const now = '2026-11-20T10:20:00+07:00';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
let an: Person;
let binh: Person;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set(now);
  company = await givenCompany(app, { owner: 'Nguyễn Văn An', admins: ['Lê Thị Bình'] });
  an = company.owner;
  binh = company.people['Lê Thị Bình'];
  const body = {
    title: 'Họp chất lượng tháng',
    startsAt: '2026-12-03T02:00:00Z',
    endsAt: '2026-12-03T03:00:00Z',
    participants: [{ userId: binh.userId }],
  };
  (await an.call(createMeeting, { body })).value();
  const early = {
    ...body,
    title: 'Giao ban sớm',
    startsAt: '2026-11-24T00:00:00Z',
    endsAt: '2026-11-24T00:30:00Z',
  };
  (await an.call(createMeeting, { body: early })).value();
  const task = { title: 'Đếm kho lạnh', assigneeId: binh.userId, deadline: '2026-11-27' };
  (await an.call(createActionItem, { body: task })).value();
});
afterAll(() => app.close());

async function send(by: Person, ...messages: readonly string[]): Promise<string> {
  const session = (await by.call(createChatSession, { body: {} })).value();
  let response = '';
  for (const message of messages)
    ({ response } = (await by.call(sendChatMessage, { body: { message, session_id: session.id } })).value());
  return response;
}

test('who is in something that no meeting is called may be asked of a department', async () => {
  const body = { department: 'Kho', position: 'Thủ kho' };
  (await an.call(updateMember, { params: { userId: binh.userId }, body })).value();
  expect(await send(an, 'Bên Kho có những ai?')).toContain('Lê Thị Bình — Thủ kho — Kho');
});

test('what is nobody and a meeting is answered as that meeting', async () => {
  const response = await send(an, 'hop chat luong thang toi chi co phai du khong');
  expect(response).toContain('Họp chất lượng tháng');
  expect(response).not.toContain('Không thấy ai tên');
});

test('a morning begins before working hours', async () => {
  expect(await send(an, 'sáng thứ Ba tuần sau tôi có họp gì')).toContain('Giao ban sớm');
});

test('tasks that nobody accepted, and those given to others, are sets of their own', async () => {
  expect(await send(binh, 'có việc nào mới giao mà em chưa nhận không')).toContain('Bạn có 1 việc chờ nhận');
  expect(await send(an, 'mấy việc tôi giao cho người khác tới đâu rồi')).toContain(
    'Bạn có 1 việc giao cho người khác đang mở',
  );
});

test('of all late tasks it is said which are the own', async () => {
  const late = { title: 'Gửi mẫu gỗ', assigneeId: binh.userId, deadline: '2026-11-18' };
  (await an.call(createActionItem, { body: late })).value();
  expect(await send(binh, 'việc nào quá hạn?')).toContain(', đều là việc của bạn');
});

test('help that no topic is of names the nearest one as such', async () => {
  const scope = app.world.scopes.company(an, company.companyId, 'company');
  const asked = { kind: 'help', message: '', topic: null, asksHow: true } as const;
  const near = { ...asked, words: 'trình duyệt màn hình chính điện thoại' };
  expect((await respondToSmallTalk(app.world, scope, near)).content).toContain(
    'Chưa có hướng dẫn nào đúng cho “trình duyệt màn hình chính điện thoại”. Gần nhất là: Họp Gọn chạy trong trình duyệt',
  );
  const far = { ...asked, words: 'zzz qqq' };
  expect((await respondToSmallTalk(app.world, scope, far)).content).toContain('Bạn có thể gõ lệnh');
});

test('who comes is answered of the meeting spoken of, and who is busy of the open card', async () => {
  const comes = await send(an, 'thứ Năm 3/12 tôi có họp gì', 'chị Bình có dự không vậy');
  expect(comes).toContain('“Họp chất lượng tháng”');
  expect(comes).toContain('Lê Thị Bình');
  const busy = await send(an, 'dời họp chất lượng tháng sang 14h 4/12', 'giờ đó có ai vướng gì không');
  expect(busy).toContain('không ai trong số người dự “Họp chất lượng tháng” (Thứ Sáu, 04/12/2026');
});

test('the own department is whose late tasks are asked for', async () => {
  const other = { title: 'Ký phiếu xuất', assigneeId: an.userId, deadline: '2026-11-18' };
  (await binh.call(createActionItem, { body: other })).value();
  const response = await send(binh, 'phòng tôi có việc nào quá hạn không');
  expect(response).toContain('1 việc quá hạn mà chưa ai nhận của Lê Thị Bình');
  expect(response).not.toContain('Ký phiếu xuất');
});

test('what is due before a day is all up to it', async () => {
  expect(await send(binh, 'tôi còn mấy việc phải xong trước 5/12')).toContain('Đếm kho lạnh');
});

test('a day that is said is that of the meeting asked for', async () => {
  const later = { title: 'Giao ban sớm', startsAt: '2026-12-01T00:00:00Z', endsAt: '2026-12-01T00:30:00Z' };
  (await an.call(createMeeting, { body: { ...later, participants: [{ userId: binh.userId }] } })).value();
  const response = await send(an, 'thứ Ba tuần sau giao ban sớm mấy giờ');
  expect(response).toContain('24/11/2026');
  expect(response).not.toContain('01/12/2026');
  expect(await send(an, 'thứ Tư tuần sau giao ban sớm mấy giờ')).toContain('Ngày khác thì có:');
});

test('two questions of one message are both answered, the second after the first', async () => {
  const response = await send(binh, 'Ngày 3/12 tôi có họp gì không, với còn việc nào chưa xong?');
  expect(response).toContain('Họp chất lượng tháng');
  expect(response).toContain('Đếm kho lạnh');
});

test('who leads, who has not answered and how far the minutes are is said of one meeting', async () => {
  const response = await send(an, 'Họp chất lượng tháng ai chủ trì, còn ai chưa trả lời, biên bản có chưa?');
  expect(response).toContain('Họp chất lượng tháng');
  expect(response).toMatch(/hủ trì/u);
  expect(response).toContain('Lê Thị Bình');
  expect(response).toMatch(/biên bản/u);
});

test('tasks that somebody gave are those of whom asks', async () => {
  expect(await send(binh, 'anh An giao cho em những việc gì')).toMatch(
    /Nguyễn Văn An giao bạn \d việc đang mở[\s\S]*Đếm kho lạnh/u,
  );
  expect(await send(an, 'chị Bình giao cho tôi việc gì chưa')).toMatch(
    /Lê Thị Bình giao bạn 1 việc đang mở[\s\S]*Ký phiếu xuất/u,
  );
});

test('the other one of two', async () => {
  const body = { title: 'Gửi báo cáo tồn kho', assigneeId: binh.userId, deadline: '2026-12-01' };
  (await an.call(createActionItem, { body })).value();
  const response = await send(binh, 'việc đếm kho lạnh tới đâu rồi', 'còn cái kia bao giờ phải nộp');
  expect(response).toContain('Gửi báo cáo tồn kho');
  expect(response).not.toContain('Đếm kho lạnh');
});

test('a day is named with how far it is and whether anybody works', async () => {
  expect(await send(an, '28/11 là thứ mấy')).toContain('28/11/2026 là Thứ Bảy, không phải ngày làm việc');
  expect(await send(an, 'còn bao nhiêu ngày nữa đến 1/12')).toContain(
    'còn 11 ngày, trong đó 7 ngày làm việc',
  );
});
