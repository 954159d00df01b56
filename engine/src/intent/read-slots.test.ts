import { expect, test } from 'vitest';
import type { IntentKind } from './intent.ts';
import { readMessage } from './read-message.ts';
import { readSlots } from './read-slots.ts';
import { OUTSIDE } from './tag-slots.ts';

/** Slots where the words of one were labelled so. */
function slotsOf(message: string, kind: IntentKind, slot: string, labelled: string) {
  const reading = readMessage(message);
  const from = message.indexOf(labelled);
  const tags = reading.units.map((unit) => {
    if (unit.from < from || unit.to > from + labelled.length) return OUTSIDE;
    return unit.from === from ? `${slot}<` : slot;
  });
  return readSlots(reading, kind, tags);
}

test.each<readonly [message: string, kind: IntentKind, slot: string, labelled: string, whole: string]>([
  [
    'thêm mục phương án dự phòng mưa bão 15 phút',
    'agenda-add',
    'item',
    'phương án dự phòng',
    'phương án dự phòng mưa bão',
  ],
  ['giao Hà rà soát hợp đồng thuê kho nhé', 'task', 'title', 'rà soát hợp đồng', 'rà soát hợp đồng thuê kho'],
  ['họp bàn giá vải mai 9h', 'schedule', 'goal', 'giá', 'giá vải'],
  ['thêm mục giá vải vào họp kho', 'agenda-add', 'item', 'giá vải', 'giá vải'],
  ['bàn giá nha mọi người', 'schedule', 'goal', 'giá', 'giá'],
  ['hủy họp kho vì mất điện', 'cancel', 'about', 'kho', 'kho'],
  ['họp với cả nhóm bàn giá bán', 'schedule', 'people', 'cả nhóm bàn giá bán', 'cả nhóm'],
  ['hủy buổi gặp anh Tùng', 'cancel', 'about', 'buổi gặp anh Tùng', 'gặp anh Tùng'],
  ['khi nào họp với Minh', 'next-meeting', 'about', 'với Minh', 'Minh'],
  ['họp 14h', 'respond-no', 'about', 'họp 14h', '14h'],
  [
    'họp với anh Sơn, coi lại máy trước khi nghiệm thu, 1 tiếng',
    'schedule',
    'goal',
    'máy trước khi nghiệm thu',
    'coi lại máy trước khi nghiệm thu',
  ],
  [
    'tạo việc: cập nhật giá mới vô phần mềm, hạn 30/11',
    'task',
    'title',
    'cập nhật giá mới',
    'cập nhật giá mới vô phần mềm',
  ],
  ['họp với Hà, bàn giá vải giúp em nhé', 'schedule', 'goal', 'giá vải', 'giá vải'],
  ['họp với Hà, bàn giá vải ở phòng lớn', 'schedule', 'goal', 'giá vải', 'giá vải'],
  ['họp báo cáo xong rồi', 'task-done', 'about', 'họp báo cáo', 'họp báo cáo'],
])('%s (%s)', (message, kind, slot, labelled, whole) => {
  expect(slotsOf(message, kind, slot, labelled)).toMatchObject({ [slot]: whole });
});

/** Slots where each of several words was labelled as the same one. */
function slotsOfAll(message: string, kind: IntentKind, slot: string, labelled: readonly string[]) {
  const reading = readMessage(message);
  const starts = labelled.map((words) => ({ from: message.indexOf(words), length: words.length }));
  const tags = reading.units.map((unit) => {
    const own = starts.find(({ from, length }) => unit.from >= from && unit.to <= from + length);
    if (own === undefined) return OUTSIDE;
    return unit.from === own.from ? `${slot}<` : slot;
  });
  return readSlots(reading, kind, tags);
}

test.each<
  readonly [message: string, kind: IntentKind, slot: string, labelled: readonly string[], kept: string]
>([
  [
    'đặt vé sáng thứ 5 tuần tới cho chị Hà, hạn ngày mai phải xong',
    'task',
    'deadline',
    ['sáng thứ 5 tuần tới', 'ngày mai'],
    'ngày mai',
  ],
  [
    '3 rưỡi chiều nay đoàn thuế xuống, nhắc chị lúc 3h dừng họp',
    'remind',
    'time',
    ['3 rưỡi chiều nay', 'lúc 3h'],
    'lúc 3h',
  ],
  ['mai nhắc tôi gọi khách lúc 9h', 'remind', 'time', ['mai', 'lúc 9h'], 'mai lúc 9h'],
  [
    'kẹt khách nên chị không dự được buổi giao ban tuần sau vì phải đi thi tay nghề',
    'respond-no',
    'reason',
    ['kẹt khách', 'phải đi thi tay nghề'],
    'phải đi thi tay nghề',
  ],
])('%s (%s): no phrase or time of words from two places', (message, kind, slot, labelled, kept) => {
  expect(slotsOfAll(message, kind, slot, labelled)).toMatchObject({ [slot]: kept });
});
