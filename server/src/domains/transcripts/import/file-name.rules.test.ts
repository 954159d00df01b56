import { expect, test } from 'vitest';
import { readNamedMoment, titleOfName } from './file-name.rules.ts';

test.each([
  ['Hop_du-an_2026-11-20.vtt', '2026-11-20', null, false],
  ['Họp giao ban 20.11.2026.docx', '2026-11-20', null, false],
  ['20-11-2026 họp tuần.txt', '2026-11-20', null, false],
  ['giao ban 2026_11_20 09_30.txt', '2026-11-20', '09:30', false],
  ['2026-11-20 14-05 giao ban.srt', '2026-11-20', '14:05', false],
  ['Họp 20-11-2026 9h30.txt', '2026-11-20', '09:30', false],
  ['GMT20261120-073000_Recording.transcript.vtt', '2026-11-20', '07:30', true],
  ['Họp dự án-20261120_143000-Meeting Recording.docx', '2026-11-20', '14:30', false],
  ['Họp dự án-20261120_143000UTC-Meeting Recording.vtt', '2026-11-20', '14:30', true],
  ['hop 20261120.txt', '2026-11-20', null, false],
  ['2025/03/12/giao ban.vtt', '2025-03-12', null, false],
  ['2025-03-12/giao ban 8h15.vtt', '2025-03-12', '08:15', false],
  ['Họp 31-02-2026.txt', null, null, false],
  ['báo cáo quý 3.txt', null, null, false],
  ['0912345678.txt', null, null, false],
  ['', null, null, false],
])('%s says %s %s', (path, date, startTime, isUtc) => {
  expect(readNamedMoment(path)).toEqual({ date, startTime, isUtc });
});

test.each([
  ['Hop_du-an_2026-11-20.vtt', 'Hop du an'],
  ['2025/03/giao ban xưởng.docx', 'Giao ban xưởng'],
  ['GMT20261120-073000_Recording.transcript.vtt', 'Cuộc họp'],
  ['2026-09-14 Giao ban tuan 37.txt', 'Giao ban tuan 37'],
  ['Họp quý 3 2026_11_20 09_30.txt', 'Họp quý 3'],
  ['Họp dự án 12 - 20.11.2026.docx', 'Họp dự án 12'],
  ['Họp 20-11-2026 9h30.txt', 'Họp'],
])('a meeting created for %s is called %s', (path, title) => {
  expect(titleOfName(path)).toBe(title);
});
