import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftAddress, errorReport, reportedAddress, reportText } from './error-report.ts';

const circumstances = {
  url: 'https://hop.govan.vn/dashboard?a=1&b=2',
  userAgent: 'Trình duyệt 1.0',
  time: new Date('2026-11-20T02:00:00Z'),
};

beforeEach(() =>
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => 'hotro@govan.vn' }) }),
);
afterEach(() => vi.unstubAllGlobals());

// Proves S2.075, S2.076
test('a draft carries message, stack, address, browser and time', () => {
  const error = new TypeError('Không đọc được & hỏng');
  const address = new URL(draftAddress(errorReport(error, circumstances)));
  expect(address.protocol + address.pathname).toBe('mailto:hotro@govan.vn');
  const body = address.searchParams.get('body') ?? '';
  for (const part of [error.message, circumstances.url, circumstances.userAgent, '2026-11-20T02:00:00.000Z'])
    expect(body).toContain(part);
  expect(body).toContain('error-report.test.ts');
});

test('the token of a link in a mail is not reported', () =>
  expect(reportedAddress(new URL('https://hop.govan.vn/reset-password?a=1#token=bí-mật'))).toBe(
    'https://hop.govan.vn/reset-password?a=1',
  ));

test('a long stack is cut, so that the draft opens; nothing known is said', () => {
  const error = new Error('x');
  error.stack = 'y'.repeat(9_000);
  expect(draftAddress(errorReport(error, circumstances)).length).toBeLessThan(2_200);
  expect(reportText(errorReport(null, circumstances))).toMatch(/^Lỗi: Không rõ\n.*Ngăn xếp: Không có$/s);
});
