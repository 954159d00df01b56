import { expect, test } from 'vitest';
import {
  askedMail,
  leadWords,
  type NearMeeting,
  reminderLine,
  reminderMail,
} from './reminder-words.rules.ts';

const now = new Date('2026-11-24T02:00:00Z');

test.each([
  [1, '1 phút'],
  [30, '30 phút'],
  [60, '1 giờ'],
  [90, '1 giờ 30 phút'],
  [23 * 60 + 59, '23 giờ 59 phút'],
  [24 * 60, '1 ngày'],
  [24 * 60 - 0.4, '1 ngày'],
  [3 * 24 * 60 + 100, '3 ngày'],
  [0.2, '1 phút'],
])('%f minutes ahead is said as "%s"', (minutes, words) => {
  expect(leadWords(now, new Date(now.getTime() + minutes * 60_000))).toBe(words);
});

const meeting: NearMeeting = {
  companyName: 'Gỗ Vân',
  title: 'Giao ban <tuần>',
  startsAt: new Date('2026-11-24T02:30:00Z'),
  endsAt: new Date('2026-11-24T03:00:00Z'),
  timeZone: 'Asia/Ho_Chi_Minh',
  readerZone: 'Asia/Ho_Chi_Minh',
  location: 'Phòng Sen',
  joinUrl: 'https://hop.govan.vn/giao-ban',
  link: 'https://hopgon.vn/meetings/1',
};

test('the bell says how soon, when and where', () => {
  expect(reminderLine(meeting, now)).toBe(
    '“Giao ban <tuần>” bắt đầu sau 30 phút: Thứ Ba, 24/11/2026, 09:30–10:00, tại Phòng Sen.',
  );
});

test('a meeting of another zone says in one line whose clock it names', () => {
  const elsewhere = { ...meeting, timeZone: 'Asia/Tokyo' };
  expect(reminderLine(elsewhere, now)).toMatch(/11:30–12:00, giờ Tokyo, tại Phòng Sen\.$/);
  expect(reminderMail(elsewhere, { name: 'Lê Thị Mai' }, now).subject).toMatch(/11:30–12:00, giờ Tokyo\)$/);
});

test('a mail has what one needs to come, and a guest no link to a page they cannot open', () => {
  const mail = reminderMail(meeting, { name: 'Lê Thị Mai' }, now);
  expect(mail.subject).toBe('Sắp họp: Giao ban <tuần> (Thứ Ba, 24/11/2026, 09:30–10:00)');
  expect(mail.parts).toContainEqual({
    is: 'facts',
    facts: [
      ['Thời gian', 'Thứ Ba, 24/11/2026, 09:30–10:00 (giờ Việt Nam)'],
      ['Địa điểm', 'Phòng Sen'],
      ['Tham gia tại', 'https://hop.govan.vn/giao-ban', 'https://hop.govan.vn/giao-ban'],
    ],
  });
  expect(mail.parts).toContainEqual({ is: 'link', words: 'Xem cuộc họp', address: meeting.link });
  const asked = { by: 'Nguyễn Văn An', message: 'Nhớ mang báo cáo.' };
  const toGuest = askedMail(meeting, { name: 'Khách', isMember: false }, asked);
  expect(toGuest.parts.map((part) => part.is)).toEqual(['words', 'words', 'words', 'facts', 'words']);
  expect(toGuest.parts[2]).toEqual({ is: 'words', text: 'Nhớ mang báo cáo.' });
});
