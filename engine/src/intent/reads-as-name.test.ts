import { expect, test } from 'vitest';
import { readsAsName } from './reads-as-name.ts';

test.each(['Khang', 'chị phương', 'anh Bách', 'ai@khac.vn', 'phòng kỹ thuật', 'chi lan'])(
  '%s may be somebody',
  (said) => {
    expect(readsAsName(said)).toBe(true);
  },
);

test.each([
  'hiệu chuẩn',
  'nhóm',
  'cái máy chấm công',
  'Hà Nội',
  'miền Trung',
  'backup server',
  'luc',
  'phan quyen pm ke toan',
])('%s is nobody', (said) => {
  expect(readsAsName(said)).toBe(false);
});
