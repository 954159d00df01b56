import { expect, test } from 'vitest';
import { headChange, type NamedHead } from './head-changes.rules.ts';

const head: NamedHead = {
  template: 'briefing',
  title: 'Giao ban',
  place: '',
  starts_at: new Date('2026-11-20T01:30:00Z'),
  ends_at: null,
  chairName: 'Đặng Khánh Quỳnh',
  secretaryName: '',
  recipients: ['Lưu: VT'],
  legal: null,
  parent_name: '',
  ownTemplateName: '',
};

const cases: readonly [Partial<NamedHead>, before: string, after: string][] = [
  [{}, '', ''],
  [{ place: 'Xưởng 2' }, 'Địa điểm: chưa ghi', 'Địa điểm: Xưởng 2'],
  [
    { ends_at: new Date('2026-11-20T02:15:00Z'), secretaryName: 'Ngô Trường Lễ' },
    'Thời gian kết thúc: chưa ghi. Thư ký: chưa ghi',
    'Thời gian kết thúc: 09 giờ 15, ngày 20 tháng 11 năm 2026. Thư ký: Ngô Trường Lễ',
  ],
  [{ ownTemplateName: 'Mẫu nhà' }, 'Mẫu Word: mẫu chuẩn', 'Mẫu Word: Mẫu nhà'],
  [{ template: 'project' }, 'Mẫu: họp giao ban', 'Mẫu: họp dự án'],
];

test.each(cases)('a change of %o is written in words', (change, before, after) => {
  expect(headChange(head, { ...head, ...change }, 'Asia/Ho_Chi_Minh')).toEqual({ before, after });
});
