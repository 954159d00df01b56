import { expect, test } from 'vitest';
import { isSharedLabel } from './shared-labels.ts';

test.each(['Phòng họp', 'iPhone của Hà', 'Máy chủ trì', 'Hội trường xã', 'Meeting Room 3F', 'Bãi xe'])(
  'several people may speak under "%s"',
  (label) => {
    expect(isSharedLabel(label)).toBe(true);
  },
);

test.each([
  'Hà',
  'Chị Hạnh',
  'Nguyễn Văn Lụm',
  'Sở Tài chính',
  'Trạm trưởng Phát',
  'Speaker 2',
  'Linh (online)',
])('one person or office speaks under "%s"', (label) => {
  expect(isSharedLabel(label)).toBe(false);
});
