import { expect, test } from 'vitest';
import {
  approvedMail,
  ownershipDeclinedMail,
  ownershipHandedOverMail,
  ownershipOfferedMail,
  ownershipReceivedMail,
  ownershipWithdrawnMail,
  removedMail,
  turnedAwayMail,
} from './member-mails.rules.ts';

const facts = { name: 'Phạm Mai', company: 'Gỗ Vân', site: 'https://hop.govan.example' };

test.each([
  [approvedMail, 'Bạn đã được duyệt vào Gỗ Vân'],
  [turnedAwayMail, 'Yêu cầu tham gia Gỗ Vân không được duyệt'],
  [removedMail, 'Bạn không còn là thành viên của Gỗ Vân'],
  [ownershipWithdrawnMail('Đặng Quỳnh'), 'Lời mời nhận quyền sở hữu Gỗ Vân đã được rút lại'],
  [ownershipDeclinedMail('Lê An'), 'Lê An không nhận quyền sở hữu Gỗ Vân'],
  [ownershipHandedOverMail('Lê An'), 'Gỗ Vân đã có chủ sở hữu mới'],
  [ownershipReceivedMail, 'Bạn nay là chủ sở hữu của Gỗ Vân'],
])('%#: “%s” names reader and company', (write, subject) => {
  const mail = write(facts);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toMatch(/^Chào Phạm Mai,\n\n.*Gỗ Vân[\s\S]*\n\nHọp Gọn$/);
});

test('an offer says by whom, until when and where to answer', () => {
  const { subject, text } = ownershipOfferedMail('Đặng Quỳnh', '19:30, 27/11/2026')(facts);
  expect(subject).toBe('Đặng Quỳnh mời bạn nhận quyền sở hữu Gỗ Vân');
  expect(text).toContain('trước 19:30, 27/11/2026 tại:\n\nhttps://hop.govan.example/company-management');
});
