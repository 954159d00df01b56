import { expect, test } from 'vitest';
import {
  closedItemsLine,
  closedItemsMail,
  type DayAhead,
  digestLine,
  digestMail,
  dueOn,
  isEmpty,
} from './digest-words.rules.ts';

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
    { title: 'Gửi báo giá', deadline: '2026-11-20', due: 'overdue', isWaiting: false },
    { title: 'Soạn hợp đồng', deadline: '2026-11-24', due: 'today', isWaiting: false },
  ],
};
const soon = { title: 'Đặt phòng', deadline: '2026-11-25', due: 'soon', isWaiting: false } as const;

test.each<[DayAhead, string]>([
  [full, 'Hôm nay bạn có 2 cuộc họp và 2 việc đến hạn. Sớm nhất là “Giao ban” lúc 09:00.'],
  [{ ...full, meetings: [] }, 'Hôm nay bạn có 2 việc đến hạn.'],
  [{ ...full, meetings: [], items: [soon] }, 'Hôm nay bạn có 1 việc sắp đến hạn.'],
  [
    { meetings: [meeting('Giao ban', 9)], items: [...full.items, soon] },
    'Hôm nay bạn có 1 cuộc họp, 2 việc đến hạn và 1 việc sắp đến hạn. Sớm nhất là “Giao ban” lúc 09:00.',
  ],
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
    { is: 'list', title: 'Việc đến hạn', items: ['Gửi báo giá (quá hạn từ 20/11/2026)', 'Soạn hợp đồng'] },
  ]);
  const items = Array.from({ length: 25 }, (_, index) => ({
    title: `Việc ${index}`,
    deadline: '2026-11-24',
    ...{ due: 'today' as const, isWaiting: false },
  }));
  const long = digestMail({ meetings: [], items }, person);
  expect(long.parts[1]).toMatchObject({ items: expect.arrayContaining(['Việc 19', 'và 5 mục khác']) });
});

test('the mail names the day of what is due soon', () => {
  const { parts } = digestMail({ meetings: [], items: [soon] }, { name: 'Mai', timeZone: zone, link: '' });
  expect(parts[1]).toEqual({ is: 'list', title: 'Việc sắp đến hạn', items: ['Đặt phòng (hạn 25/11/2026)'] });
});

test('the mail says what its reader has not answered', () => {
  const items = [...full.items, soon].map((item) => ({ ...item, isWaiting: true }));
  const { parts } = digestMail({ meetings: [], items }, { name: 'Mai', timeZone: zone, link: '' });
  expect(parts.flatMap((part) => (part.is === 'list' ? part.items : []))).toEqual([
    'Gửi báo giá (quá hạn từ 20/11/2026, chờ bạn trả lời)',
    'Soạn hợp đồng (chờ bạn trả lời)',
    'Đặt phòng (hạn 25/11/2026, chờ bạn trả lời)',
  ]);
});

test.each([
  ['2026-11-23', 'overdue'],
  ['2026-11-24', 'today'],
  ['2026-11-25', 'soon'],
])('a deadline of %s is %s on 24/11/2026', (deadline, due) => {
  expect(dueOn(deadline, '2026-11-24')).toBe(due);
});

test('of closed meetings only the count is said', () => {
  const items = [...full.items, soon];
  const mail = closedItemsMail(items, { name: 'Mai', companyName: 'Gỗ Vân', link: 'https://hopgon.vn' });
  expect(mail.subject).toBe('Họp kín: 2 việc đến hạn và 1 việc sắp đến hạn');
  expect(closedItemsLine(items)).toBe('Họp kín: bạn có 2 việc đến hạn và 1 việc sắp đến hạn.');
  for (const { title } of items) expect(JSON.stringify(mail)).not.toContain(title);
});
