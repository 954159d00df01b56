import { describe, expect, test } from 'vitest';
import { matchPerson, matchPersonWithin } from './match-person.rules.ts';
import { describePerson } from './person.rules.ts';
import { resolvePeople } from './resolve-people.rules.ts';

const person = (displayName: string, email: string, department = 'Không', position = '') =>
  describePerson({ userId: email, displayName, email, department, position });

const people = [
  person('Đặng Khánh Quỳnh', 'quynh@x.vn', 'Ban Giám Đốc'),
  person('Nguyễn Văn An', 'an.nguyen@x.vn', 'Phòng Kế Toán'),
  person('Trần Thị Bình', 'binh@x.vn', 'Phòng Kế Toán'),
  person('Lê Quang Bính', 'binh.le@x.vn', 'Phòng IT'),
  person('Phạm Anh Tuấn', 'tuan@x.vn', 'Phòng IT'),
  person('Vũ Minh Tuấn', 'tuanvm@x.vn', 'Phòng Kế Toán'),
  person('Hồ Ngọc Minh', 'minh@x.vn', 'Hành chính – Nhân sự'),
  person('Tạ Lam', 'lam@x.vn', 'Chi nhánh Huế'),
  person('Đỗ Hải', 'hai@x.vn'),
  person('Đỗ Hải', 'hai2@x.vn'),
];
const company = { people, callerId: 'quynh@x.vn', typedMarks: true };
const given = (list: readonly { displayName: string }[]) =>
  list.map((one) => one.displayName.split(' ').at(-1));

describe('one name means', () => {
  test.each([
    ['An', ['an.nguyen@x.vn']],
    ['an', ['an.nguyen@x.vn']],
    ['Văn An', ['an.nguyen@x.vn']],
    ['nguyen van an', ['an.nguyen@x.vn']],
    ['Nguyễn An', ['an.nguyen@x.vn']],
    ['chị Bình', ['binh@x.vn']],
    ['con Bình', ['binh@x.vn']],
    ['thằng An', ['an.nguyen@x.vn']],
    ['Bính', ['binh.le@x.vn']],
    ['@an', ['an.nguyen@x.vn']],
    ['BINH@x.vn', ['binh@x.vn']],
    ['an.nguyen', ['an.nguyen@x.vn']],
    ['quynh', ['quynh@x.vn']],
    ['tôi', ['quynh@x.vn']],
    ['Mình', ['quynh@x.vn']],
    ['Minh', ['minh@x.vn']],
    ['Ngoc Minh', ['minh@x.vn']],
    ['Phạm Anh Tuấn', ['tuan@x.vn']],
    ['anh Tuấn kế toán', ['tuanvm@x.vn']],
    ['Phòng Kế Toán', ['an.nguyen@x.vn', 'binh@x.vn', 'tuanvm@x.vn']],
    ['phong ke toan', ['an.nguyen@x.vn', 'binh@x.vn', 'tuanvm@x.vn']],
    ['bên kế toán', ['an.nguyen@x.vn', 'binh@x.vn', 'tuanvm@x.vn']],
    ['phòng nhân sự', ['minh@x.vn']],
    ['phòng HCNS', ['minh@x.vn']],
    ['chi nhánh Huế', ['lam@x.vn']],
    ['bên Huế', ['lam@x.vn']],
    ['Lam Huế', ['lam@x.vn']],
    ['team IT', ['binh.le@x.vn', 'tuan@x.vn']],
    ['Ban Giám Đốc', ['quynh@x.vn']],
    ['mọi người', people.map((one) => one.userId)],
    ['công ty', people.map((one) => one.userId)],
    ['cả công ty', people.map((one) => one.userId)],
    ['toàn thể công ty', people.map((one) => one.userId)],
    ['cty mình', people.map((one) => one.userId)],
    ['cả công ty mình', people.map((one) => one.userId)],
    ['tất cả mọi người', people.map((one) => one.userId)],
    ['cả phòng Kế Toán', ['an.nguyen@x.vn', 'binh@x.vn', 'tuanvm@x.vn']],
    ['ca phong ke toan', ['an.nguyen@x.vn', 'binh@x.vn', 'tuanvm@x.vn']],
    ['toàn bộ bộ phận IT', ['binh.le@x.vn', 'tuan@x.vn']],
    ['anh em bên IT', ['binh.le@x.vn', 'tuan@x.vn']],
    ['mọi người trong phòng IT', ['binh.le@x.vn', 'tuan@x.vn']],
  ])('%s → %j', (said, expected) => {
    const { meant, candidates } = matchPerson(said, company);
    expect(candidates).toEqual([]);
    expect(meant.map((one) => one.userId)).toEqual(expected);
  });

  test.each([
    ['anh Tuấn bên kế toán', 'tuanvm@x.vn'],
    ['An hai bạn nhân viên mới', 'an.nguyen@x.vn'],
    ['chị Bình ktt', 'binh@x.vn'],
    ['mình chị Bình', 'binh@x.vn'],
  ])('%s → %s, where the words are known to name somebody', (said, expected) => {
    expect(matchPersonWithin(said, company)).toMatchObject({ meant: [{ userId: expected }], candidates: [] });
    expect(matchPerson(said, company)).toEqual({ meant: [], candidates: [] });
  });

  test.each([
    ['kế toán trưởng', 'binh@x.vn'],
    ['KTT', 'binh@x.vn'],
    ['chị kế toán trưởng', 'binh@x.vn'],
    ['giám đốc chi nhánh', 'lam@x.vn'],
  ])('%s → %s, by what they are', (said, expected) => {
    const positions: Readonly<Record<string, string>> = {
      'binh@x.vn': 'Kế toán trưởng',
      'lam@x.vn': 'Giám đốc chi nhánh Huế',
    };
    const known = people.map((one) => describePerson({ ...one, position: positions[one.userId] ?? '' }));
    expect(matchPersonWithin(said, { ...company, people: known })).toMatchObject({
      meant: [{ userId: expected }],
      candidates: [],
    });
  });

  test.each(['cả nhóm', 'ca nhom', 'cả team', 'phòng mình', 'nhóm của tôi', 'cả phòng', 'toàn bộ bộ phận'])(
    '%s is the department of the one who speaks, or the company where they have none',
    (said) => {
      const meantBy = (callerId: string) =>
        matchPerson(said, { ...company, callerId }).meant.map((one) => one.userId);
      expect(meantBy('binh@x.vn')).toEqual(['an.nguyen@x.vn', 'binh@x.vn', 'tuanvm@x.vn']);
      expect(meantBy('hai@x.vn')).toEqual(people.map((one) => one.userId));
    },
  );

  test('a person called Phong is no department', () => {
    const phong = person('Lê Phong', 'phong@x.vn');
    const withPhong = { ...company, people: [...people, phong] };
    for (const text of ['cả Phong', 'với cả Phong'])
      expect(resolvePeople(text, withPhong).people, text).toEqual([phong]);
    expect(resolvePeople('ca phong', withPhong).people, 'who is meant is asked').toEqual([]);
    expect(matchPerson('bạn mình', withPhong).meant).not.toEqual(withPhong.people);
  });

  test.each([
    ['Tuấn', ['tuan@x.vn', 'tuanvm@x.vn']],
    ['anh Tuấn', ['tuan@x.vn', 'tuanvm@x.vn']],
    ['Đỗ Hải', ['hai2@x.vn', 'hai@x.vn']],
  ])('%s could be %j', (said, expected) => {
    const { meant, candidates } = matchPerson(said, company);
    expect(meant).toEqual([]);
    expect(candidates.map((one) => one.userId).toSorted()).toEqual(expected);
  });

  test('without any diacritics typed, Bình and Bính are both possible', () => {
    expect(given(matchPerson('binh', { ...company, typedMarks: false }).candidates)).toEqual([
      'Bình',
      'Bính',
    ]);
  });

  test('without any diacritics typed, minh is Minh or the one who speaks', () => {
    expect(given(matchPerson('minh', { ...company, typedMarks: false }).candidates)).toEqual([
      'Minh',
      'Quỳnh',
    ]);
  });

  test.each([
    'Khang',
    'Lê Văn An Khang',
    'Trịnh Bình',
    'một anh kỹ thuật',
    'nhóm',
    'phòng họp',
    'cả phòng Marketing',
    'giám đốc',
    'Phòng Marketing',
    'khong',
    'ai@khac.vn',
    '',
    'a',
  ])('%j means nobody', (said) => {
    expect(matchPerson(said, company)).toEqual({ meant: [], candidates: [] });
  });
});

