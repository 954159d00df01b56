import { describe, expect, test } from 'vitest';
import { type Candidate, indexMembers, matchMember } from './match-member.rules.ts';

/** `*` marks who takes part in the meeting; the part after `|` is department, then position. */
const member = (text: string): Candidate => {
  const [name = '', department = 'Không', position = 'Không'] = text.replace('*', '').split('|');
  const displayName = name.trim();
  const email = `${displayName.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').replaceAll(' ', '.').toLowerCase()}@go.example`;
  return { userId: displayName, displayName, email, department, position, invited: text.startsWith('*') };
};

const match = (said: string | null, ...members: string[]) =>
  matchMember(said, indexMembers(members.map(member)));

const tuan = 'Phạm Anh Tuấn';
const team = [tuan, 'Nguyễn Thị Mai', 'Đỗ Thùy Linh', 'Trần Văn Hiếu'];

test.each([
  ['the given name', 'Tuấn', tuan],
  ['the given name without marks', 'tuan', tuan],
  ['the given name as decomposed characters', 'Tuấn'.normalize('NFD'), tuan],
  ['middle and given name', 'Anh Tuấn', tuan],
  ['the full name', 'Phạm Anh Tuấn', tuan],
  ['family and given name', 'Phạm Tuấn', tuan],
  ['the full name in capitals', 'PHẠM ANH TUẤN', tuan],
  ['the name with đ as d', 'Do Thuy Linh', 'Đỗ Thùy Linh'],
  ['a title before the name', 'chị Mai', 'Nguyễn Thị Mai'],
  ['a title in capitals', 'Em Linh', 'Đỗ Thùy Linh'],
  ['a part in brackets behind it', 'Hiếu (Project Manager)', 'Trần Văn Hiếu'],
  ['the local part of the address', 'do.thuy.linh', 'Đỗ Thùy Linh'],
  ['the address', 'do.thuy.linh@go.example', 'Đỗ Thùy Linh'],
])('a member is found by %s', (_, said, found) => {
  expect(match(said, ...team)).toBe(found);
});

test.each([
  ['nobody named', null],
  ['nothing said', ' '],
  ['a group', 'Mọi người'],
  ['a department', 'bên IT'],
  ['somebody who is no member', 'Hùng'],
  ['the family name alone', 'Phạm'],
  ['the middle name alone', 'Thùy'],
  ['words in another order', 'Tuấn Phạm'],
  ['a word that only begins like a name', 'Tu'],
  ['a pronoun', 'anh'],
])('%s matches nobody', (_, said) => {
  expect(match(said, ...team, 'Lê Hoàng Anh')).toBeNull();
});

describe('of two with the same name', () => {
  const two = ['Lê Minh Tuấn', 'Phạm Anh Tuấn'] as const;

  test('none is guessed', () => {
    expect(match('Tuấn', ...two)).toBeNull();
  });

  test('a longer name distinguishes them', () => {
    expect(match('Minh Tuấn', ...two)).toBe('Lê Minh Tuấn');
  });

  test('the one who takes part in the meeting is meant', () => {
    expect(match('anh Tuấn', 'Lê Minh Tuấn', '*Phạm Anh Tuấn')).toBe('Phạm Anh Tuấn');
  });

  test('none is guessed when both take part', () => {
    expect(match('Tuấn', '*Lê Minh Tuấn', '*Phạm Anh Tuấn', 'Đặng Tuấn')).toBeNull();
  });

  test('the department distinguishes them', () => {
    const members = ['*Lê Minh Tuấn|Kỹ thuật', '*Phạm Anh Tuấn|Tài chính Kế toán'];
    expect(match('anh Tuấn kế toán', ...members)).toBe('Phạm Anh Tuấn');
    expect(match('Tuấn ky thuat', ...members)).toBe('Lê Minh Tuấn');
  });

  test('the one written alike is meant, even from outside the meeting', () => {
    expect(match('Hà', '*Ngô Thị Hạ', 'Vũ Thu Hà')).toBe('Vũ Thu Hà');
    expect(match('ha', '*Ngô Thị Hạ', 'Vũ Thu Hà')).toBe('Ngô Thị Hạ');
  });
});

test('a name that begins like a title is a name first', () => {
  expect(match('Anh Thư', 'Ngô Anh Thư', 'Lý Thư')).toBe('Ngô Anh Thư');
  expect(match('Anh', 'Lê Hoàng Anh', 'Lý Thư')).toBe('Lê Hoàng Anh');
});

test('an email address never matches by its domain', () => {
  expect(match('go.example', ...team)).toBeNull();
});
