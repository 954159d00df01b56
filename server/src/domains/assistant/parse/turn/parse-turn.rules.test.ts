import { describe, expect, test } from 'vitest';
import { correctItself } from './correct-itself.rules.ts';
import { findAskedTerm, findHelpTopic } from './find-help-topic.rules.ts';
import { parseTurn } from './parse-turn.rules.ts';
import { resolveReferences } from './resolve-references.rules.ts';
import { noContext, type SpokenContext } from './spoken-context.rules.ts';

/** A Thursday. */
const now = '2026-11-26T08:30:00';
const context = {
  person: 'Nguyễn Thị Lan',
  day: '30/11/2026',
  clock: '09:30',
  question: 'chị Thu sáng mai rảnh không',
  before: { kind: 'after' as const, of: '' },
  choice: null,
  titles: [{ kind: 'meeting' as const, title: 'Nghiệm thu máy sấy' }],
  rooms: [],
  listed: [],
  parts: 0,
  openTitles: [],
  room: null,
  lastIds: [],
  given: ['lan', 'thu', 'mai', 'son', 'minh'],
};

const turnOf = (message: string, before: SpokenContext = context) =>
  parseTurn({ message, parsed: { kind: 'text' }, meetingId: null, scope: null }, now, before);

describe('words that point to what was spoken of', () => {
  test.each([
    ['hẹn chị ấy 10h hôm đó', 'hẹn Nguyễn Thị Lan 10h 30/11/2026'],
    ['giờ đó chị ấy rảnh không', '09:30 30/11/2026 Nguyễn Thị Lan rảnh không'],
    ['trước giờ đó, tầm 8h', '30/11/2026, tầm 8h'],
    ['nhac tui 7h sang hom do', 'nhac tui 7h sang 30/11/2026'],
    ['nhắc anh nớ chiều bữa nớ', 'nhắc anh nớ chiều 30/11/2026'],
    ['nhắc chị nớ chiều bữa nớ', 'nhắc Nguyễn Thị Lan chiều 30/11/2026'],
    ['hẹn chị Hà 10h mai', 'hẹn chị Hà 10h mai'],
  ])('%s: %s', (message, wanted) => {
    expect(resolveReferences(message, context)).toBe(wanted);
  });

  test('point nowhere where nothing was spoken of', () => {
    expect(resolveReferences('hẹn chị ấy 10h hôm đó', noContext)).toBe('hẹn chị ấy 10h hôm đó');
  });
});

describe('a question that goes on from the last one', () => {
  test.each([
    ['thế còn thứ Hai?', context.question, 'chị Thu sáng thứ Hai rảnh không'],
    [
      'thế còn thứ sáu?',
      'Ngọc Anh có rảnh lúc 15:00 27/11/2026 không',
      'Ngọc Anh có rảnh 15:00 thứ sáu không',
    ],
    ['còn 10h?', 'Ngọc Anh có rảnh lúc 15:00 27/11/2026 không', 'Ngọc Anh có rảnh 10h không'],
    ['còn anh Sơn?', context.question, 'anh Sơn sáng mai rảnh không'],
    ['còn tuần sau?', 'Tuần này chị họp bao nhiêu rồi em', 'tuần sau chị họp bao nhiêu rồi em'],
    [
      'thế cả công ty thì sao',
      'tuần sau chị họp bao nhiêu rồi em',
      'tuần sau cả công ty họp bao nhiêu rồi em',
    ],
    ['tuần này tôi họp gì', context.question, 'tuần này tôi họp gì'],
  ])('%s after “%s”', (message, question, wanted) => {
    expect(turnOf(message, { ...context, question }).message).toBe(wanted);
  });
});

test.each([
  ['hẹn anh Minh thứ Ba lúc 10 giờ, à nhầm thứ Tư, bàn giá', 'hẹn anh Minh thứ Tư lúc 10 giờ, bàn giá'],
  ['hẹn anh Minh 10h mai, à nhầm 11h', 'hẹn anh Minh 11h mai'],
  ['hẹn anh Minh 10h thứ Tư, à không, thứ Năm tuần sau, bàn giá', 'hẹn anh Minh thứ Năm tuần sau, bàn giá'],
  ['hẹn anh Minh, à nhầm anh Sơn 10h mai', 'hẹn anh Sơn 10h mai'],
  ['khách nhầm địa chỉ, hẹn lại', 'khách nhầm địa chỉ, hẹn lại'],
])('%s mends itself', (message, wanted) => {
  expect(correctItself(message)).toBe(wanted);
});

