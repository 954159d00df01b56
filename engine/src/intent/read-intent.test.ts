import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold } from '../text/fold.ts';
import { INTENT_KINDS } from './intent.ts';
import { plainlySaid, readIntent } from './read-intent.ts';
import { READ_AT_MOST, readMessage } from './read-message.ts';

const intentOf = (text: string) => readIntent(readMessage(text));

describe('what a message asks for, however it is typed', () => {
  test.each([
    ['đặt họp với An lúc 9h mai', 'schedule'],
    ['nhờ anh Bình kiểm tra hợp đồng', 'task'],
    ['tóm tắt cuộc họp Tuần 47', 'summary'],
    ['cuộc họp gần nhất quyết gì?', 'decisions'],
    ['ai nói nhiều nhất trong cuộc họp hôm qua?', 'talk-figures'],
    ['Tuần này mình có họp gì?', 'agenda'],
    ['khi nào họp với An?', 'next-meeting'],
    ['Việc của tôi', 'own-tasks'],
    ['ai chưa xong việc?', 'late-tasks'],
    ['việc của Bình đến đâu rồi', 'person-tasks'],
    ['dời họp giao ban sang thứ Tư', 'move'],
    ['hủy buổi gặp anh Tùng chiều nay', 'cancel'],
    ['mời thêm chị Hà vào họp giao ban', 'invite'],
    ['nhắc tôi 3h gọi điện cho khách', 'remind'],
    ['việc báo giá xong rồi nhé', 'task-done'],
    ['chiều mai chị Lan có rảnh không', 'free'],
    ['lần trước chốt bao nhiêu tiền?', 'said'],
    ['làm sao để đặt lịch họp?', 'help'],
    ['chào bạn!', 'greeting'],
    ['ok cảm ơn', 'thanks'],
  ] as const)('%s: %s', (text, kind) => {
    for (const written of [text, text.toUpperCase(), text.normalize('NFD'), fold(text)]) {
      const { kind: read, score } = intentOf(written);
      expect([read, score >= plainlySaid]).toEqual([kind, true]);
    }
  });
});

describe('names are read as written before anything else', () => {
  test.each([
    ['việc của em Huy', 'person-tasks', { person: 'em Huy' }],
    ['em Huy mai có rảnh không', 'free', { people: 'em Huy' }],
    ['nhắc em Huy gửi báo cáo trước thứ sáu', 'task', { assignee: 'em Huy', title: 'gửi báo cáo' }],
    ['lịch của anh Tùng ngày mai', 'agenda', { person: 'anh Tùng' }],
    ['việc của Minh', 'person-tasks', { person: 'Minh' }],
    ['viec cua Minh', 'person-tasks', { person: 'Minh' }],
    ['khi nào mình họp với Minh?', 'next-meeting', { about: 'Minh' }],
    ['hủy buổi gặp anh Tùng', 'cancel', { about: 'gặp anh Tùng' }],
  ] as const)('%s', (text, kind, slots) => {
    expect(intentOf(text)).toMatchObject({ kind, slots });
  });

  test.each(['việc của mình', 'viec cua minh', 'việc cty mình giao cho tôi'])(
    '%s: of nobody named so',
    (text) => {
      expect(intentOf(text)).toMatchObject({ kind: 'own-tasks', slots: {} });
    },
  );

  test('what music and the enemy sound like is no order to remind or to move', () => {
    for (const text of ['mở nhạc không lời', 'đội tuyển Việt Nam đá mấy giờ tối nay'])
      expect(['unknown', 'small-talk']).toContain(intentOf(text).kind);
  });
});

describe('what is said of it', () => {
  test.each([
    [
      'đặt lịch họp với chị Lan chiều mai 3h bàn báo giá',
      { people: 'chị Lan', when: 'chiều mai 3h', goal: 'bàn báo giá' },
    ],
    [
      'tạo cuộc họp với Bình và Chi lúc 14h ngày 25/11 tại phòng họp 2',
      { people: 'Bình và Chi', place: 'phòng họp 2' },
    ],
    ['mai họp lúc 9h với chị Lan', { people: 'chị Lan', when: 'mai lúc 9h' }],
    [
      'kêu thằng Lộc với con Mai vô họp 9h sáng thứ ba tuần sau bàn giá bán',
      { people: 'thằng Lộc với con Mai', goal: 'bàn giá bán' },
    ],
    [
      'nhắc anh Tuấn gửi báo cáo trước thứ sáu',
      { assignee: 'anh Tuấn', title: 'gửi báo cáo', deadline: 'trước thứ sáu' },
    ],
    [
      'thêm việc: ktra gian giao tầng 5, giao a Thuận, mai',
      { assignee: 'a Thuận', title: 'ktra gian giao tầng 5', deadline: 'mai' },
    ],
    ['tóm tắt ngắn họp giao ban hôm qua', { about: 'giao ban hôm qua', detail: 'short' }],
    ['lùi họp ngân sách sang thứ Tư', { about: 'ngân sách', when: 'thứ Tư' }],
    ['mai tôi rảnh lúc mấy giờ', { asks: 'when' }],
    ['Lộc có bận 9h mai không', { people: 'Lộc', asks: 'whether' }],
    ['mai 9h tôi có rảnh không', { asks: 'whether', when: 'mai 9h' }],
  ])('%s', (text, slots) => {
    expect(intentOf(text).slots).toMatchObject(slots);
  });
});

describe('what stands before decides with the words', () => {
  test.each([
    ['ok', { kind: 'card', of: 'schedule' }, 'confirm'],
    ['thôi khỏi', { kind: 'card', of: 'move' }, 'dismiss'],
    ['đổi thành 10h đi', { kind: 'card', of: 'schedule' }, 'change-card'],
    ['9h sáng thứ Ba', { kind: 'asked', of: 'time' }, 'fill-gap'],
    ['thế còn thứ Sáu?', { kind: 'after', of: '' }, 'follow-up'],
    ['tuần này mình có họp gì?', { kind: 'card', of: 'move' }, 'agenda'],
  ] as const)('%s after %j', (text, state, kind) => {
    expect(readIntent(readMessage(text), state).kind).toBe(kind);
  });

  test('without anything before it nothing is confirmed, dropped or changed', () => {
    for (const text of ['ok', 'thôi khỏi', 'đổi thành 10h đi'])
      expect(['confirm', 'dismiss', 'change-card', 'fill-gap']).not.toContain(intentOf(text).kind);
  });
});

test('any text is read: the score is a probability and slots are words of the text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme' })), (text) => {
      const { kind, score, slots } = intentOf(text);
      expect(INTENT_KINDS).toContain(kind);
      expect(score >= 0 && score <= 1).toBe(true);
      for (const part of (slots.people ?? '').split(', ')) expect(text).toContain(part);
      expect(text).toContain(slots.person ?? '');
    }),
  );
});

test('a long message is read as its beginning', () => {
  const long = 'đặt lịch họp với anh Tuấn đi, '.repeat(20_000);
  expect(intentOf(long)).toEqual(intentOf(long.slice(0, READ_AT_MOST)));
});
