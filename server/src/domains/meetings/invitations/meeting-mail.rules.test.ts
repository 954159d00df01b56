import { expect, test } from 'vitest';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { composeMeetingMail, type MailedMeeting, type Recipient } from './meeting-mail.rules.ts';
import type { Occasion } from './meeting-mail-draft.rules.ts';

const meeting: MailedMeeting = {
  company: 'Nội thất Gỗ Vân',
  apart: [],
  title: 'Chốt kế hoạch quý',
  goal: 'Thống nhất ngân sách',
  type: 'in-person',
  startsAt: new Date('2026-11-24T09:30:00+07:00'),
  endsAt: new Date('2026-11-24T10:00:00+07:00'),
  earlier: null,
  timeZone: 'Asia/Ho_Chi_Minh',
  readerZone: 'Asia/Ho_Chi_Minh',
  location: 'Phòng họp 1',
  joinUrl: '',
  repeats: '',
  people: [
    { name: 'Nguyễn Văn An', role: 'chair' },
    { name: 'Lê Thị Bình', role: 'attendee' },
  ],
  link: 'https://hop.congty.vn/meetings/1',
};
const answerLink = 'https://hop.congty.vn/invitation#token=a';
const binh: Recipient = {
  name: 'Lê Thị Bình',
  role: 'attendee',
  isMember: true,
  earlierAnswer: null,
  answerLink,
};

function writeMeetingMail(occasion: Occasion, about: MailedMeeting, actor: string, recipient: Recipient) {
  const { subject, parts } = composeMeetingMail(occasion, about, actor, recipient);
  return { subject, ...writeMail(parts) };
}

test('an invitation says who, what, when, where, why, with whom and where to answer', () => {
  expect(writeMeetingMail({ kind: 'invited' }, meeting, 'Nguyễn Văn An', binh)).toMatchObject({
    subject: 'Mời họp: Chốt kế hoạch quý (Thứ Ba, 24/11/2026, 09:30–10:00)',
    text: `Chào Lê Thị Bình,

Nguyễn Văn An mời bạn dự cuộc họp “Chốt kế hoạch quý”.

Thời gian: Thứ Ba, 24/11/2026, 09:30–10:00 (giờ Việt Nam)
Địa điểm: Phòng họp 1
Hình thức: Họp trực tiếp
Mục tiêu: Thống nhất ngân sách
Vai trò của bạn: Tham gia

Trả lời không cần đăng nhập:
https://hop.congty.vn/invitation#token=a

Thành phần tham dự:
- Nguyễn Văn An (Chủ trì)
- Lê Thị Bình (Tham gia)

Xem cuộc họp:
https://hop.congty.vn/meetings/1

Nội thất Gỗ Vân
Thư gửi qua Họp Gọn
`,
  });
});

test('a change names what changed, a cancellation why', () => {
  const changed = writeMeetingMail({ kind: 'changed', changes: ['time', 'place'] }, meeting, 'An', binh);
  expect(changed.subject).toMatch(/^Thay đổi lịch họp: /);
  expect(changed.text).toContain('An đã thay đổi thời gian và địa điểm của cuộc họp “Chốt kế hoạch quý”.');
  const cancelled = writeMeetingMail({ kind: 'cancelled', reason: 'Khách bận' }, meeting, 'An', binh);
  expect(cancelled.text).toContain('An đã hủy cuộc họp “Chốt kế hoạch quý”.\n\nLý do: Khách bận\n');
  expect(cancelled.text).not.toContain('Trả lời');
});

