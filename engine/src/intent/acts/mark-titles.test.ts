import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { findTitleRuns, type KnownTitle, markTitles } from './mark-titles.ts';
import { readAct } from './read-acts.ts';
import { readPieces } from './read-pieces.ts';
import { readQuestion } from './read-questions.ts';

const knownTitles: readonly KnownTitle[] = [
  { kind: 'meeting', title: 'Duyệt bao bì trà' },
  { kind: 'meeting', title: 'Chuyển phần mềm kế toán' },
  { kind: 'meeting', title: 'Hội nghị khách hàng miền Trung' },
  { kind: 'meeting', title: 'Lịch trực Tết phòng khám' },
  { kind: 'task', title: 'Bàn giao tủ thuốc' },
  { kind: 'task', title: 'Lập dự toán sơn sàn' },
];

const cut = (message: string) => markTitles(message, readPieces(readMessage(message)), knownTitles);
const act = (message: string) => readAct(message, cut(message));

describe('words of a title are no words of the request', () => {
  test.each([
    ['dời duyệt bao bì sang 14h', { kind: 'move', words: 'duyệt bao bì', to: '14h' }],
    [
      'mời thêm Tùng vào buổi chuyển phần mềm kế toán',
      { kind: 'invite', add: ['Tùng'], words: 'chuyển phần mềm kế toán' },
    ],
    ['nhận lời hội nghị khách hàng miền Trung', { words: 'hội nghị khách hàng miền Trung', people: [] }],
    ['hủy lịch trực Tết', { kind: 'cancel', words: 'trực Tết', times: [] }],
    ['bàn giao tủ thuốc tôi nhận nhé', { kind: 'task', state: 'accepted', words: 'bàn giao tủ thuốc' }],
  ])('%s', (message, wanted) => {
    expect(act(message)).toMatchObject(wanted);
  });
});

test('who names a task by its title speaks of it', () => {
  expect(act('dự toán sơn sàn xong rồi nhé')).toMatchObject({ kind: 'task', state: 'done' });
  const message = 'bàn giao tủ thuốc hạn khi nào?';
  expect(readQuestion(message, cut(message))).toMatchObject({ kind: 'task-state' });
});

test.each([
  ['duyet bao bi may gio', 1],
  ['duyệt báo bi mấy giờ', 0],
  ['khách hàng gọi lại', 1],
  ['họp với chị Lan', 0],
])('%s holds words of %i titles', (message, count) => {
  expect(findTitleRuns(message, knownTitles)).toHaveLength(count);
});

test('two words out of the middle of a title name nothing', () => {
  expect(findTitleRuns('khách hàng gọi lại', knownTitles)[0]?.kinds.size).toBe(0);
});