describe('help with the product', () => {
  test.each([
    ['quên mật khẩu thì sao', 'forgotten-password'],
    ['doi mat khau o dau', 'change-password'],
    ['đổi tên hiển thị của em ở chỗ nào dạ', 'own-name'],
    ['mời người mới vào hệ thống kiểu gì nhỉ', 'invite-members'],
    ['bật chế độ tối ở đâu', 'dark-mode'],
  ])('%s: %s', (message, topic) => {
    expect(findHelpTopic(message)).toBe(topic);
  });

  test.each(['bàn phân quyền phần mềm', 'đổi mật khẩu wifi rồi nhé', 'mời người mới vào họp 9h'])(
    'is not asked for: %s',
    (message) => {
      expect(findHelpTopic(message)).toBeNull();
    },
  );

  test.each([
    ['GACP là gì ấy nhỉ', 'GACP'],
    ['GACP la cai chi rua', 'GACP'],
    ['HNKH nghĩa là gì', 'HNKH'],
  ])('%s asks for %s', (message, term) => {
    expect(findAskedTerm(message)).toBe(term);
  });
});

test.each([
  ['9h, bàn cỡ chữ trên vỏ hộp nhé.', 'cỡ chữ trên vỏ hộp'],
  ['chiều mai, trao đổi   về giá in', 'giá in'],
  ['9h mai', ''],
  [`9h, bàn ${'nhé '.repeat(140)}`, ''],
])('%s is about “%s”', (message, goal) => {
  expect(turnOf(message, noContext).goal).toBe(goal);
});

test.each([
  ['lên lịch rà soát hàng tuần 15h chiều t5 với anh Minh, từ tuần sau trở đi', '2026-11-30'],
  ['cứ thứ 2 hàng tuần 3h chiều họp với anh Minh vụ công nợ, bắt đầu từ tuần sau', '2026-11-30'],
  ['họp mỗi thứ 6 16h với anh Minh bàn giá, bắt đầu từ 4/12', '2026-12-04'],
])('%s begins on %s', (message, day) => {
  const { asked } = turnOf(message, noContext);
  const start = asked.kind === 'schedule' ? asked.words.time.ahead?.start : undefined;
  expect(start?.slice(0, 10)).toBe(day);
});

test('a matter has no hour and no length', () => {
  const { asked } = turnOf('họp bàn giá bán 45p chiều mai với chị Lan ở p.Trúc', noContext);
  expect(asked).toMatchObject({ words: { request: { goal: 'bàn giá bán', location: 'p.Trúc' } } });
});

describe('what a message plainly asks, whatever it looks like', () => {
  test.each([
    ['nhờ soạn giúp em biên bản buổi giao ban', 'minutes'],
    ['mấy giờ nghiệm thu máy sấy thế', 'next-meeting'],
    ['ai gọi lại tám khách hàng cũ?', 'question'],
    ['Trưởng ban là ai?', 'question'],
    ['Khách hàng chán mẫu nào?', 'question'],
    ['giao Lan gọi lại tám khách hàng cũ', 'task'],
    ['việc của Lan tới đâu rồi', 'person-tasks'],
    ['chị Lan mới dời họp nghiệm thu sang 3h rồi hả', 'next-meeting'],
    ['hủy họp nghiệm thu chưa', 'next-meeting'],
  ])('%s: %s', (message, kind) => {
    expect(turnOf(message).asked.kind).toBe(kind);
  });

  test.each(['bạn là ai', 'thế bạn là người hay máy'])('%s: who the assistant is', (message) => {
    expect(turnOf(message).helpTopic).toBe('assistant');
  });

  test.each([
    ['buổi nghiệm thu máy sấy cho sang thứ Hai 9h nhé', { kind: 'move', to: 'thứ Hai 9h' }],
    ['thôi không họp nghiệm thu máy sấy nữa', { kind: 'cancel', words: 'nghiệm thu máy sấy' }],
    ['nhắc tôi trước nghiệm thu máy sấy 30 phút', { kind: 'remind-before', minutes: 30 }],
    [
      'hủy nghiệm thu máy sấy, nhắn chú Lan khỏi chạy lên',
      { kind: 'cancel', words: 'nghiệm thu máy sấy', beside: ['nhắn chú Lan khỏi chạy lên'] },
    ],
    ['viết mail mời Lan phỏng vấn 16h chiều mai', { kind: 'letter' }],
    ['moi them chi Lan vao hop nghiem thu voi chi Ha', { kind: 'invite' }],
    ['viec bao gia em nhan nhe', { kind: 'task', state: 'accepted' }],
  ])('%s is an act', (message, wanted) => {
    expect(turnOf(message).act).toMatchObject(wanted);
  });

  test('who agrees and asks more is read for the rest', () => {
    const { isConfirmed, message } = turnOf('Ừ gửi đi. Mà ai chủ trì cuộc họp giá', noContext);
    expect({ isConfirmed, message }).toEqual({ isConfirmed: true, message: 'ai chủ trì cuộc họp giá' });
  });
});