test('a new time stands beside the earlier one, and an answer for that no longer counts', () => {
  const earlier = {
    startsAt: new Date('2026-11-23T14:00:00+07:00'),
    endsAt: new Date('2026-11-23T14:30:00+07:00'),
  };
  const moved = { ...meeting, earlier };
  const occasion = { kind: 'changed', changes: ['time'] } as const;
  const { text } = writeMeetingMail(occasion, moved, 'An', { ...binh, earlierAnswer: 'accepted' });
  expect(text).toContain(
    'Giờ cũ: Thứ Hai, 23/11/2026, 14:00–14:30 (giờ Việt Nam)\nGiờ mới: Thứ Ba, 24/11/2026, 09:30–10:00 (giờ Việt Nam)\n',
  );
  expect(text).toContain(
    'Câu trả lời “nhận lời” của bạn là cho giờ cũ và không còn được tính. Mời bạn trả lời lại cho giờ mới.',
  );
  const unanswered = writeMeetingMail(occasion, moved, 'An', binh).text;
  expect(unanswered).toContain('Giờ cũ:');
  expect(unanswered).not.toContain('không còn được tính');
});

test('its HTML has a button for each answer; a guest from outside has nothing to sign in to', () => {
  const { html } = writeMeetingMail({ kind: 'invited' }, meeting, 'An', binh);
  for (const answer of ['accepted', 'tentative', 'declined']) {
    expect(html).toContain(`href="${answerLink}&amp;answer=${answer}"`);
  }
  const guest = { ...binh, role: 'guest', isMember: false } as const;
  const { text } = writeMeetingMail(
    { kind: 'invited' },
    { ...meeting, joinUrl: 'https://meet.vn/a' },
    'An',
    guest,
  );
  expect(text).toContain(`Trả lời lời mời:\n${answerLink}\n`);
  expect(text).toContain('Tham gia tại: https://meet.vn/a\n');
  expect(text).not.toContain('/meetings/1');
});

test.each([
  [{ kind: 'invited' }, 'informed'],
  [{ kind: 'uninvited' }, 'attendee'],
  [{ kind: 'cancelled', reason: '' }, 'attendee'],
  [{ kind: 'parted' }, 'attendee'],
] as const)('%o asks %s for no answer', (occasion, role) => {
  const { text, html } = writeMeetingMail(occasion, meeting, 'An', { ...binh, role });
  expect(text + html).not.toContain('/invitation');
});

test('a place that was not given has no line; a zone that is not its readers’ is named in the subject, too', () => {
  const elsewhere = { ...meeting, location: '', goal: '', timeZone: 'Europe/London' };
  const { subject, text } = writeMeetingMail({ kind: 'invited' }, elsewhere, 'An', binh);
  expect(subject).toBe('Mời họp: Chốt kế hoạch quý (Thứ Ba, 24/11/2026, 02:30–03:00, giờ London)');
  expect(text).toContain('02:30–03:00 (giờ London)\nHình thức: Họp trực tiếp\nVai trò');
  const there = { ...meeting, readerZone: 'America/New_York' };
  expect(writeMeetingMail({ kind: 'invited' }, there, 'An', binh).subject).toMatch(/10:00, giờ Việt Nam\)$/);
  const besides = { ...meeting, timeZone: 'Asia/Bangkok' };
  expect(writeMeetingMail({ kind: 'invited' }, besides, 'An', binh).subject).toMatch(/09:30–10:00\)$/);
});

test('what people typed is placed as it is, patterns in it mean nothing', () => {
  const typed = { ...meeting, title: "$& {name} $1 $'", goal: '<b>đậm</b>' };
  const { subject, text } = writeMeetingMail({ kind: 'invited' }, typed, '$1', { ...binh, name: '{link}' });
  expect(subject).toContain("$& {name} $1 $'");
  expect(text).toContain('Chào {link},\n\n$1 mời bạn');
  expect(text).toContain('Mục tiêu: <b>đậm</b>');
});

test('of very many people the first are named and the rest counted', () => {
  const people = Array.from({ length: 40 }, (_, place) => ({
    name: `Người ${place}`,
    role: 'attendee' as const,
  }));
  const { text } = writeMeetingMail({ kind: 'invited' }, { ...meeting, people }, 'An', binh);
  expect(text).toContain('- Người 29 (Tham gia)\n- và 10 người khác\n');
});
