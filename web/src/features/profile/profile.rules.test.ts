import { describe, expect, test } from 'vitest';
import { changesOf, clashes, phoneProblem } from './profile.rules.ts';

const before = {
  displayName: 'Lê Thị Mai',
  department: 'Không',
  position: 'Nhân Viên',
  phone: '',
  bio: 'Thích trà',
};

describe('what is sent', () => {
  test('is only what was changed, trimmed and in one form of Unicode', () => {
    const form = { ...before, phone: ' 0901 234 567 ', bio: 'Thích tra\u0300', position: 'Nhân Viên ' };
    expect(changesOf(before, form)).toEqual({ phone: '0901 234 567' });
    expect(changesOf(before, { ...before, bio: '' })).toEqual({ bio: '' });
    expect(changesOf(before, before)).toEqual({});
  });
});

describe('what changed elsewhere', () => {
  const mine = { ...before, phone: '0901', bio: 'Thích cà phê' };

  test.each([
    ['the same field', { ...before, phone: '0777' }, [{ name: 'Số điện thoại', value: '0777' }]],
    ['a field left alone', { ...before, displayName: 'Lê Mai' }, []],
    ['the same field, to the same', { ...before, phone: '0901' }, []],
    ['nothing', before, []],
  ])('%s', (_, latest, expected) => expect(clashes(before, mine, latest)).toEqual(expected));
});

test.each([
  ['', null],
  ['0901 234 567', null],
  ['+84 (24) 3824-5678', null],
  ['12345', 'Số điện thoại không hợp lệ'],
  ['gọi tôi', 'Số điện thoại không hợp lệ'],
])('the phone %j', (phone, problem) => expect(phoneProblem(phone)).toBe(problem));
