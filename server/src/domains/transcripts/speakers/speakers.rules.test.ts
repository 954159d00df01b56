import { expect, test } from 'vitest';
import { indexMembers, matchMember } from './match-member.rules.ts';
import { candidatesFor, indexCandidates, isMergedWith, isRememberable } from './speakers.rules.ts';

test.each([
  ['Sếp Hiếu', true],
  ['kế toán', true],
  ['Speaker 2', false],
  ['Người nói 12', false],
  ['SPEAKER_01', false],
  ['Người nói B', false],
  ['A', false],
])('%s is one person in every meeting: %s', (label, expected) => {
  expect(isRememberable(label)).toBe(expected);
});

test.each([
  ['named as the other label', { label: 'Speaker 4', user_id: null, name: 'Speaker 2' }, true],
  ['the label itself', { label: 'Speaker 2', user_id: null, name: 'Speaker 2' }, false],
  ['a member of that name', { label: 'Speaker 4', user_id: 'u', name: 'Speaker 2' }, false],
  ['nobody known', { label: 'Speaker 4', user_id: null, name: null }, false],
])('%s is merged with Speaker 2: %s', (_, speaker, expected) => {
  expect(isMergedWith(speaker, 'Speaker 2')).toBe(expected);
});

const memberOf = (displayName: string) => ({
  ...{ userId: displayName, displayName, email: `${displayName}@govan.vn` },
  ...{ department: '', position: '', invited: true },
});
const five = [
  'Trần Đức Thắng',
  'Hoàng Thị Ánh Tuyết',
  'Lê Ngọc Phương Thảo',
  'Trần Văn Bình',
  'Âu Dương Quân',
];

test.each([
  ['Thắng Trần', ['Thắng Trần'], ['Trần Đức Thắng']],
  ['Thang Tran', ['Thang Tran'], ['Trần Đức Thắng']],
  ['Ánh Tuyết KT', ['Ánh Tuyết KT'], ['Hoàng Thị Ánh Tuyết']],
  ['Thảo HCNS', ['Thảo', 'Thảo HCNS'], ['Lê Ngọc Phương Thảo']],
  ['Trần', ['Trần'], []],
  ['Phòng họp tầng 3', ['Phòng họp tầng 3'], []],
  [
    'Người nói 2',
    ['Người nói 2', 'Thắng', 'Tuyết'],
    ['Lê Ngọc Phương Thảo', 'Trần Văn Bình', 'Âu Dương Quân'],
  ],
])('%s among %j may be %j', (label, labels, expected) => {
  const members = five.map(memberOf);
  const index = indexMembers(members);
  const namedIds = new Set(labels.map((each) => matchMember(each, index)));
  const found = candidatesFor(label, indexCandidates(members, namedIds));
  expect(found.map(({ displayName }) => displayName)).toEqual(expected);
});

test('the names of members are read once, however many labels there are', () => {
  let reads = 0;
  const members = five.map((name) => ({
    ...memberOf(name),
    get displayName() {
      reads += 1;
      return name;
    },
  }));
  const readsOf = (count: number): number => {
    reads = 0;
    const labels = Array.from({ length: count }, (_, place) => `Thắng ${place} Trần`);
    const index = indexMembers(members);
    const candidates = indexCandidates(members, new Set(labels.map((label) => matchMember(label, index))));
    for (const label of labels) candidatesFor(label, candidates);
    return reads;
  };
  expect(readsOf(1)).toBeGreaterThan(0);
  expect(readsOf(500)).toBe(readsOf(1));
});
