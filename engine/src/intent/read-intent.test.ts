import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { hear } from './hear.ts';
import { plainlySaid, readIntent } from './read-intent.ts';

describe('what a message asks for', () => {
  const asked = [
    ['đặt họp với An lúc 9h mai', 'schedule'],
    ['mai họp phòng kinh doanh nhé', 'schedule'],
    ['Mình muốn họp với An vào sáng mai', 'schedule'],
    ['nhờ Bình kiểm tra hợp đồng', 'task'],
    ['giao cho Bình việc làm báo cáo trước 25/11', 'task'],
    ['tóm tắt cuộc họp Tuần 47', 'summary'],
    ['hôm qua họp những gì vậy', 'summary'],
    ['cuộc họp gần nhất quyết gì?', 'decisions'],
    ['ai nói nhiều nhất trong cuộc họp hôm qua?', 'figures'],
    ['Tuần này mình có họp gì?', 'agenda'],
    ['hôm nay tôi bận gì', 'agenda'],
    ['khi nào họp với An?', 'next-meeting'],
    ['Việc của tôi', 'own-tasks'],
    ['ai chưa xong việc?', 'late-tasks'],
    ['việc của Bình đến đâu rồi', 'person-tasks'],
    ['dời họp giao ban sang thứ Tư', 'change-meeting'],
    ['chiều mai chị Lan có rảnh không', 'find-time'],
    ['ngày mai anh Bình rảnh lúc mấy giờ', 'find-time'],
    ['lát nữa họp gì vậy', 'next-meeting'],
    ['tôi có thể hỏi bạn những gì', 'help'],
    ['nói với anh Lộc sửa lại cửa kho trước chủ nhật', 'task'],
    ['lần trước chốt bao nhiêu tiền?', 'question'],
    ['chị Lan nói giảm bao nhiêu phần trăm trong cuộc họp hôm qua', 'question'],
    ['làm sao để đặt lịch họp?', 'help'],
    ['chào bạn!', 'greeting'],
    ['ok cảm ơn', 'thanks'],
  ] as const;

  test.each(asked)('%s: %s', (text, kind) => {
    for (const written of [text, text.toUpperCase(), text.normalize('NFD'), fold(text)]) {
      const { kind: read, score } = readIntent(written);
      expect([read, score >= plainlySaid]).toEqual([kind, true]);
    }
  });

  test.each([
    'thời tiết hôm nay thế nào',
    'viết cho tôi một bài thơ',
    '12345',
    '',
    '???',
    'đặt vé máy bay đi Đà Nẵng',
  ])('%s: nothing that is plainly said', (text) => {
    expect(readIntent(text).score).toBeLessThan(plainlySaid);
  });

  test.each([
    ['mở nhạc không lời', 'nhắc is no nhạc'],
    ['đội tuyển Việt Nam đá mấy giờ tối nay', 'dời is no đội'],
    ['nhớ nhà quá', 'nhờ is no nhớ'],
  ])('%s: %s', (text) => {
    expect(readIntent(text).score).toBeLessThan(plainlySaid);
  });
});

test.each([
  ['việc của Minh', 'person-tasks', { person: 'Minh' }],
  ['viec cua Minh', 'person-tasks', { person: 'Minh' }],
  ['Minh còn việc gì chưa xong', 'person-tasks', { person: 'Minh' }],
  ['khi nào mình họp với Minh?', 'next-meeting', { about: 'Minh' }],
  ['việc của mình', 'own-tasks', {}],
  ['Minh co viec gi', 'own-tasks', {}],
])('somebody called Minh is not whoever speaks: %s', (text, kind, slots) => {
  expect(readIntent(text)).toMatchObject({ kind, slots });
});

