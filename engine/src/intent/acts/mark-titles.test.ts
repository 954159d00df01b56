import { describe, expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { findTitleRuns, type KnownTitle, markTitles } from './mark-titles.ts';
import { readPieces } from './read-pieces.ts';
import { SaidSlots } from './said-slots.ts';

const knownTitles: readonly KnownTitle[] = [
  { kind: 'meeting', title: 'Duyệt bao bì trà' },
  { kind: 'meeting', title: 'Chuyển phần mềm kế toán' },
  { kind: 'meeting', title: 'Hội nghị khách hàng miền Trung' },
  { kind: 'meeting', title: 'Lịch trực Tết phòng khám' },
  { kind: 'task', title: 'Bàn giao tủ thuốc' },
  { kind: 'task', title: 'Lập dự toán sơn sàn' },
];

const cut = (message: string) => markTitles(message, readPieces(readMessage(message)), knownTitles);
const aboutIn = (message: string) => new SaidSlots(message, cut(message), {}).about;

describe('words of a title are no words of the request', () => {
  test.each([
    ['dời duyệt bao bì sang 14h', { words: 'duyệt bao bì', times: ['14h'] }],
    ['hội nghị khách hàng miền Trung', { words: 'hội nghị khách hàng miền Trung', people: [] }],
    ['hủy lịch trực Tết', { words: 'trực Tết', times: [] }],
    ['bàn giao tủ thuốc tôi nhận nhé', { words: 'bàn giao tủ thuốc' }],
  ])('%s', (message, wanted) => {
    expect(aboutIn(message)).toMatchObject(wanted);
  });
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
