import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseTranscript } from '../transcript/parse-transcript.ts';
import { extractMeeting } from './extract-meeting.ts';

const MONDAY = '2026-03-09';
const extract = (content: string, meetingDate = MONDAY) =>
  extractMeeting({ meetingDate, turns: parseTranscript({ name: 'họp.txt', content }).turns });
const tasks = (content: string, meetingDate?: string) =>
  extract(content, meetingDate).actionItems.map(({ assignee, deadline, evidence }) => [
    assignee,
    deadline,
    evidence,
  ]);

describe('tasks', () => {
  test('a task given to somebody by name, accepted in the next turn', () => {
    const [item] = extract(
      'Hà: Thu gửi hợp đồng cho khách trước thứ năm giúp chị nhé.\nThu: Vâng ạ.',
    ).actionItems;
    expect(item).toMatchObject({
      title: 'Gửi hợp đồng cho khách',
      assignee: 'Thu',
      deadline: '2026-03-12',
      evidence: [0, 1],
    });
  });

  test('"em" is who was called; the day of the promise overrules the day asked for', () => {
    expect(
      tasks('Tuấn: Đức ơi, em kiểm tra máy chủ cho anh thứ ba nhé.\nĐức: Dạ thứ tư em kiểm tra ạ.'),
    ).toEqual([['Đức', '2026-03-11', [0, 1]]]);
  });

  test('a task refused and passed on belongs to who took it', () => {
    const talk =
      'Tuấn: Mai, em liên hệ nhà in giúp anh nhé.\nMai: Tuần này em kẹt rồi anh. Hà gọi được không Hà?\nHà: Được, để em gọi, chiều mai em gọi luôn.';
    expect(tasks(talk)).toEqual([['Hà', '2026-03-10', [0, 1, 2]]]);
  });

  test.each([
    'Hà: Gửi hợp đồng cho khách trước thứ năm giúp chị nhé.\nMọi người: Vâng ạ.',
    'Hà: Còn vụ hợp đồng thì sao?\nCả nhóm: Để em gửi hợp đồng cho khách thứ năm.',
  ])('what several take on as one is nobody’s yet: %s', (talk) => {
    const [item] = extract(talk).actionItems;
    expect(item).toMatchObject({ title: 'Gửi hợp đồng cho khách', assignee: null, deadline: '2026-03-12' });
  });

  test('a later day asked for counts once it is granted', () => {
    const talk =
      'Tuấn: Hà viết báo cáo cho anh, thứ năm nhé.\nHà: Hơi gấp anh ạ, cho em sang thứ sáu được không?\nTuấn: Ok, thứ sáu.';
    expect(tasks(talk)).toEqual([['Hà', '2026-03-13', [0, 1, 2]]]);
  });

  test('Southern and Central speech, numbered voices without punctuation', () => {
    const talk =
      'Speaker 1: yến nè em gửi mail xin lỗi khách cho anh nghen\nSpeaker 2: dạ chiều mai em gửi\nSpeaker 1: ừ';
    expect(tasks(talk)).toEqual([['Speaker 2', '2026-03-10', [0, 1]]]);
    expect(tasks('Vy: Nhật, cậu hỏi giúp giá thuê hỉ?\nNhật: Ừ, mốt tớ hỏi.')).toEqual([
      ['Nhật', '2026-03-11', [0, 1]],
    ]);
  });

  test('a recap proves tasks, it makes none', () => {
    const talk = 'Tuấn: Hà soạn đề thi nhé.\nHà: Vâng.\nTuấn: Tóm lại: Hà đề thi, Long thì nghỉ.\nLong: Dạ.';
    expect(tasks(talk)).toEqual([['Hà', null, [0, 1, 2]]]);
  });

  test.each([
    ['finished work', 'Hà: Em đã gửi báo cáo hôm qua rồi anh.'],
    ['an imagined case', 'Hà: Nếu có thêm người thì em sẽ viết luôn tài liệu.'],
    ['a declined offer', 'Long: Anh có cần em làm slide không ạ?\nTuấn: Thôi khỏi em.'],
    ['a vague promise', 'Long: Em sẽ cố gắng hết sức ạ.'],
    ['plans of third parties', 'Long: Bên điện lực họ sẽ sửa trụ thứ sáu này.'],
    ['a rejected proposal', 'Mai: Hay mình thuê thêm hai người?\nTuấn: Không được em ơi.'],
    ['the floor given to somebody', 'Tuấn: Linh, em báo cáo tình hình nhé.\nLinh: Dạ tuần này ổn ạ.'],
  ])('%s is no task', (_, talk) => {
    expect(tasks(talk)).toEqual([]);
  });
});

