import { describe, expect, test } from 'vitest';
import { askingPart, asksSomething } from './asking-part.rules.ts';

describe('what of a message asks', () => {
  test.each([
    ['nhà thầu sơn là bên nào, bữa chốt em quên ghi', 'nhà thầu sơn là bên nào,'],
    ['Tất niên ở đâu? em cần báo nhà xe', 'Tất niên ở đâu?'],
    ['giá chốt bao nhiêu một hộp để anh báo đại lý', 'giá chốt bao nhiêu một hộp'],
    ['Nhân tiện, tất niên chốt ở đâu để chị ghi giấy mời?', 'tất niên chốt ở đâu'],
    ['Hôm giao ban, khách chê gì hộp trà', 'Hôm giao ban, khách chê gì hộp trà'],
    ['ca đêm mấy giờ vô, từ bữa nào', 'ca đêm mấy giờ vô, từ bữa nào'],
    ['chị chẳng nhớ tờ khai giao ai, hạn hôm nào thế', 'chị chẳng nhớ tờ khai giao ai, hạn hôm nào thế'],
    ['kho Bình Dương', 'kho Bình Dương'],
  ])('%s', (message, expected) => {
    expect(askingPart(message)).toBe(expected);
  });
});

test.each([
  ['nồi cô số 3 hôm qua tui dặn gì đó, quên mất rồi', true],
  ['hóa đơn nhập được không, bữa họp chốt sao rồi', true],
  ['cảm ơn bạn', false],
])('%s', (message, asks) => {
  expect(asksSomething(message)).toBe(asks);
});