describe('a room that is named anywhere', () => {
  const rooms = ['Phòng Trúc', 'Phòng Ninh Kiều'];
  test.each([
    ['Gọi Sơn với Minh họp 15 phút lúc 4h chiều mai. Phòng Trúc.', 'Phòng Trúc'],
    ['họp với chị Lan bàn giá 9h mai ở p.Trúc nha', 'Phòng Trúc'],
    ['hop voi chi Lan ban gia 9h mai phong NK', 'Phòng Ninh Kiều'],
    ['họp với chị Lan bàn giá 9h mai', ''],
  ])('%s is held in “%s”', (message, location) => {
    const { asked } = turnOf(message, { ...noContext, rooms });
    expect(asked).toMatchObject({ kind: 'schedule', words: { request: { location } } });
  });

  test('is nobody whose time is asked for', () => {
    expect(turnOf('thứ hai tuần sau p Trúc trống lúc nào', { ...noContext, rooms }).question).toMatchObject({
      kind: 'rooms',
    });
  });
});

describe('after a question which of several kinds a message is', () => {
  const choice = {
    message: 'lịch họp với anh Minh về phần mềm thứ sáu tới',
    options: [
      { kind: 'schedule' as const, label: 'Đặt cuộc họp mới' },
      { kind: 'agenda' as const, label: 'Xem lịch họp' },
    ],
  };
  const before = { kind: 'asked' as const, of: 'which' };
  const asked = { ...noContext, given: context.given, choice, before };

  test('who says more of it goes on with the likeliest', () => {
    const turn = turnOf('10h15 nhé', asked);
    expect(turn.message).toBe('lịch họp với anh Minh về phần mềm thứ sáu tới, 10h15 nhé');
    expect(turn.asked).toMatchObject({ kind: 'schedule' });
  });

  test('who asks something else does not', () => {
    expect(turnOf('chị Lan chiều mai rảnh không', asked).message).toBe('chị Lan chiều mai rảnh không');
  });
});

describe('a question with why it is asked beside it', () => {
  test.each([
    [
      'Phòng Trúc chiều mai còn trống không, mình cần xếp thêm một buổi trước 16h',
      { kind: 'rooms', time: 'chiều mai' },
    ],
    [
      'Anh Sơn trả lời đi nghiệm thu máy sấy chưa, anh nớ chủ trì mà cứ im im',
      { kind: 'meeting-people', asks: ['answer'] },
    ],
  ])('%s', (message, wanted) => {
    expect(turnOf(message, { ...noContext, given: context.given }).question).toMatchObject(wanted);
  });
});

describe('what a question asks for', () => {
  test.each([
    ['hôm qua buổi chiều tôi họp cái gì ấy nhỉ', { kind: 'agenda', range: { first: '2026-11-25' } }],
    ['việc tôi giao cho Minh xong chưa', { kind: 'person-tasks', isGiven: true, person: 'Minh' }],
    ['việc nào mới giao mà em chưa nhận', { kind: 'own-tasks', among: 'new', isGiven: false }],
    ['mấy việc tôi giao cho người khác tới đâu rồi', { isGiven: true }],
    ['Chị Minh hứa viết thư cho phòng kinh doanh lúc nào?', { kind: 'question' }],
    ['sáng mai tôi họp gì', { kind: 'agenda', range: { start: '2026-11-27T00:00:00' } }],
  ])('%s', (message, wanted) => {
    expect(turnOf(message, { ...noContext, given: context.given }).asked).toMatchObject(wanted);
  });

  test.each([
    ['Bên Kho có những ai?', { kind: 'person', words: 'Bên Kho' }],
    ['ben kho co nhung ai, em can hoi', { kind: 'person', words: 'ben kho' }],
    ['họp bên kho có những ai', { kind: 'meeting-people' }],
  ])('%s', (message, wanted) => {
    expect(turnOf(message, { ...noContext, given: context.given }).question).toMatchObject(wanted);
  });

  test('each of several who are named is asked of', () => {
    const { question } = turnOf('chị Thu với anh Sơn, ai là kế toán', noContext);
    expect(question).toMatchObject({ kind: 'person', words: 'chị Thu, anh Sơn' });
  });
});

