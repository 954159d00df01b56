import { describe, expect, test } from 'vitest';
import { parseTurn } from '../turn/parse-turn.rules.ts';
import { noContext, type SpokenContext } from '../turn/spoken-context.rules.ts';

/** A Thursday. */
const now = '2026-11-26T08:30:00';
const titles = [
  'Giao ban tuần',
  'Giao ban xưởng',
  'Chốt giá cao đinh lăng quý IV',
  'Chuyển phần mềm kế toán',
  'Nghiệm thu máy sấy lạnh',
  'Kế hoạch hội nghị khách hàng miền Trung',
  'Tổng kết thi đua năm',
  'Họp chất lượng tháng',
  'Duyệt bao bì trà atiso',
].map((title) => ({ kind: 'meeting' as const, title }));
const context: SpokenContext = {
  ...noContext,
  titles,
  given: ['Sơn', 'Quang Sơn', 'Hòa', 'Năm', 'Huy', 'Gia Huy', 'Mai'],
};
const turnOf = (message: string) =>
  parseTurn({ message, parsed: { kind: 'text' }, meetingId: null, scope: null }, now, context);

describe('what a message asks of a meeting, whatever its likeliest kind is', () => {
  test.each([
    ['biên bản giao ban hôm thứ 2 đã được thông qua chưa', ['minutes'], 'giao ban'],
    ['bb giao ban tuần trước ký chưa hè', ['minutes'], 'giao ban tuần'],
    ['minutes hop chot gia da ky chua', ['minutes'], 'chot gia'],
    ['Buổi chuyển phần mềm kế toán có biên bản chưa nhỉ', ['minutes'], 'chuyển phần mềm kế toán'],
    ['bien ban chot gia con nhap hay thong qua roi', ['minutes'], 'chot gia'],
    ['Biên bản buổi chốt giá cao đinh lăng có chưa, duyệt chưa em?', ['minutes'], 'chốt giá cao đinh lăng'],
    ['biên bản giao ban tuần đâu rồi sao chưa thấy', ['minutes'], 'giao ban tuần'],
    [
      'Họp chuyển phần mềm kế toán ai làm thư ký, biên bản đâu mà tôi chưa thấy?',
      ['secretary', 'minutes'],
      'chuyển phần mềm kế toán',
    ],
    ['ai ghi biên bản buổi họp chất lượng tháng rứa', ['secretary'], 'họp chất lượng tháng'],
    ['Nghiệm thu máy sấy ai chủ trì, ai thư ký hè', ['chair', 'secretary'], 'Nghiệm thu máy sấy'],
    ['giao ban xưởng thứ 4 tới kết thúc lúc mấy giờ', ['length'], 'giao ban xưởng'],
    ['Tổng kết thi đua 10/12 có nối mạng hông', ['online'], 'Tổng kết thi đua'],
    ['tong ket thi dua co hop online khong hay phai ra HN', ['online'], 'tong ket thi dua'],
    ['duyệt bao bì sáng nay họp ở phòng nào, bao lâu thì xong', ['place', 'length'], 'duyệt bao bì'],
    ['Anh Sơn accept cái nghiệm thu máy sấy chưa hè', ['answer'], 'nghiệm thu máy sấy'],
    ['10h nay duyet bao bi con ai chua confirm v', ['unanswered'], 'duyet bao bi'],
    [
      'Nghiệm thu máy sấy chiều mai có những ai, khách ngoài là ai, anh Sơn trả lời chưa hè',
      ['attend', 'answer'],
      'Nghiệm thu máy sấy',
    ],
    [
      'thứ Ba tuần tới họp kế hoạch hội nghị lúc mấy giờ, còn ai chưa trả lời ạ?',
      ['unanswered'],
      'kế hoạch hội nghị',
    ],
    ['giao ban thứ hai tới có đổi giờ gì không', ['changed'], 'giao ban'],
    ['giao ban tuần sau tui có tên không', ['own-answer'], 'giao ban tuần'],
  ])('%s', (message, asks, words) => {
    expect(turnOf(message).question).toMatchObject({ kind: 'meeting-people', asks, words });
  });

  test('the day and the hour that are said apart are one time', () => {
    expect(turnOf('mai standup 9h có bị dời không').question).toMatchObject({
      times: ['9h mai'],
      asks: ['changed'],
    });
  });
});

describe('what writes minutes, or asks how, stays so', () => {
  test.each([
    'soạn biên bản giao ban hôm thứ 2 giúp em',
    'cuộc chuyển phần mềm kế toán chưa có biên bản, soạn giúp em',
    'viết biên bản họp chốt giá đi',
    'gen bản nháp biên bản họp chuyển phần mềm kế toán đi, e thư ký mà chưa viết chữ nào',
    'bản nháp biên bản giao ban tuần đi, em chưa viết',
    'lập giúp em biên bản buổi giao ban xưởng sáng qua',
  ])('%s', (message) =>
    expect(turnOf(message)).toMatchObject({ question: null, asked: { kind: 'minutes' } }),
  );

  test('how minutes are sent is help', () => {
    expect(turnOf('làm răng gửi biên bản giao ban cho khách').question).toBeNull();
  });
});
