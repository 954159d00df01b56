import { givenNames } from '@hopgon/engine/intent/acts/read-pieces';
import type { MessageState } from '@hopgon/engine/intent/intent';
import { describe, expect, test } from 'vitest';
import { spellOut } from '../turn/spelled-out.rules.ts';
import { noContext } from '../turn/spoken-context.rules.ts';
import { divideMessage } from './divide-message.rules.ts';

const given = ['Mai', 'Hà', 'Minh', 'Sơn', 'An', 'Linh', 'Tùng', 'Năm', 'Lộc', 'Bảy'];
const titles = [
  { kind: 'meeting' as const, title: 'Giao ban tuần' },
  { kind: 'meeting' as const, title: 'Họp chất lượng tháng' },
  { kind: 'meeting' as const, title: 'Nghiệm thu máy sấy lạnh' },
  { kind: 'task' as const, title: 'Soạn thư mời hội nghị khách hàng' },
  { kind: 'task' as const, title: 'Kiểm kê kho Cần Thơ' },
  { kind: 'task' as const, title: 'Lập dự toán sơn phủ sàn xưởng 2' },
];
const rooms = ['Phòng Trúc', 'Phòng Sen'];

/** The parts of a message that is typed on a Thursday. */
function dividedInto(message: string, before: MessageState = null) {
  const typed = { message, parsed: { kind: 'text' as const }, meetingId: null, scope: null };
  const { question, context } = spellOut(typed, { ...noContext, given, titles, rooms, before });
  const ground = { context, given: givenNames(given), question, now: '2026-11-26T08:30:00' };
  return divideMessage(question.message, ground).clauses;
}
const textsOf = (message: string, before?: MessageState) =>
  dividedInto(message, before).map(({ text }) => text);

test('who leads a new meeting and who writes its minutes is said of it', () => {
  expect(dividedInto('họp giá 9h mai với bác Lộc, em Linh; bác Lộc chủ trì, em Linh ghi biên bản')).toEqual(
    [],
  );
});

describe('several orders', () => {
  test.each([
    ['nhắc em 9h mai gọi chị Hà, 14h in hồ sơ thầu', 'nhắc tôi 14h 27/11/2026 in hồ sơ thầu'],
    ['Nhắc chị 16h gửi bảng lương, còn sáng mai 8h kiểm máy in', 'nhắc tôi sáng mai 8h kiểm máy in'],
    ['remind 17h deploy bản vá, rồi 17h15 check log', 'nhắc tôi 17h15 check log'],
    ['nhac tui 8h sang mai dem hang, roi 10h goi bac Loc', 'nhắc tôi 10h 27/11/2026 gọi bác Lộc'],
    ['giao chị Hà gửi sao kê trước 5/12, và nhắc tôi 9h mai kiểm tra', 'nhắc tôi 9h mai kiểm tra'],
    ['giao Mai lập bảng công nợ, còn Tùng sửa máy in, hạn thứ 4', 'giao Tùng sửa máy in, hạn thứ 4'],
    [
      'giao anh Năm đếm kho lạnh hạn thứ 6; chú Bảy thay bạc đạn hạn thứ 2',
      'giao chú Bảy thay bạc đạn hạn thứ 2',
    ],
    ['Việc: 1. nhắc chị 9h mai gọi bác Lộc 2. dời giao ban sang 10h', 'dời giao ban sang 10h'],
    ['dời giao ban sang thứ 3 10h, rồi mời chị Hà vào họp chất lượng', 'mời chị Hà vào họp chất lượng'],
    [
      'lùi hạn dự toán sơn sàn qua thứ 6, còn việc kiểm kê kho tui nhận nghen',
      'việc kiểm kê kho tui nhận nghen',
    ],
    ['dời nghiệm thu máy sấy sang 9h thứ Hai, giao ban thứ Ba chị xin vắng', 'giao ban thứ Ba chị xin vắng'],
    ['hủy giao ban thứ Hai đi rồi đặt lịch với bác Lộc 9h thứ Ba', 'đặt lịch với bác Lộc 9h thứ Ba'],
    ['tui xin vắng họp nghiệm thu máy sấy mai, nhờ anh Sơn dự thay', 'mời anh Sơn vào buổi đó'],
    ['báo vắng họp chất lượng 3/12 giúp em, cử chị An đi thay nhé', 'mời chị An vào buổi đó'],
    [
      'thêm mục giá in 20 phút vào họp chất lượng; hỏi anh Sơn có cần mời chị Hà không',
      'viết thư hỏi anh Sơn có cần mời chị Hà không',
    ],
    ['mời chị An vô họp chất lượng, với in giúp 5 bộ tài liệu', 'tạo việc cho tôi: in giúp 5 bộ tài liệu'],
  ])('%s: and %s', (message, last) => {
    expect(textsOf(message).at(-1)).toBe(last);
    expect(dividedInto(message)).toHaveLength(2);
  });

  test.each([
    ['giao Tùng đo lại chỗ bong, thứ hai xong, báo anh Sơn biết giùm tui', 'anh Sơn'],
    ['giao Tùng soát hợp đồng in hộp trước thứ 4, báo bác Lộc biết luôn', 'bác Lộc'],
    ['tạo việc cho anh Năm đếm 40 thùng trà, hạn thứ 4, nhắn chị Hà biết nhé', 'chị Hà'],
  ])('%s: %s learns of it', (message, who) => {
    expect(dividedInto(message).at(-1)).toMatchObject({ isNews: true, text: who });
  });
});

