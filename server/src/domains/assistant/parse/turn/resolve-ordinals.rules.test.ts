import { expect, test } from 'vitest';
import { resolveOrdinals } from './resolve-ordinals.rules.ts';
import type { ListedThing } from './spoken-context.rules.ts';

const meetings: readonly ListedThing[] = [
  { kind: 'meeting', id: 'a', title: 'Duyệt bao bì', weekday: 4 },
  { kind: 'meeting', id: 'b', title: 'Nghiệm thu máy', weekday: 5 },
];
const onMonday: readonly ListedThing[] = meetings.map((one) => ({ ...one, weekday: 1 }));
const choices: readonly ListedThing[] = ['Nhận việc', 'Sửa thẻ'].map((title) => ({
  ...{ kind: 'choice', id: title, title, weekday: null },
}));

test.each([
  ['cuộc thứ hai ở đâu', meetings, 'cuộc Nghiệm thu máy ở đâu', 'b'],
  ['cuoc dau tien may gio', meetings, 'cuộc Duyệt bao bì may gio', 'a'],
  ['buổi cuối ai chủ trì', meetings, 'cuộc Nghiệm thu máy ai chủ trì', 'b'],
  ['cuộc thứ hai ở đâu', onMonday, 'cuộc thứ hai ở đâu', null],
  ['cuộc thứ hai tuần sau', meetings, 'cuộc thứ hai tuần sau', null],
  ['cái đầu', choices, 'Nhận việc', null],
  ['số 2 nhé', choices, 'Sửa thẻ', null],
  ['2', choices, 'Sửa thẻ', null],
  ['2', meetings, '2', null],
])('%s', (message, listed, wanted, referredId) => {
  expect(resolveOrdinals(message, listed)).toEqual({ message: wanted, referredId });
});
