import { describe, expect, test } from 'vitest';
import {
  beforeInWords,
  daysOf,
  departmentChoices,
  figuresAskedFor,
  hasNoDepartment,
  rangeProblem,
  readAnalyticsPlace,
} from './analytics-place.rules.ts';

test.each([
  [{}, {}],
  [
    { cua: 'cong-ty', tuan: '13' },
    { cua: 'cong-ty', tuan: 13 },
  ],
  [{ cua: 'toan-bo', tuan: 7 }, {}],
  [
    { cua: 'phong-ban', phong: 'Phòng Kinh Doanh' },
    { cua: 'phong-ban', phong: 'Phòng Kinh Doanh' },
  ],
  [{ phong: 'Phòng Kinh Doanh' }, {}],
  [
    { tu: '2026-11-01', den: '2026-11-20', tuan: 4 },
    { tu: '2026-11-01', den: '2026-11-20' },
  ],
  [{ tu: '2026-13-01', den: '2026-11-20' }, {}],
])('an address of %o names %o', (raw, place) => {
  expect(readAnalyticsPlace(raw)).toEqual(place);
});

test('the own department is offered to who has one, and else one is to be chosen', () => {
  expect(departmentChoices('Phòng IT')[0]).toEqual({ value: '', label: 'Phòng ban của tôi' });
  expect(departmentChoices('Không')[0]).toEqual({ value: '', label: 'Chọn phòng ban' });
  expect(departmentChoices('Phòng IT').map(({ value }) => value)).not.toContain('Không');
  const own = { cua: 'phong-ban' } as const;
  expect(hasNoDepartment(own, 'Không')).toBe(true);
  expect(hasNoDepartment(own, 'Phòng IT')).toBe(false);
  expect(hasNoDepartment({ ...own, phong: 'Phòng IT' }, 'Không')).toBe(false);
  expect(hasNoDepartment({}, 'Không')).toBe(false);
});

describe('days', () => {
  test('eight weeks end with the Sunday of this one', () => {
    expect(daysOf({}, '2026-11-20')).toEqual({ from: '2026-09-28', to: '2026-11-22' });
  });
  test.each([
    [{ from: '2026-09-28', to: '2026-11-22' }, '8 tuần trước đó'],
    [{ from: '2026-11-01', to: '2026-11-20' }, '20 ngày trước đó'],
  ])('before %o are %s', (days, words) => expect(beforeInWords(days)).toBe(words));
});

describe('the server is asked', () => {
  const company = { can: { seeFigures: false }, settings: { timeZone: 'Asia/Ho_Chi_Minh' } };
  const chief = { ...company, can: { seeFigures: true } };
  const now = Date.parse('2026-11-20T03:00:00Z');
  test.each([
    ['the usual weeks without their days', {}, chief, { of: 'own' }],
    [
      'others with their days',
      { cua: 'cong-ty', tuan: 4 },
      chief,
      { of: 'company', from: '2026-10-26', to: '2026-11-22' },
    ],
    [
      'for oneself alone where one may not see more',
      { cua: 'cong-ty', tu: '2026-11-01', den: '2026-11-05' },
      company,
      { of: 'own', from: '2026-11-01', to: '2026-11-05' },
    ],
    [
      'for a department by its name',
      { cua: 'phong-ban', phong: 'Phòng Kinh Doanh' },
      chief,
      { of: 'department', department: 'Phòng Kinh Doanh' },
    ],
  ] as const)('%s', (_, place, of, asked) => expect(figuresAskedFor(place, of, now)).toEqual(asked));
});

test.each([
  ['2026-11-01', '2026-11-20', null],
  ['mai kia', '2026-11-20', 'Hãy ghi ngày, ví dụ 25/11.'],
  ['2026-11-20', '2026-11-01', 'Ngày cuối phải từ ngày đầu trở đi.'],
  ['2025-11-01', '2026-11-20', 'Khoảng thời gian tối đa là một năm.'],
])('from %s to %s: %s', (from, to, problem) => expect(rangeProblem(from, to)).toBe(problem));