describe('an order and a question', () => {
  test.each([
    [
      'Mai soạn thư mời hội nghị tới đâu rồi? Chưa xong thì lùi hạn cho em ấy tới 22/12',
      'lùi hạn cho em ấy tới 22/12',
    ],
    [
      'Việc kiểm kê kho giao anh Năm, hạn hôm nào ấy nhỉ? Nếu chưa xong thì nhắc anh ấy giúp bác nhé.',
      'nhắc anh ấy giúp bác nhé.',
    ],
    ['nhận việc soạn thư mời nha, mà hạn hôm nào đó?', 'việc đó hạn hôm nào?'],
    ['em nhận việc kiểm kê kho nhé, mà hôm mô phải xong đó?', 'việc đó hạn hôm nào?'],
    ['chị dự họp chất lượng nhé. Mà họp ở phòng nào vậy?', 'họp ở phòng nào vậy?'],
    ['giao ban thứ Hai em dự nhé. Mấy giờ bắt đầu vậy?', 'buổi đó Mấy giờ bắt đầu vậy?'],
    ['Giao ban thứ Hai em xin vắng. Mà em vắng thì ai làm thư ký ạ?', 'ai làm thư ký ạ?'],
    ['giao ban thứ Hai lúc mấy giờ nhỉ, rồi nhắc mình 8h in biên bản', 'nhắc mình 8h 30/11/2026 in biên bản'],
    [
      'T2 giao ban mấy giờ tan? Xong đặt luôn phòng Trúc 10h-11h họp với anh Minh',
      'đặt luôn phòng Trúc 10h-11h 30/11/2026 họp với anh Minh',
    ],
    [
      'chiều mai phòng Trúc có ai dùng chưa, chưa thì giữ cho em lúc 15h họp với anh Minh',
      'giữ cho em lúc 15h 27/11/2026 ở Phòng Trúc họp với anh Minh',
    ],
    [
      'Họp chất lượng anh Sơn có dự không? Chưa thì nhắn anh ấy một câu, bảo chuẩn bị sổ kho',
      'nhắn anh ấy một câu, bảo chuẩn bị sổ kho',
    ],
  ])('%s: and %s', (message, last) => {
    expect(textsOf(message).at(-1)).toBe(last);
    expect(dividedInto(message)).toHaveLength(2);
  });
});

