import type { Card } from '@hopgon/contract/chat/schemas';
import { expect, test } from 'vitest';
import { foreignWords, unsaidValues, untypedAddresses } from './unsaid.rules.ts';

const change: Card['change'] = {
  kind: 'action-item',
  title: 'Gửi báo giá',
  assignee: { userId: '019a0000-0000-7000-8000-000000000000', displayName: 'Lê Thị Hà' },
  deadline: '2026-11-27',
  when: 'Thứ Sáu, 27/11/2026',
  priority: 'cao',
  warnings: [],
};
const unsaid = (request: string, ...said: string[]) =>
  unsaidValues(change, foreignWords(request, said)).map(({ value }) => value);

test('words of the person and words of requests are no news', () => {
  expect(unsaid('giao việc gửi báo giá cho Hà hạn thứ Sáu', 'Hà gửi báo giá thứ sáu nhé')).toEqual([]);
});

test('a value with a foreign word is named', () => {
  expect(unsaid('giao việc gửi báo giá cho Hà', 'gửi báo giá')).toEqual(['Lê Thị Hà']);
});

test('a foreign word that stands in no value names all: it can only have been a time or a degree', () => {
  expect(unsaid('giao việc gửi báo giá cho Hà ngay mốt', 'Hà gửi báo giá')).toEqual([
    'Gửi báo giá',
    'Lê Thị Hà',
    '2026-11-27',
    'Thứ Sáu, 27/11/2026',
    'cao',
  ]);
});

test.each([
  ['mời ke@ngoai.example', ['mời khách'], ['ke@ngoai.example']],
  ['mời Ke@Ngoai.example', ['mời ke@ngoai.example nhé'], []],
  ['mời Hà', [], []],
])('%s after %j: %j was not typed', (request, said, expected) => {
  expect(untypedAddresses(request, said)).toEqual(expected);
});
