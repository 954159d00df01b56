import { expect, test } from 'vitest';
import { withBody, withReader } from './mail-card.rules.ts';

test('a letter is called empty until it is written, and greets who gets it', () => {
  const lan = { userId: 'lan', displayName: 'Nguyễn Lan' };
  const warnings = ['Thư chưa có nội dung. Bấm Sửa để viết trước khi gửi.'];
  const body = 'Kính gửi Nguyễn Lan,\n…';
  const empty = { kind: 'mail' as const, to: lan, subject: 'Tờ khai', body, warnings };
  expect(withBody(empty, `${body}\nCảm ơn.`).warnings).toEqual(warnings);
  const written = withBody(empty, 'Kính gửi Nguyễn Lan,\nMai nộp tờ khai.');
  expect(written.warnings).toEqual([]);
  const son = { userId: 'son', displayName: 'Trần Sơn' };
  expect(withReader(written, son)).toMatchObject({
    to: son,
    body: 'Kính gửi Trần Sơn,\nMai nộp tờ khai.',
  });
});
