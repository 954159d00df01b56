import { expect, test } from 'vitest';
import { notificationText } from './notification-text.rules.ts';

const hanoi = 'Asia/Ho_Chi_Minh';
const words = 'Thứ Ba, 24/11/2026, 09:30–10:00';
const time = {
  startsAt: '2026-11-24T02:30:00Z',
  endsAt: '2026-11-24T03:00:00Z',
  timeZone: hanoi,
  words,
  form: 'span' as const,
};
const invited = { text: `An mời bạn dự “Giao ban”, ${words}.`, time };
const digest = {
  text: 'Hôm nay bạn có 1 cuộc họp. Sớm nhất là “Giao ban” lúc 09:30.',
  time: { ...time, words: 'lúc 09:30', form: 'start' as const },
};
const day = {
  text: 'An đã hủy “Hội thảo”, Thứ Ba, 24/11/2026, cả ngày.',
  time: {
    ...time,
    startsAt: '2026-11-23T17:00:00Z',
    endsAt: '2026-11-24T17:00:00Z',
    words: 'Thứ Ba, 24/11/2026, cả ngày',
  },
};

test.each([
  ['at home', invited, hanoi, invited.text],
  [
    'in Tokyo',
    invited,
    'Asia/Tokyo',
    'An mời bạn dự “Giao ban”, Thứ Ba, 24/11/2026, 11:30–12:00 (giờ công ty 09:30–10:00).',
  ],
  [
    'of a digest in Tokyo',
    digest,
    'Asia/Tokyo',
    'Hôm nay bạn có 1 cuộc họp. Sớm nhất là “Giao ban” lúc 11:30 (giờ công ty 09:30).',
  ],
  [
    'of a move in Tokyo',
    {
      text: 'An đã đổi lịch “Giao ban” từ Thứ Ba, 24/11/2026, 14:00–14:30 sang Thứ Ba, 24/11/2026, 09:30–10:00.',
      time: {
        ...invited.time,
        earlier: {
          startsAt: '2026-11-24T07:00:00Z',
          endsAt: '2026-11-24T07:30:00Z',
          words: 'Thứ Ba, 24/11/2026, 14:00–14:30',
        },
      },
    },
    'Asia/Tokyo',
    'An đã đổi lịch “Giao ban” từ Thứ Ba, 24/11/2026, 16:00–16:30 (giờ công ty 14:00–14:30) sang Thứ Ba, 24/11/2026, 11:30–12:00 (giờ công ty 09:30–10:00).',
  ],
  ['of whole days in Berlin', day, 'Europe/Berlin', day.text],
  [
    'without a time',
    { text: 'Bạn đã được duyệt vào công ty.', time: null },
    'Asia/Tokyo',
    'Bạn đã được duyệt vào công ty.',
  ],
])('a line %s', (_, line, own, text) => {
  expect(notificationText(line, { own, company: hanoi })).toBe(text);
});
