import fc from 'fast-check';
import { expect, test } from 'vitest';
import { summariseText } from './summarise-text.ts';

const story = [
  'Ủy ban thành phố thông qua kế hoạch mở rộng tuyến xe buýt điện.',
  'Trời hôm nay nhiều mây.',
  'Kế hoạch mở rộng tuyến xe buýt điện cần ba trăm tỷ đồng.',
  'Một người dân nói ông thích uống cà phê.',
  'Xe buýt điện sẽ chạy trên mười tuyến của thành phố từ tháng sáu.',
];

test('what several sentences share is told, what stands alone is left out', () => {
  const { picked } = summariseText(story, { maxWords: 32 });
  expect(picked).toContain(0);
  expect(picked).not.toContain(3);
});

test('a sentence is not told twice', () => {
  const twice = [...story, story[0] ?? '', story[0] ?? ''];
  const { text } = summariseText(twice, { maxWords: 40 });
  expect(text.split('thông qua kế hoạch').length).toBe(2);
});

test('what several documents tell counts more than what one tells often', () => {
  const fire = 'Vụ cháy chợ làm hỏng hai mươi gian hàng.';
  const docs = [
    [fire, 'Chợ này bán hoa quả.'],
    ['Hai mươi gian hàng hỏng sau vụ cháy chợ.', 'Giá vàng tăng.'],
    ['Công an điều tra vụ cháy chợ.', 'Đội bóng tỉnh thắng.', 'Đội bóng tỉnh vào chung kết.'],
  ];
  expect(summariseText(docs, { maxWords: 10 }).text).toMatch(/cháy chợ/u);
});

test('running text is split first, and an empty one has an empty summary', () => {
  expect(summariseText('Họp xong lúc ba giờ. Mọi người ra về.', { maxWords: 5 }).text).toBe(
    'Họp xong lúc ba giờ.',
  );
  expect(summariseText('', { maxWords: 5 })).toEqual({ text: '', picked: [] });
});

test('the words never exceed the limit, and sentences keep their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 60 }), { maxLength: 20 }),
      fc.nat(40),
      (sentences, maxWords) => {
        const { text, picked } = summariseText(sentences, { maxWords });
        expect(text.split(/\s+/u).filter((word) => word !== '').length).toBeLessThanOrEqual(maxWords);
        expect(picked).toEqual([...picked].sort((a, b) => a - b));
      },
    ),
  );
});
