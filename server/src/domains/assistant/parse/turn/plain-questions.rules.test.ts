import { describe, expect, test } from 'vitest';
import { parseTurn } from './parse-turn.rules.ts';
import { resolveReferences } from './resolve-references.rules.ts';
import { noContext, type SpokenContext } from './spoken-context.rules.ts';

/** A Thursday. */
const now = '2026-11-26T08:30:00';
const tasks = [
  'Kiểm nghiệm lô cao đinh lăng DL-1126',
  'Nộp tờ khai thuế GTGT tháng 11',
  'Kiểm kê kho Cần Thơ',
  'Soạn thư mời hội nghị khách hàng',
  'Lập lịch trực Tết phòng khám',
  'Xin báo giá khách sạn cho hội nghị khách hàng',
].map((title) => ({ kind: 'task' as const, title }));
const meetings = ['Nghiệm thu máy sấy lạnh', 'Giao ban tuần'].map((title) => ({
  kind: 'meeting' as const,
  title,
}));
const context: SpokenContext = {
  ...noContext,
  titles: [...tasks, ...meetings],
  given: ['Lộc', 'Hà', 'Minh', 'Sơn', 'Bảy', 'Năm', 'Linh', 'Diệu Linh'],
};
const turnOf = (message: string, before: SpokenContext = context) =>
  parseTurn({ message, parsed: { kind: 'text' }, meetingId: null, scope: null }, now, before);

describe('what a day is', () => {
  test.each([
    ['15/12 la thu may nhi, co dinh t7 cn ko', '15/12', ['weekday']],
    ['30/1/2027 là thứ mấy', '30/1/2027', ['weekday']],
    ['mồng 3 tháng sau nhằm thứ mấy vậy', 'mồng 3 tháng sau', ['weekday']],
    ['20/12 có trúng chủ nhật không ta', '20/12', ['weekday']],
    ['tuan sau t6 la ngay bao nhieu', 'tuan sau t6', ['weekday']],
    ['Từ giờ đến 15/12 còn mấy ngày làm việc', 'Từ giờ đến 15/12', ['how-far']],
    ['còn bao nhiêu ngày nữa đến 30/1', '30/1', ['how-far']],
    ['cty minh lam thu 7 ko z, moi vo nen chua biet hoi ai', 'thu 7', ['works']],
    ['t7 nay duoi xuong co ai lam k', 't7 nay', ['works']],
    ['hôm 30/1 thứ mấy, hai xưởng có làm không', 'hôm 30/1', ['weekday', 'works']],
  ])('%s', (message, time, asks) => {
    expect(turnOf(message).question).toMatchObject({ kind: 'day', time, asks });
  });

  test.each([
    'thứ mấy chị Hà rảnh',
    'thứ 7 có họp không',
    'giao ban là thứ mấy',
    'Tờ khai GTGT tháng 11 hạn chót ngày mấy vậy, ngày đó nhằm thứ mấy?',
    'xuong 2 ngung may ngay, co trung thu bay chu nhat khong',
  ])('%s asks of something else', (message) => {
    expect(turnOf(message).question?.kind).not.toBe('day');
  });
});

describe('a task that is named', () => {
  test.each([
    ['lô DL-1126 hạn hôm ni phải không, em mần chưa kịp huhu', 'lô DL-1126'],
    ['tờ khai thuế 20/12 phải nộp hả', 'tờ khai thuế'],
    ['kiem ke kho ct anh Nam nhan viec chua, han den noi roi', 'kiem ke kho'],
    ['việc lập lịch trực đang do ai làm, hạn tới hôm nào', 'lập lịch trực'],
    ['việc xin báo giá khách sạn của Diệu Linh đã quá hạn chưa', 'xin báo giá khách sạn'],
  ])('%s', (message, words) => {
    const { act, question } = turnOf(message);
    expect(act).toBeNull();
    expect(question).toMatchObject({ kind: 'task-state', words: expect.stringContaining(words) });
  });

  test('an order behind what is asked stays an order', () => {
    expect(turnOf('hạn tờ khai là thứ 6 đúng không, dời sang thứ 2 giúp tôi').act).toMatchObject({
      kind: 'task',
      deadline: 'thứ 2',
    });
  });
});

describe('who gave tasks', () => {
  test.each([
    ['Mấy việc bác Lộc giao cho em, cái mô chưa nhận, cái mô gần hạn nhất', 'bác Lộc', null],
    ['chị Hà giao em những việc gì', 'chị Hà', null],
    ['chi Ha giao gi cho tui chua', 'chi Ha', null],
    ['việc bác Lộc giao em còn cái nào chưa nhận', 'bác Lộc', 'new'],
    ['anh Minh giao cho mình mấy task rồi', 'anh Minh', null],
  ])('%s', (message, givenBy, among) => {
    expect(turnOf(message).asked).toMatchObject({ kind: 'own-tasks', givenBy, among, isGiven: false });
  });

  test('to somebody else', () => {
    expect(turnOf('anh Sơn giao cho chú Bảy những việc gì').asked).toMatchObject({
      kind: 'person-tasks',
      person: 'chú Bảy',
      givenBy: 'anh Sơn',
    });
  });

  test('those of who asks are another matter', () => {
    expect(turnOf('việc tôi giao cho Linh còn những gì').asked).toMatchObject({ isGiven: true });
  });
});

describe('a greeting before a question', () => {
  test.each([
    ['hi bot, mình còn nợ việc gì không', 'own-tasks'],
    ['Xin chào! hôm nay em có họp gì không', 'agenda'],
    ['hello, mai mình có lịch gì ko', 'agenda'],
    ['chào cả nhà, chúc một ngày vui', 'greeting'],
    ['hello bot', 'greeting'],
  ])('%s: %s', (message, kind) => expect(turnOf(message).kind).toBe(kind));
});

test.each([
  ['Tháng 11 này tôi ngồi họp hết bao nhiêu tiếng rồi nhỉ', 'Tháng 11'],
  ['Từ đầu tuần tới chừ tôi họp mấy cuộc rồi hè', 'tuần này'],
  ['từ đầu tháng đến chừ em họp mấy tiếng', 'tháng này'],
  ['tu dau tuan den gio minh hop bao nhieu gio roi', 'tuan nay'],
])('%s counts %s of the caller', (message, time) => {
  expect(turnOf(message).question).toMatchObject({ kind: 'figures', time, of: 'self', soFar: true });
});

test.each([
  ['chiều đó chị Hòa rảnh không', 'chiều 03/12/2026 chị Hòa rảnh không'],
  ['sang ay phong nao trong', 'sang 03/12/2026 phong nao trong'],
  ['phòng đó mấy chỗ', 'Phòng Trúc mấy chỗ'],
])('%s points to what was spoken of', (message, wanted) => {
  const spoken = { ...context, day: '03/12/2026', room: 'Phòng Trúc' };
  expect(resolveReferences(message, spoken)).toBe(wanted);
});
