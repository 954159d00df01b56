import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../transcript/parse-transcript.ts';
import { isFact } from './certainty.ts';
import { extractMeeting } from './extract-meeting.ts';

const read = (content: string) =>
  extractMeeting({
    meetingDate: '2026-03-09',
    turns: parseTranscript({ name: 'họp.txt', content }).turns,
  });
const tasksIn = (content: string) =>
  read(content)
    .actionItems.filter(isFact)
    .map(({ assignee, deadline }) => [assignee, deadline]);

describe('a task belongs to', () => {
  test.each([
    [
      'who is asked by name and accepts',
      'Hà: Thu gửi hợp đồng cho khách trước thứ năm giúp chị nhé.\nThu: Vâng ạ.',
      'Thu',
      '2026-03-12',
    ],
    [
      'who is called, by the day they promise',
      'Tuấn: Đức ơi, em kiểm tra máy chủ cho anh thứ ba nhé.\nĐức: Dạ thứ tư em kiểm tra ạ.',
      'Đức',
      '2026-03-11',
    ],
    [
      'who takes it where another refuses',
      'Tuấn: Mai, em liên hệ nhà in giúp anh nhé.\nMai: Tuần này em kẹt rồi anh. Hà gọi được không Hà?\nHà: Được, để em gọi, chiều mai em gọi luôn.',
      'Hà',
      '2026-03-10',
    ],
    [
      'who asks for a later day, once it is granted',
      'Tuấn: Hà viết báo cáo cho anh, thứ năm nhé.\nHà: Hơi gấp anh ạ, cho em sang thứ sáu được không?\nTuấn: Ok, thứ sáu.',
      'Hà',
      '2026-03-13',
    ],
    [
      'a numbered voice without punctuation',
      'Speaker 1: yến nè em gửi mail xin lỗi khách cho anh nghen\nSpeaker 2: dạ chiều mai em gửi\nSpeaker 1: ừ',
      'Speaker 2',
      '2026-03-10',
    ],
    [
      'who promises in Central speech',
      'Vy: Nhật, cậu hỏi giúp giá thuê hỉ?\nNhật: Ừ, mốt tớ hỏi.',
      'Nhật',
      '2026-03-11',
    ],
    [
      'who is asked in English',
      'Anna: Tom, can you send the pricing page by Friday?\nTom: Sure, I will send it on Thursday.\nAnna: Thanks.\nTom: Okay.',
      'Tom',
      '2026-03-12',
    ],
  ])('%s', (_, talk, assignee, deadline) => {
    expect(tasksIn(talk)).toEqual([[assignee, deadline]]);
  });

  test.each([
    'Hà: Gửi hợp đồng cho khách trước thứ năm giúp chị nhé.\nMọi người: Vâng ạ.',
    'Hà: Còn vụ hợp đồng thì sao?\nCả nhóm: Để em gửi hợp đồng cho khách thứ năm.',
  ])('nobody where several accept as one: %s', (talk) => {
    expect(tasksIn(talk)).toEqual([[null, '2026-03-12']]);
  });
});

test('a recap adds to the tasks it repeats and makes none', () => {
  const talk =
    'Tuấn: Hà soạn đề thi toán nhé.\nHà: Vâng.\nTuấn: Mai in giấy mời phụ huynh.\nMai: Dạ.\nTuấn: Tóm lại: Hà soạn đề thi toán, Mai in giấy mời phụ huynh, Long thì nghỉ.\nLong: Dạ.';
  const tasks = read(talk).actionItems.filter(isFact);
  expect(tasks.map(({ assignee }) => assignee)).toEqual(['Hà', 'Mai']);
  expect(tasks.every(({ evidence }) => evidence.includes(4))).toBe(true);
});

test.each([
  ['finished work', 'Hà: Em đã gửi báo cáo hôm qua rồi anh.'],
  ['a declined offer', 'Long: Anh có cần em làm slide không ạ?\nTuấn: Thôi khỏi em.'],
  ['a vague promise', 'Long: Em sẽ cố gắng hết sức ạ.'],
  ['plans of third parties', 'Long: Bên điện lực họ sẽ sửa trụ thứ sáu này.'],
  ['a rejected proposal', 'Mai: Hay mình thuê thêm hai người?\nTuấn: Không được em ơi.'],
  ['the floor given to somebody', 'Tuấn: Linh, em báo cáo tình hình nhé.\nLinh: Dạ tuần này ổn ạ.'],
  [
    'the floor given to somebody who answers at length',
    'Tuấn: Nam trình bày doanh số đi em.\nNam: Dạ doanh số quý một giảm mười phần trăm, chủ yếu ở miền Trung.',
  ],
  ['an imagined case', 'Hà: Nếu có thêm người thì em sẽ viết luôn tài liệu.'],
  ['an imagined case with another condition', 'Long: Nếu mà có thêm máy thì em dựng luôn phần đồ họa.'],
])('%s is no task', (_, talk) => {
  expect(tasksIn(talk)).toEqual([]);
});

test.each([
  [
    'a report by a day',
    'Hà: Nam báo cáo doanh số trước thứ sáu nhé.\nNam: Dạ vâng chị.',
    'Nam',
    '2026-03-13',
  ],
  [
    'work for a case that may come',
    'Hà: Nếu khách đồng ý thì Thu gửi hợp đồng thứ sáu nhé.\nThu: Vâng, em gửi ạ.',
    'Thu',
    '2026-03-13',
  ],
])('%s is a task', (_, talk, assignee, deadline) => {
  expect(tasksIn(talk)).toEqual([[assignee, deadline]]);
});

test('only the last version of a decision stands', () => {
  const talk =
    'Sáu: Thôi thì gắn bốn con camera đầu hẻm, chốt vậy.\nLý: Khoan, bốn con là thừa.\nSáu: Vậy sửa lại, chốt gắn hai con camera đầu hẻm.\nLý: Đồng ý.';
  const decisions = read(talk).decisions.filter(isFact);
  expect(decisions.map(({ text }) => text)).toEqual([expect.stringContaining('2 con camera đầu hẻm')]);
});

test('an agenda and an unsettled matter are no decisions', () => {
  const talk = 'Hà: Hôm nay mình chốt ngân sách nhé.\nLan: Vâng.\nHà: Giá thì chưa chốt được.';
  expect(read(talk).decisions.filter(isFact)).toEqual([]);
});

test('a question stays open when the reply is that nobody knows, not when it is answered', () => {
  const open = (talk: string) => read(talk).openQuestions.filter(isFact);
  expect(
    open(
      'Long: Hoàn tiền trong bảy ngày hay mười lăm ngày anh nhỉ?\nTuấn: Cái đó anh cũng chưa rõ, để hỏi pháp chế.',
    ),
  ).toMatchObject([{ text: expect.stringContaining('bảy ngày hay mười lăm ngày') }]);
  expect(open('Anna: Do we have budget for ads?\nTom: Not sure yet.')).toMatchObject([
    { text: expect.stringContaining('budget for ads?') },
  ]);
  expect(open('An: Khuya là mấy giờ?\nVy: Mười một giờ đêm.\nAn: Họp nhiều thế thì ai mà làm được?')).toEqual(
    [],
  );
});