describe('beside what is open', () => {
  const card = { kind: 'card', of: 'task-deadline' } as const;

  test('a question between two answers is asked by itself', () => {
    expect(
      dividedInto('9h. À khoan, 9h Tùng vướng họp chất lượng đúng không? Thế thì 9h30', {
        kind: 'asked',
        of: 'time',
      }),
    ).toMatchObject([{ isOwn: false }, { isOwn: true }, { isOwn: false }]);
  });

  test.each([
    ['lý do là theo bác Lộc ra Huế; còn bữa đó tạo việc nhờ chị An ghi biên bản', [false, true]],
    ['ok để đó, 2h chiều nhắc tôi gửi', [true]],
    ['9h nhé, rồi nhắc tôi trước 30 phút', []],
    ['ok, rồi mời thêm anh Minh và bạn Linh nữa', []],
    ['đẩy lên 2 rưỡi, chị Hà hay về sớm', []],
    ['khoan, mai em chở nhỏ đi khám, dời qua thứ hai 9h sáng', []],
  ])('%s', (message, own) => {
    expect(dividedInto(message, card).map(({ isOwn }) => isOwn)).toEqual(own);
  });

  test('what is asked for behind words that agree is of no card', () => {
    expect(dividedInto('Ừ được, gửi đi. Với lại hôm đó nhắc Sơn mang số liệu máy sấy', card)).toMatchObject([
      { text: 'hôm đó nhắc Sơn mang số liệu máy sấy', isOwn: true },
    ]);
  });
});

test.each([
  'Mai tôi đi Huế, dời giao ban sang thứ 2 9h giúp',
  'họp với anh Minh và chị Hà 9h mai, phòng Trúc, bàn giá, 45 phút',
  'đặt lịch 15h thứ 4 họp với Mai và Tùng về phân quyền, online, nhắc trước 30 phút',
  'giao Mai gửi sao kê cho chị Hà, anh Sơn, hạn thứ 6, gấp',
  'Tạo việc cho anh Năm: đếm kho, kiểm máy, lau kệ, hạn thứ Tư',
  'tạo việc: kiểm tra tủ lạnh kho, giao Mai, thứ Hai',
  'viết thư cho chị Hà nói em xin nghỉ chiều mai, nhờ chị ký giúp tờ khai, rồi gửi lại cho em',
  'nhắc em gọi chị Hà, 9h sáng mai',
  'nhắc tôi mua hoa, bánh và nước cho buổi tất niên 15h mai',
  'từ chối họp nghiệm thu, vì em phải đi Cần Thơ, nhờ chị An ghi lại giúp',
  'nhận lời họp chất lượng, nhưng tới trễ 15 phút',
  'đổi giao ban sang 9h, phòng Sen, mời thêm chị Hà',
  'xin lùi hạn kiểm kê kho sang thứ 2 vì thiếu người, mong chị thông cảm',
  'dự toán sơn em xin xong rồi nhưng khoan tick done, mai 9h nhắc em up file',
  'sáng mai em có họp gì không, mấy giờ',
  'họp với chị Hà, phân quyền phần mềm. thứ 4 10h. 1 tiếng. nhắc trước 15p',
  'GACP là gì v, e viết content cần giải thích cho khách',
  'Việc kiểm kê kho chuyển cho… à mà thôi, chỉ tăng ưu tiên lên cao giúp chị',
  'cho mục chạy không tải 20p, chạy có tải 40p, ký biên bản 10p vô buổi nghiệm thu',
  'xếp cuộc với bác Lộc 9h sáng thứ 6, nửa tiếng, bàn chuyện bàn giao tủ thuốc',
  'hủy nghiệm thu máy sấy, báo mọi người',
  'dời nghiệm thu máy sấy sang 9h thứ Hai, chị Hà kẹt khách',
])('%s is one', (message) => {
  expect(dividedInto(message)).toEqual([]);
});