test.each([
  ['tuần này Minh có họp gì', 'Minh'],
  ['Tuần này chị Lan họp gì?', 'chị Lan'],
  ['tuan nay lan co hop gi', 'lan'],
  ['lịch họp của Trần Chi tuần này', 'Trần Chi'],
  ['cho em xem lịch của chị Hoa ngày mai', 'chị Hoa'],
  ['lịch của binh@govan.vn tuần sau', 'binh@govan.vn'],
  ['tuần này phòng kinh doanh có họp gì', 'phòng kinh doanh'],
  ['tuần này mình có họp gì', undefined],
  ['tuan nay minh co hop gi', undefined],
  ['thứ Sáu tuần này anh có lịch gì', undefined],
  ['lịch của tôi hôm nay thế nào', undefined],
  ['tuần này mình với Lan có họp gì không', undefined],
  ['còn họp gì nữa không hôm nay', undefined],
])('whose calendar is asked for: %s', (text, person) => {
  const { kind, slots } = readIntent(text);
  expect([kind, slots.person]).toEqual(['agenda', person]);
});

describe('what is said of it', () => {
  test.each([
    [
      'đặt lịch họp với chị Lan chiều mai 3h bàn báo giá',
      { people: 'chị Lan', time: 'chiều mai 3h', goal: 'bàn báo giá' },
    ],
    [
      'tạo cuộc họp với Bình và Chi lúc 14h ngày 25/11 tại phòng họp 2',
      { people: 'Bình và Chi', place: 'phòng họp 2' },
    ],
    [
      'nhắc anh Tuấn gửi báo cáo trước thứ sáu',
      { assignee: 'anh Tuấn', title: 'gửi báo cáo', deadline: 'trước thứ sáu' },
    ],
    [
      'yêu cầu phòng kế toán đối chiếu công nợ trong tuần',
      { assignee: 'phòng kế toán', title: 'đối chiếu công nợ', deadline: 'trong tuần' },
    ],
    ['tóm tắt ngắn họp giao ban hôm qua', { source: 'giao ban hôm qua', detail: 'short' }],
    ['phân tích cuộc họp Ra mắt', { source: 'Ra mắt' }],
    ['họp tuần trước thống nhất được những điểm nào', { source: 'tuần trước' }],
    ['các quyết định gần đây là gì', { source: '' }],
    ['chị Lan nói bao nhiêu phần trăm trong cuộc họp sáng qua', { source: 'sáng qua' }],
    ['lát nữa họp gì vậy', { about: '' }],
    ['lùi họp ngân sách sang thứ Tư', { change: 'move', about: 'ngân sách' }],
    ['khi nào anh Tuấn rảnh?', { people: 'anh Tuấn' }],
    ['tìm giờ rảnh cho tôi, Lộc và Mai tuần này 1 tiếng', { people: 'Lộc và Mai' }],
    ['tim gio hop cho minh va anh Loc tuan nay', { people: 'anh Loc' }],
    ['ai cũng rảnh lúc nào', { people: 'ai cũng' }],
    ['khi nào mọi người đều rảnh', { people: 'mọi người' }],
    ['lên lịch họp với phòng kỹ thuật 8h sáng mai', { people: 'phòng kỹ thuật', time: '8h sáng mai' }],
    ['chị Lan đang phụ trách việc gì', { person: 'chị Lan' }],
  ])('%s', (text, slots) => {
    expect(readIntent(text).slots).toMatchObject(slots);
  });
});

test.each([
  'sáng mai mình rảnh lúc nào',
  'tuần này tôi trống lúc nào',
  'lúc nào mình rảnh',
  'tìm giúp mình một khung 30 phút trống ngày mai',
])('who asks when they themselves are free names nobody: %s', (text) => {
  expect(readIntent(text)).toMatchObject({
    kind: 'find-time',
    slots: expect.not.objectContaining({ people: expect.anything() }),
  });
});

test.each([
  'mai 9h tôi có rảnh không',
  'mai tôi có rảnh lúc 9h không',
  'mai tôi rảnh vào 9h không',
  'mai tôi có bận lúc 9h không',
  'chiều thứ 5 mình có trống không',
  'mai 9 giờ tôi bận không',
])('of one’s own time it is asked whether: %s', (text) => {
  expect(readIntent(text)).toMatchObject({ kind: 'agenda', slots: { asks: 'whether' } });
});