describe('decisions', () => {
  test('the settling word is left out, what it settles is kept', () => {
    const { decisions } = extract(
      'Tuấn: Rồi. Vậy chốt: sprint này làm phần thanh toán, báo cáo để sprint sau nhé.\nMai: Vâng.',
    );
    expect(decisions.map((one) => one.text)).toEqual([
      'Sprint này làm phần thanh toán, báo cáo để sprint sau',
    ]);
  });

  test('only the last version stands', () => {
    const talk =
      'Sáu: Thôi thì gắn bốn con camera đầu hẻm, chốt vậy.\nLý: Khoan, bốn con là thừa.\nSáu: Vậy sửa lại, chốt gắn hai con camera đầu hẻm.\nLý: Đồng ý.';
    expect(extract(talk).decisions.map((one) => one.text)).toEqual(['Gắn hai con camera đầu hẻm']);
  });

  test('an agenda and an unsettled matter are no decisions', () => {
    expect(
      extract('Hà: Hôm nay mình chốt ngân sách nhé.\nLan: Vâng.\nHà: Giá thì chưa chốt được.').decisions,
    ).toEqual([]);
  });
});

describe('open questions', () => {
  test('a question stays open when the reply is that nobody knows', () => {
    const { openQuestions } = extract(
      'Long: Hoàn tiền trong bảy ngày hay mười lăm ngày anh nhỉ?\nTuấn: Cái đó anh cũng chưa rõ, để hỏi pháp chế.',
    );
    expect(openQuestions).toMatchObject([
      { text: 'Hoàn tiền trong bảy ngày hay mười lăm ngày?', evidence: [0, 1] },
    ]);
  });

  test('an answered question and a complaint are not open', () => {
    const talk = 'An: Khuya là mấy giờ?\nVy: Mười một giờ đêm.\nAn: Họp nhiều thế thì ai mà làm được?';
    expect(extract(talk).openQuestions).toEqual([]);
  });
});

const words =
  'dạ vâng em anh sẽ gửi làm chốt nhé không nếu chưa rõ thứ sáu mai Lan Hà ơi , . ? để giao thôi tóm lại đồng ý hay mình'.split(
    ' ',
  );

test('any talk is read without failing, and evidence points at turns that exist', () => {
  const turn = fc.record({
    speaker: fc.constantFrom('Lan', 'Hà', 'Speaker 1', null),
    startMs: fc.constant(null),
    endMs: fc.constant(null),
    text: fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.constantFrom(...words), { maxLength: 30 }).map((said) => said.join(' ')),
    ),
  });
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 12 }), (turns) => {
      const found = extractMeeting({ meetingDate: MONDAY, turns });
      const all = [...found.actionItems, ...found.decisions, ...found.openQuestions, ...found.topics];
      for (const { evidence } of all) {
        expect(evidence.length).toBeGreaterThan(0);
        expect(evidence.every((index) => index >= 0 && index < turns.length)).toBe(true);
        expect(evidence).toEqual([...new Set(evidence)].sort((a, b) => a - b));
      }
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['Frontend em mới làm được một nửa. Có thiết kế mới em sẽ tăng tốc phần này.', 'Tăng tốc phần frontend'],
  ['Còn kho bãi thì em chưa xem. Tuần sau em sẽ rà soát khâu này ạ.', 'Rà soát khâu kho bãi'],
  ['Chào cả nhà. Em sẽ hoàn thành phần này ạ.', 'Hoàn thành phần này'],
])('a task on "phần này" names what was spoken of: %s', (text, title) => {
  const turns = [
    { speaker: 'Hiếu', text: 'Chào Tuấn.', startMs: null, endMs: null },
    { speaker: 'Tuấn', text, startMs: null, endMs: null },
  ];
  const { actionItems } = extractMeeting({ meetingDate: '2026-11-20', turns });
  expect(actionItems.map((item) => item.title)).toEqual([title]);
});

describe('days', () => {
  test.each([
    [
      'an event whose day was told',
      'Tuấn: Vậy chốt khai trương ngày 20 tháng 3 nhé.\nHà: Vâng.\nTuấn: Hà in tờ rơi cho anh trước hôm khai trương nhé.\nHà: Dạ.',
      '2026-03-20',
    ],
    [
      'so many days before it',
      'Tuấn: Vậy chốt khai trương ngày 20 tháng 3 nhé.\nHà: Vâng.\nTuấn: Hà in tờ rơi cho anh trước khai trương hai ngày nhé.\nHà: Dạ.',
      '2026-03-18',
    ],
    [
      'the sentence after the order',
      'Tuấn: Hà lập bảng giá cho anh nhé. Trước thứ sáu phải có.\nHà: Vâng.',
      '2026-03-13',
    ],
    [
      'a day of the month by its number',
      'Tuấn: Hà lập bảng giá cho anh nhé.\nHà: Dạ chiều hai mươi em gửi.',
      '2026-03-20',
    ],
    ['what the giver does with it', 'Tuấn: Hà lập bảng giá đi, thứ sáu anh xem.\nHà: Vâng.', '2026-03-13'],
    ['the next sentence of the promise', 'Hà: Để em mua rèm cho. Thứ bảy em mang đến lắp.', '2026-03-14'],
    [
      'the one who hears it grants another',
      'Hà: Em xin hoàn thiện bệnh án trong tuần này.\nTuấn: Thứ hai tuần sau cũng được em.',
      '2026-03-16',
    ],
    [
      'the month is which paper it is',
      'Tuấn: Hà viết nghị quyết tháng sáu, ngày kia gửi anh nhé.\nHà: Vâng.',
      '2026-03-11',
    ],
    [
      'the same day, once the meeting is over',
      'Tuấn: Hà gọi nhà in giúp anh nhé.\nHà: Dạ họp xong em gọi.',
      '2026-03-09',
    ],
  ])('%s', (_, talk, deadline) => {
    expect(extract(talk).actionItems.map((item) => item.deadline)).toEqual([deadline]);
  });
});

