import { expect, test } from 'vitest';
import { noLetterWords } from '../../shared/card-words.rules.ts';
import { changeLetter } from './change-letter.rules.ts';

const letter = 'Kính gửi chị Hà,\n\nTôi xin báo giá mới. Giá áp dụng từ 1/12.\n\nTrân trọng,\nAn';
const change = (words: Partial<typeof noLetterWords>, body = letter) =>
  changeLetter(body, { ...noLetterWords, ...words });

test.each([
  [{ add: 'nhà in chờ đến thứ Năm' }, 'từ 1/12.\nNhà in chờ đến thứ Năm.\n\nTrân trọng'],
  [{ remove: { at: -1 } }, 'Kính gửi chị Hà,\n\nTôi xin báo giá mới.\n\nTrân trọng'],
  [{ remove: { words: 'báo giá' } }, 'Kính gửi chị Hà,\n\nGiá áp dụng từ 1/12.'],
  [{ sign: 'phòng Marketing' }, 'Trân trọng,\nPhòng Marketing'],
  [
    { tone: 'formal' as const },
    'từ 1/12.\nRất mong sớm nhận được phản hồi. Xin trân trọng cảm ơn.\n\nTrân trọng',
  ],
  [{ tone: 'warm' as const }, 'Chào chị Hà,\n\nTôi xin báo giá mới. Giá áp dụng từ 1/12.\n\nThân mến,\nAn'],
  [{ tone: 'short' as const }, 'Kính gửi chị Hà,\n\nBáo giá mới. Giá áp dụng từ 1/12.\n\nTrân trọng,\nAn'],
  [{ remove: 'courtesy' as const }, 'Kính gửi chị Hà,\n\nBáo giá mới. Giá áp dụng từ 1/12.\n\nTrân trọng'],
])('%j', (words, part) => {
  expect(change(words)).toContain(part);
});

test('what stands before a polite end stays before it', () => {
  const formal = change({ tone: 'formal' }) ?? '';
  expect(change({ add: 'mong chị xem sớm' }, formal)).toContain(
    '1/12.\nMong chị xem sớm.\nRất mong sớm nhận được phản hồi.',
  );
});

test.each([
  [{ remove: { words: 'khuyến mại' } }, letter],
  [{ remove: { at: -1 } }, 'Kính gửi chị Hà,\n\nTôi xin báo giá mới.\n\nTrân trọng,\nAn'],
  [{}, letter],
])('%j changes nothing', (words, body) => {
  expect(change(words, body)).toBeNull();
});
