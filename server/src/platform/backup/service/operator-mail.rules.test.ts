import { expect, test } from 'vitest';
import { failedTrialMail, trialMail } from './operator-mail.rules.ts';

const trial = { id: '20261126T190000Z-0000', tables: 120, hindrance: null, problems: [] };

test.each([
  ['counted', trial, 'Bản sao lưu Họp Gọn khôi phục được', 'số dòng của 120 bảng'],
  [
    'not started',
    { ...trial, tables: null, hindrance: 'không có chương trình PostgreSQL 16 nào ở đây' },
    'Bản sao lưu Họp Gọn mới chỉ được so mã băm',
    'Lý do: không có chương trình PostgreSQL 16 nào ở đây.',
  ],
  [
    'wrong',
    { ...trial, problems: ['Bảng meetings: có 1 dòng, lúc sao lưu có 2.'] },
    'Bản sao lưu Họp Gọn KHÔNG khôi phục được',
    'Bảng meetings: có 1 dòng',
  ],
])('the mail about a trial that was %s says so', (_, found, subject, line) => {
  const mail = trialMail('https://hop.congty.vn', found);
  expect(mail.subject).toBe(subject);
  expect(JSON.stringify(mail)).toContain(line);
});

test('the mail about a trial that had no result does not call the backup unusable', () => {
  const mail = failedTrialMail('https://hop.congty.vn', 'https://s3.example không trả lời.');
  expect(mail.subject).toBe('Chưa kiểm tra được bản sao lưu Họp Gọn');
  expect(mail.text).toContain('https://s3.example không trả lời.');
});
