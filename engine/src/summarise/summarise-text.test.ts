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

test('a sentence too long for the limit is told without what qualifies it', () => {
  const long =
    'Chiều 26/10, công an tỉnh đã bắt giữ một xe tải chở chất thải độc hại, sau khi nhận tin báo của người dân ở gần đó.';
  expect(summariseText([long], { maxWords: 14 }).text).toBe(
    'Công an tỉnh đã bắt giữ một xe tải chở chất thải độc hại.',
  );
});

test('a headline is told: it is the gist in few words', () => {
  const news = [
    'Ba xã vùng cao mất điện vì bão',
    'Nhân viên điện lực hôm qua đã đi kiểm tra nhiều trạm biến áp.',
    'Bão số ba gây mưa lớn làm ba xã vùng cao mất điện suốt hai ngày liền.',
    'Người dân mong điện sớm có trở lại.',
  ];
  expect(summariseText(news, { maxWords: 10 }).picked).toEqual([0]);
});

test('a byline, a dateline and the credit of a picture are no part of a story', () => {
  const news = [
    '(Dân trí) - Bão số ba làm ba xã vùng cao mất điện (Ảnh: Minh Sơn).',
    'Bão số ba gây mưa lớn suốt hai ngày liền ở vùng cao.',
    'Ảnh: Minh Sơn.',
    'Điện ở ba xã vùng cao sẽ có lại trong tuần này.',
    'Hải Yến',
  ];
  expect(summariseText(news, { maxWords: 40 }).text).toBe(
    'Bão số ba làm ba xã vùng cao mất điện. Bão số ba gây mưa lớn suốt hai ngày liền ở vùng cao. Điện ở ba xã vùng cao sẽ có lại trong tuần này.',
  );
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
