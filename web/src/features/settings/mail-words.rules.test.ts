import { expect, test } from 'vitest';
import { testMailWords } from './mail-words.rules.ts';

const to = 'an@congty.vn';

test.each([
  ['sent', false, 'success', 'hộp thư an@congty.vn'],
  ['sent', true, 'info', 'DATA_DIR/outbox'],
  ['retrying', false, 'error', 'ECONNREFUSED'],
  ['failed', false, 'error', 'ECONNREFUSED'],
  ['queued', false, 'info', 'đang chờ gửi'],
] as const)('a test mail that is %s (into a file: %s) is said as %s', (state, isToFiles, tone, words) => {
  const said = testMailWords({ to, mail: { state, error: 'ECONNREFUSED' } }, isToFiles);
  expect(said).toMatchObject({ tone, text: expect.stringContaining(words) });
});