describe('a list of names', () => {
  test.each([
    ['An, Bình', ['An', 'Bình']],
    ['An và Bình', ['An', 'Bình']],
    ['An, Bính, và Minh.', ['An', 'Bính', 'Minh']],
    ['với An cùng Bính', ['An', 'Bính']],
    ['An vs Bính', ['An', 'Bính']],
    ['với cả An và thêm Bính', ['An', 'Bính']],
    ['An & phòng IT', ['An', 'Bính', 'Tuấn']],
    ['Hành chính và Nhân sự, An', ['Minh', 'An']],
    ['Phòng Kế Toán, An', ['An', 'Bình', 'Tuấn']],
    ['tôi, An', ['Quỳnh', 'An']],
    ['cả phòng IT và An', ['Bính', 'Tuấn', 'An']],
    ['với cả phòng IT', ['Bính', 'Tuấn']],
    ['cả nhóm', ['Quỳnh']],
  ])('%s', (text, expected) => {
    const found = resolvePeople(text, company);
    expect(given(found.people)).toEqual(expected);
    expect([found.unclear, found.unknown]).toEqual([[], []]);
  });

  test('says apart what is unclear and what is unknown', () => {
    const found = resolvePeople('An, Tuấn, Khang', company);
    expect(given(found.people)).toEqual(['An']);
    expect(found.unclear.map((one) => one.said)).toEqual(['Tuấn']);
    expect(found.unknown).toEqual(['Khang']);
  });

  test.each([
    ['An, cái máy chấm công', ['cái máy chấm công']],
    ['An, Nghệ An', ['Nghệ An']],
    ['An, hiệu chuẩn', ['hiệu chuẩn']],
    ['An, Khang', []],
    ['An, chị phương', []],
    ['An, nhóm marketing', []],
  ])('%s: what is nobody’s name is apart', (text, matters) => {
    expect(resolvePeople(text, company).matters).toEqual(matters);
  });

  test('longer than a command takes is not looked up', () => {
    const found = resolvePeople(Array.from({ length: 101 }, () => 'An').join(','), company);
    expect(found).toMatchObject({ tooMany: true, people: [], unknown: [] });
  });
});

test.each([
  ['a Tuấn it', 'Phạm Anh Tuấn'],
  ['anh Tuấn kt', 'Vũ Minh Tuấn'],
])('%s: of namesakes the one who works where initials say', (said, name) => {
  expect(matchPersonWithin(said, company).meant.map(({ displayName }) => displayName)).toEqual([name]);
});