describe('behind a look-up', () => {
  const before = { kind: 'after' as const, of: 'said' };
  const question = 'giá thuê kho Bình Dương chốt bao nhiêu';

  test.each([
    ['ai chốt vậy', 'ai chốt vậy giá thuê kho Bình Dương chốt'],
    ['khi nào vậy?', 'khi nào vậy giá thuê kho Bình Dương chốt'],
    ['xe tải ai lái', 'xe tải ai lái'],
  ])('%s asks “%s”', (message, wanted) => {
    expect(turnOf(message, { ...noContext, before, question }).message).toBe(wanted);
  });
});

describe('what goes on from no question', () => {
  const before = { kind: 'after' as const, of: 'move' };

  test('asks for the day it names', () => {
    const { asked } = turnOf('thế còn thứ Tư?', { ...noContext, before });
    expect(asked).toMatchObject({ kind: 'agenda', range: { first: '2026-12-02' } });
  });

  test('may ask for the meetings or the tasks of somebody', () => {
    const { kind, rivals } = turnOf('thế còn anh Sơn?', { ...noContext, given: context.given, before });
    expect([kind, ...rivals]).toEqual(['agenda', 'person-tasks']);
  });
});

test.each(['hạn hôm nào ấy nhỉ', 'xong chưa vậy em'])('%s asks of the task spoken of last', (message) => {
  const after = { ...noContext, before: { kind: 'after' as const, of: 'person-tasks' } };
  expect(turnOf(message, after).question).toEqual({ kind: 'task-state', words: '', people: [] });
});

describe('what asks changes nothing', () => {
  test.each([
    ['nghiệm thu máy sấy thứ 4 tới là 7h30 hay 8h rứa', 'next-meeting'],
    ['nghiem thu may say thu 4 toi la 7h30 hay 8h vay', 'next-meeting'],
    ['nghiệm thu máy sấy tôi dự online được không', 'next-meeting'],
  ])('%s', (message, kind) => {
    const { kind: read, act } = turnOf(message, { ...context, before: null });
    expect({ read, act }).toEqual({ read: kind, act: null });
  });

  test('and a message that sets one of two times still does', () => {
    expect(turnOf('dời nghiệm thu máy sấy sang 8h sáng thứ 4', { ...context, before: null }).kind).toBe(
      'move',
    );
  });
});

describe('what a question is asked of', () => {
  test('somebody who comes is asked of the meeting, also where a free time could be meant', () => {
    const asked = { kind: 'meeting-people', asks: ['answer'] };
    for (const message of ['chị Lan có dự k vậy', 'chị Lan có dự không', 'anh Sơn có tham gia không'])
      expect(turnOf(message).question).toMatchObject(asked);
    expect(turnOf('chị Lan sáng mai có rảnh không').question).toBeNull();
  });

  test('who is busy at a time that is pointed to is asked of what is open', () => {
    expect(turnOf('giờ đó có ai vướng gì không').asksBusy).toBe(true);
    expect(turnOf('9h mai có ai vướng gì không').asksBusy).toBe(false);
  });

  test('what is due before a day is asked of all days up to it, and of the asker', () => {
    expect(turnOf('chị còn mấy việc phải xong trước 5/12', { ...context, before: null })).toMatchObject({
      question: { kind: 'due-tasks', time: 'trước 5/12', person: '' },
    });
  });

  test('a day that is said beside the name of a meeting is a part of what is looked for', () => {
    const { asked } = turnOf('thứ sáu nghiệm thu máy sấy mấy giờ', { ...context, before: null });
    expect(asked).toMatchObject({
      kind: 'next-meeting',
      anyDay: { said: expect.stringContaining('nghiệm thu') },
    });
  });

  test('people of a place are asked of the directory', () => {
    expect(
      turnOf('công ty mình có bao nhiêu người ở Huế, những ai nhỉ', { ...context, before: null }),
    ).toMatchObject({
      question: { kind: 'person', words: 'Huế' },
    });
  });

  test('what was typed with marks stays so behind a question without', () => {
    const before = {
      ...context,
      question: 'Tet phong kham truc may nguoi',
      before: { kind: 'after' as const, of: 'said' },
    };
    expect(turnOf('Hội nghị khách hàng đã chốt ngày nào chưa?', before).search?.query).toContain(
      'Hội nghị khách hàng',
    );
  });
});