test.each(['9h mai mình bận gì không', 'mai mình có họp gì không', 'tuần này tôi bận những ngày nào'])(
  'what fills one’s own time is no such question: %s',
  (text) => expect(readIntent(text).slots.asks).toBeUndefined(),
);

test.each([
  ['kêu thằng Lộc với con Mai vô họp 9h sáng thứ ba tuần sau bàn giá bán', 'thằng Lộc với con Mai'],
  ['gọi anh Lộc, chị Mai sang họp chiều mai về giá bán', 'anh Lộc, chị Mai'],
  ['rủ Lộc đi họp 9h mai', 'Lộc'],
  ['mời phòng kinh doanh tới họp 14h thứ Năm', 'phòng kinh doanh'],
  ['kêu Gia Bảo với Nguyễn Đạt qua họp 9h mai', 'Gia Bảo với Nguyễn Đạt'],
  ['em kêu giúp chị Lan vô họp 9h mai nha', 'chị Lan'],
  ['kêu Lộc họp 9h mai', 'Lộc'],
  ['kêu Lộc vô họp bàn giá bán', 'Lộc'],
])('who is called to a meeting makes one: %s', (text, people) => {
  for (const written of [text, fold(text)]) {
    const { kind, slots } = readIntent(written);
    expect([kind, fold(slots.people ?? '')]).toEqual(['schedule', fold(people)]);
  }
});

test.each([
  'kêu Lộc họp xong gửi biên bản',
  'kêu Lộc đi họp xong báo lại trước thứ Sáu',
  'kêu Lộc đi họp thay anh 9h mai',
  'kêu Lộc gửi giấy mời họp 9h mai',
  'kêu Lộc chuẩn bị tài liệu rồi vào họp 9h mai',
  'kêu Mai chuẩn bị phòng họp 9h mai',
  'nhắc Mai chuẩn bị phòng họp',
  'nhắc mọi người họp 9h mai',
])('who shall do something about one has a task: %s', (text) => {
  expect([readIntent(text).kind, readIntent(fold(text)).kind]).toEqual(['task', 'task']);
});

test.each([
  ['mai tôi rảnh lúc mấy giờ', 'when'],
  ['khi nào anh Tuấn rảnh?', 'when'],
  ['thứ ba tuần sau 9h Lộc rảnh không', 'whether'],
  ['Lộc có bận 9h mai không', 'whether'],
  ['tìm giờ rảnh cho tôi, Lộc và Mai chiều mai 1 tiếng', undefined],
  ['gợi ý khung giờ họp với chị Oanh chiều thứ năm', undefined],
])('what is asked of free time: %s', (text, asks) => {
  expect([readIntent(text).kind, readIntent(text).slots.asks]).toEqual(['find-time', asks]);
});

test('who speaks is one of several, and not alone', () => {
  expect(readIntent('mai tôi với Lộc rảnh lúc nào').slots.people).toBe('tôi với Lộc');
});

test('short forms, late tones and drawn out letters are heard as what they mean', () => {
  expect(hear('hnay a ko có họp vs e hảảả, đătj lịch đi').plain).toBe(
    ' @t a khong co hop voi em ha , dat lich di ',
  );
});

test('any text is heard: words lie in it, in order, and a slot is a piece of it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      const { words, plain } = hear(text);
      let reached = 0;
      for (const word of words) {
        expect(word.from).toBeGreaterThanOrEqual(reached);
        expect(word.to).toBeGreaterThan(word.from);
        expect(plain.startsWith(word.plain, word.at)).toBe(true);
        reached = word.to;
      }
      expect(reached).toBeLessThanOrEqual(text.length);
      const { score } = readIntent(text);
      expect(score >= 0 && score <= 1).toBe(true);
    }),
  );
});

test('a long message is read as quickly as its beginning', () => {
  const long = 'đặt lịch họp với anh Tuấn nhé, '.repeat(20_000);
  expect(readIntent(long).kind).toBe(readIntent(long.slice(0, 300)).kind);
});
