import { expect, test } from 'vitest';
import { cutPart, resolveOrdinals } from './resolve-ordinals.rules.ts';
import type { ListedThing } from './spoken-context.rules.ts';

const meetings: readonly ListedThing[] = [
  { kind: 'meeting', id: 'a', title: 'Duyệt bao bì' },
  { kind: 'meeting', id: 'b', title: 'Nghiệm thu máy' },
];
const choices: readonly ListedThing[] = ['Nhận việc', 'Sửa thẻ'].map((title) => ({
  ...{ kind: 'choice', id: title, title },
}));

test.each([
  ['cuộc thứ hai ở đâu', meetings, 'cuộc đó ở đâu', 'b'],
  ['cuoc dau tien may gio', meetings, 'cuộc đó may gio', 'a'],
  ['buổi cuối ai chủ trì', meetings, 'cuộc đó ai chủ trì', 'b'],
  ['cuộc thứ Hai ở đâu', meetings, 'cuộc thứ Hai ở đâu', null],
  ['thế còn cuộc kia', meetings, 'thế còn cuộc đó', 'b'],
  ['cuộc thứ hai tuần sau', meetings, 'cuộc thứ hai tuần sau', null],
  ['cái đầu', choices, 'Nhận việc', null],
  ['số 2 nhé', choices, 'Sửa thẻ', null],
  ['2', choices, 'Sửa thẻ', null],
  ['2', meetings, '2', null],
])('%s', (message, listed, wanted, referredId) => {
  expect(resolveOrdinals(message, listed, ['a'])).toEqual({ message: wanted, referredId });
});

test.each([
  ['viec thu hai cho toi thu 6', 2, 'cho toi thu 6', 1],
  ['việc cuối gấp nha', 3, 'gấp nha', 2],
  ['việc thứ ba gấp', 2, 'việc thứ ba gấp', null],
  ['việc đầu gấp', 0, 'việc đầu gấp', null],
])('%s of %i', (message, parts, left, at) => {
  expect(cutPart(message, parts)).toEqual({ message: left, at });
});