describe('rulings', () => {
  test.each([
    [
      'put forward by the chair and agreed to',
      'Hà: Tôi đề nghị mỗi giáo viên dự giờ hai tiết một tháng.\nThu: Em nhất trí ạ.\nLan: Em cũng đồng ý.',
      'Mỗi giáo viên dự giờ hai tiết một tháng',
    ],
    [
      'one of two ways',
      'Hà: Sự kiện hoàn tiền mình dùng Kafka hay RabbitMQ?\nThu: Dạ Kafka đi chị.\nHà: Kafka nhé, khỏi RabbitMQ.',
      'Sự kiện hoàn tiền mình dùng Kafka, khỏi RabbitMQ',
    ],
    [
      'a refusal',
      'Hà: Quan điểm của tôi là không duyệt khoản vay Đại Lộc.\nThu: Vâng ạ.',
      'Không duyệt khoản vay Đại Lộc',
    ],
    [
      'reasons behind a comma left out',
      'Hà: Chốt xuống giống đồng loạt mùng mười, ai sạ trước ráng chịu.\nThu: Nhất trí.',
      'Xuống giống đồng loạt mùng mười',
    ],
  ])('%s', (_, talk, text) => {
    expect(extract(talk).decisions.map((one) => one.text)).toEqual([text]);
  });

  test.each([
    'Hà: Hôm nay mình chốt chương trình hè cho kịp tháng sáu.\nThu: Vâng.',
    'Hà: Hay mình thuê thêm xe?\nThu: Thôi đừng thuê thêm xe.\nHà: Ừ.',
    'Hà: Thu viết nghị quyết gửi tôi ký nhé.\nThu: Vâng.',
  ])('what is only planned, turned down or a word inside another is none: %s', (talk) => {
    expect(extract(talk).decisions).toEqual([]);
  });
});

test('English talk: who, what, by when; what was settled; what nobody knows', () => {
  const found = extract(
    "Anna: Tom, can you update the pricing page by Friday?\nTom: Sure, will do.\nAnna: Let's postpone the launch to June.\nTom: Agreed.\nAnna: Do we have budget for ads?\nTom: Not sure yet.",
  );
  expect(found.actionItems).toMatchObject([
    { title: 'Update the pricing page', assignee: 'Tom', deadline: '2026-03-13' },
  ]);
  expect(found.decisions).toHaveLength(1);
  expect(found.openQuestions).toMatchObject([{ text: 'Do we have budget for ads?' }]);
});

test('an agenda gives the topics their names and their turns', () => {
  const { turns } = parseTranscript({
    name: 'họp.txt',
    content:
      'Hà: Nợ quá hạn thế nào?\nThu: Tăng mười hai tỷ.\nHà: Sang chuyện cây ATM số hai nhé.\nThu: Hỏng màn hình ạ.',
  });
  const { topics } = extractMeeting({
    meetingDate: MONDAY,
    turns,
    agenda: ['Cây ATM', 'Nhân sự', 'Nợ quá hạn'],
  });
  expect(topics).toEqual([
    { title: 'Cây ATM', agendaItem: 0, evidence: [2, 3] },
    { title: 'Nợ quá hạn', agendaItem: 2, evidence: [0, 1] },
  ]);
});

test('figures, days and names are told once, with all their turns', () => {
  const { mentioned } = extract(
    'Hà: Anh Dũng báo giá 12 tỷ, thứ sáu này ký.\nThu: Mười hai tỷ thì Hà phải hỏi công ty Minh Phát.',
  );
  expect(mentioned.figures).toMatchObject([{ text: '12 tỷ', value: 12_000_000_000, evidence: [0, 1] }]);
  expect(mentioned.dates).toMatchObject([{ date: '2026-03-13', evidence: [0] }]);
  expect(mentioned.names.map(({ name, speaks }) => [name, speaks])).toEqual([
    ['anh Dũng', false],
    ['Hà', true],
    ['công ty Minh Phát', false],
  ]);
});

test('whom a word names is no day, and what is only letters no name', () => {
  const { mentioned } = extract(
    'Hà: Mai gửi trước thứ sáu nhé, rồi hỏi chị HR bên FPT.\nMai: Em OK ạ, mai em gửi.',
  );
  expect(mentioned.dates.map(({ text }) => text)).toEqual(['thứ sáu', 'mai']);
  expect(mentioned.names.map(({ name }) => name)).toEqual(['Mai', 'bên FPT']);
});
