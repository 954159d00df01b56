import { expect, test } from 'vitest';
import { fakeClock, minutes } from '../../../testing/fake-clock.ts';
import { createLateReport } from './report-late.ts';

test('the operator learns that backups stay away, and not of a moment', async () => {
  const clock = fakeClock();
  const mails: string[] = [];
  const look = createLateReport({
    config: { publicUrl: 'https://hop.example' },
    clock,
    report: async ({ text }) => void mails.push(text),
  });
  await look(true, 'ổ đĩa có thể chưa được gắn');
  clock.advance(minutes(9));
  await look(true, 'ổ đĩa có thể chưa được gắn');
  await look(false, null);
  clock.advance(minutes(9));
  await look(true, 'ổ đĩa có thể chưa được gắn');
  expect(mails).toEqual([]);
  clock.advance(minutes(10));
  await look(true, 'ổ đĩa có thể chưa được gắn');
  expect(mails).toEqual([expect.stringContaining('ổ đĩa có thể chưa được gắn')]);
});
