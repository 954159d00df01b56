import { expect, test } from 'vitest';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import { composePollMail, type MailedPoll, type PollOccasion } from './poll-mails.rules.ts';

const poll: MailedPoll = {
  title: 'Họp với đối tác',
  goal: 'Chốt giá',
  location: '',
  timeZone: 'Asia/Ho_Chi_Minh',
  company: 'Gỗ Vân',
  askedBy: 'Trần An',
  deadline: new Date('2026-11-23T10:00:00Z'),
  slots: [
    { startsAt: new Date('2026-11-24T02:00:00Z'), endsAt: new Date('2026-11-24T03:00:00Z') },
    { startsAt: new Date('2026-11-25T02:00:00Z'), endsAt: new Date('2026-11-25T03:00:00Z') },
  ],
};
const guest = { name: 'Đỗ Khách', link: 'https://hop.vn/poll#token=a', isGuest: true };
const write = (occasion: PollOccasion, reader = guest, about = poll) => {
  const { subject, parts } = composePollMail(occasion, about, reader);
  return { subject, ...writeMail(parts) };
};

test('a question says who asks, for what, which times there are, until when and where to answer', () => {
  const { subject, text, html } = write({ kind: 'asked' });
  expect(subject).toBe('Mời chọn giờ họp: Họp với đối tác');
  expect(text).toBe(`Kính gửi Đỗ Khách,

Trần An (Gỗ Vân) kính mời Anh/Chị cho biết có thể dự cuộc họp “Họp với đối tác” vào lúc nào.

Những giờ để chọn (giờ Việt Nam):
- Thứ Ba, 24/11/2026, 09:00–10:00
- Thứ Tư, 25/11/2026, 09:00–10:00

Mục tiêu: Chốt giá
Trả lời trước: Thứ Hai, 23/11/2026, 17:00

Chọn giờ không cần tài khoản:
https://hop.vn/poll#token=a

Liên kết này dành riêng cho Anh/Chị, xin đừng chuyển tiếp.

Gỗ Vân
Thư gửi qua Họp Gọn
`);
  expect(html).toContain('href="https://hop.vn/poll#token=a"');
});

test('a member signs in to answer, and nobody need keep their link', () => {
  const reader = { ...guest, link: 'https://hop.vn/meetings/polls/1', isGuest: false };
  const { text, html } = write({ kind: 'asked' }, reader);
  expect(text).toContain('Mở trang chọn giờ:\nhttps://hop.vn/meetings/polls/1\n');
  expect(html.match(/>Chọn giờ</g), 'once').toHaveLength(1);
  expect(text).not.toContain('dành riêng');
});

test('what is called off says so and why, without a link', () => {
  const { subject, text, html } = write({ kind: 'cancelled', reason: 'Đối tác bận' });
  expect(subject).toBe('Hủy hỏi giờ họp: Họp với đối tác');
  expect(text).toContain('Trần An (Gỗ Vân) đã hủy việc hỏi giờ cho cuộc họp “Họp với đối tác”.');
  expect(text).toContain('Lý do: Đối tác bận');
  expect(text + html).not.toContain('poll#token');
  expect(write({ kind: 'cancelled', reason: '' }).text).not.toContain('Lý do');
});

test('what people typed stays words', () => {
  const { subject, html } = write({ kind: 'asked' }, guest, { ...poll, title: '<b>$&</b> {link}' });
  expect(subject).toContain('<b>$&</b> {link}');
  expect(html).toContain('“&lt;b&gt;$&amp;&lt;/b&gt; {link}”');
});
