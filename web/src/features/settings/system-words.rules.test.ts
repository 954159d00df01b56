import type { SystemStatus } from '@hopgon/contract/system/status/schemas';
import { expect, test } from 'vitest';
import { partWords } from './system-words.rules.ts';

const well: SystemStatus = {
  ...{ checkedAt: '2026-11-27T02:00:00.000Z', version: '0.1.0' },
  ...{ database: 'ok', jobs: 'ok', mail: 'ok', disk: 'ok', backups: 'ok' },
  lastBackupAt: '2026-11-26T19:00:00.000Z',
  lastTrial: { at: '2026-11-22T19:00:00.000Z', ok: true, isHashesOnly: false },
  ...{ model: 'off', modelTestedAt: null, failedMails: 0 },
};
const say = (at: string) => at.slice(0, 10);

test('of a server that is well every part is good, and a model that is off is no fault', () => {
  expect(partWords(well, say).map(({ name, state }) => [name, state])).toEqual([
    ['Cơ sở dữ liệu', 'good'],
    ['Việc chạy nền', 'good'],
    ['Gửi email', 'good'],
    ['Ổ đĩa', 'good'],
    ['Sao lưu', 'good'],
    ['Mô hình AI', 'off'],
  ]);
});

test.each<[Partial<SystemStatus>, string, string, RegExp]>([
  [{ jobs: 'failing' }, 'Việc chạy nền', 'bad', /chưa được phân tích/],
  [{ mail: 'files' }, 'Gửi email', 'warning', /chưa đến người nhận/],
  [{ mail: 'failing' }, 'Gửi email', 'bad', /thử lại/],
  [{ disk: 'low' }, 'Ổ đĩa', 'warning', /người quản trị/],
  [{ disk: 'full' }, 'Ổ đĩa', 'bad', /không lưu được/],
  [{ backups: 'off', lastBackupAt: null, lastTrial: null }, 'Sao lưu', 'warning', /không tự sao lưu/],
  [{ backups: 'late' }, 'Sao lưu', 'bad', /2026-11-26.*2026-11-22: không có gì sai khác/],
  [
    { backups: 'late', lastTrial: { at: well.checkedAt, ok: false, isHashesOnly: false } },
    'Sao lưu',
    'bad',
    /có sai khác/,
  ],
  [{ lastBackupAt: null, lastTrial: null }, 'Sao lưu', 'good', /Chưa có bản nào.*Chưa khôi phục thử/],
  [
    { lastTrial: { at: well.checkedAt, ok: true, isHashesOnly: true } },
    ...(['Sao lưu', 'good', /chưa được khởi động thử/] as const),
  ],
  [{ model: 'untested' }, 'Mô hình AI', 'warning', /Thử ngay/],
  [{ model: 'failing', modelTestedAt: well.checkedAt }, 'Mô hình AI', 'bad', /2026-11-27.*trả lời thay/],
  [{ model: 'ok', modelTestedAt: well.checkedAt }, 'Mô hình AI', 'good', /2026-11-27/],
])('%j: %s is %s', (change, name, state, text) => {
  const part = partWords({ ...well, ...change }, say).find((one) => one.name === name);
  expect(part).toMatchObject({ state, text: expect.stringMatching(text) });
});
