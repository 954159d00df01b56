import { expect, test } from 'vitest';
import { type DayAhead, digestLine, digestMail, isEmpty } from './digest-words.rules.ts';

const zone = 'Asia/Ho_Chi_Minh';
const meeting = (title: string, hour: number, location = '') => ({
  title,
  startsAt: new Date(Date.UTC(2026, 10, 24, hour - 7)),
  endsAt: new Date(Date.UTC(2026, 10, 24, hour - 7, 30)),
  timeZone: zone,
  location,
});
const full: DayAhead = {
  meetings: [meeting('Giao ban', 9, 'Phòng Sen'), meeting('Bán hàng', 14)],
  items: [
    { title: 'Gửi báo giá', overdue: true },
    { title: 'Soạn hợp đồng', overdue: false },
  ],
};

test.each<[DayAhead, string]>([
  [full, 'Hôm nay bạn có 2 cuộc họp và 2 việc đến hạn. Sớm nhất là “Giao ban” lúc 09:00.'],
  [{ ...full, meetings: [] }, 'Hôm nay bạn có 2 việc đến hạn.'],
  [{ ...full, items: [] }, 'Hôm nay bạn có 2 cuộc họp. Sớm nhất là “Giao ban” lúc 09:00.'],
])('the bell counts what there is', (day, line) => {
  expect(digestLine(day, zone)).toBe(line);
  expect(isEmpty(day)).toBe(false);
});

test('a day with nothing is empty', () => {
  expect(isEmpty({ meetings: [], items: [] })).toBe(true);
});

test('the mail lists meetings by the clock of the company and says what is overdue; of many it counts the rest', () => {
  const person = { name: 'Lê Thị Mai', timeZone: zone, link: 'https://hopgon.vn/dashboard' };
  const { subject, parts } = digestMail(full, person);
  expect(subject).toBe('Hôm nay bạn có 2 cuộc họp và 2 việc đến hạn');
  expect(parts.slice(1, 3)).toEqual([
    {
      is: 'list',
      title: 'Cuộc họp hôm nay',
      items: ['09:00–09:30 Giao ban, tại Phòng Sen', '14:00–14:30 Bán hàng'],
    },
    { is: 'list', title: 'Việc đến hạn', items: ['Gửi báo giá (quá hạn)', 'Soạn hợp đồng'] },
  ]);
  const items = Array.from({ length: 25 }, (_, index) => ({ title: `Việc ${index}`, overdue: false }));
  const long = digestMail({ meetings: [], items }, person);
  expect(long.parts[1]).toMatchObject({ items: expect.arrayContaining(['Việc 19', 'và 5 mục khác']) });
});
