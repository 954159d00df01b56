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
